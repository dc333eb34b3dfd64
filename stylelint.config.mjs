/** Motion comes from the mixins of styles/tools, which also say what happens under reduced motion. */
const rawMotion = ['transition', '/^transition-/', 'animation', '/^animation-/']

/** Sides of the page that turn round in languages written from right to left. */
const physicalSides = ['left', 'right', '/^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)/']

/** What is between things: it comes from the scale. */
const spaces = '/^((row|column)-)?gap$|^(padding|margin)(-|$)/'

/** @type {import('stylelint').Config} */
const config = {
  extends: ['stylelint-config-standard-scss'],
  ignoreFiles: ['generated/**'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      { message: 'Write class names in camelCase, so that TypeScript can read them as styles.className' },
    ],
    'color-no-hex': [true, { message: 'Use a job of styles/settings/_color.scss, for example var(--color-text)' }],
    'property-disallowed-list': [
      [...rawMotion, ...physicalSides],
      {
        message: (property) =>
          /^(transition|animation)/.test(property)
            ? `Use the mixin of styles/tools/_motion.scss instead of ${property}`
            : `Use a logical property (inline-start, inline-end) instead of ${property}`,
      },
    ],
    'declaration-property-value-disallowed-list': [
      { 'text-align': ['left', 'right'], float: ['left', 'right'], [spaces]: ['/[\\d.]rem/'] },
      {
        message: (property, value) =>
          `Use a logical side, or a step of styles/settings/_space.scss such as var(--space-16), instead of ${property}: ${value}`,
      },
    ],
    'at-rule-disallowed-list': ['extend', 'import'],
    'selector-max-id': 0,
    'max-nesting-depth': 2,
    'declaration-no-important': true,
    'scss/selector-no-union-class-name': true,
    // Areas, columns and rows read better as three lines than mixed in one shorthand.
    'declaration-block-no-redundant-longhand-properties': [true, { ignoreShorthands: ['grid-template'] }],
    // A variant stands after the part it belongs to, which can be further up than a lighter selector.
    'no-descending-specificity': null,
  },
  overrides: [
    { files: ['styles/settings/**/*.scss'], rules: { 'color-no-hex': null } },
    { files: ['styles/tools/**/*.scss'], rules: { 'property-disallowed-list': [physicalSides] } },
    // Print has the last word over what a page sets for the screen.
    { files: ['styles/base/_print.scss'], rules: { 'declaration-no-important': null } },
  ],
}

export default config
