/** Motion comes from the mixins in styles/_tools.scss, which also handle reduced motion. */
const rawMotion = ['transition', '/^transition-/', 'animation', '/^animation-/']

/** Sides of the page that swap in right-to-left languages. */
const physicalSides = ['left', 'right', '/^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)/']

/** The spaces between things, which come from the scale. */
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
    'color-no-hex': [true, { message: 'Use a job of styles/_settings.scss, for example var(--color-text)' }],
    'property-disallowed-list': [
      [...rawMotion, ...physicalSides],
      {
        message: (property) =>
          /^(transition|animation)/.test(property)
            ? `Use the mixin of styles/_tools.scss instead of ${property}`
            : `Use a logical property (inline-start, inline-end) instead of ${property}`,
      },
    ],
    'declaration-property-value-disallowed-list': [
      { 'text-align': ['left', 'right'], float: ['left', 'right'], [spaces]: ['/[\\d.]rem/'] },
      {
        message: (property, value) =>
          `Use a logical side, or a step of styles/_settings.scss such as var(--space-16), instead of ${property}: ${value}`,
      },
    ],
    'at-rule-disallowed-list': ['extend', 'import'],
    'selector-max-id': 0,
    'max-nesting-depth': 2,
    'declaration-no-important': true,
    'scss/selector-no-union-class-name': true,
    // Areas, columns and rows read better on three lines than mixed into one shorthand.
    'declaration-block-no-redundant-longhand-properties': [true, { ignoreShorthands: ['grid-template'] }],
    // A variant comes after the part it belongs to, which can be above a selector of lower specificity.
    'no-descending-specificity': null,
  },
  overrides: [
    { files: ['styles/_tools.scss'], rules: { 'property-disallowed-list': [physicalSides] } },
    // Print overrides whatever a page sets for the screen.
    { files: ['styles/base/_print.scss'], rules: { 'declaration-no-important': null } },
  ],
}

export default config
