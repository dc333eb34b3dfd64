/** One chair, drawn before and after. What was done to it are services of BRIEF 1.5. */
export const beforeAndAfter = {
  id: 'chair',
  heading: 'One chair, before and after',
  before: {
    name: 'Before',
    picture: 'furniture/chair-before',
    alt: 'A dull old chair with a torn cane seat and a loose rung',
  },
  after: {
    name: 'After',
    picture: 'furniture/chair-after',
    alt: 'The same chair with new cane in the seat, the rung back in place, and wood that glows',
  },
  slider: 'Slide to see the chair before and after',
  /** What a screen reader says of the slider's place; `{before}` and `{after}` stand for percent. */
  sliderValue: '{before} percent before, {after} percent after',
  work: [
    { term: 'The seat', text: 'New cane replaces the torn seat.' },
    { term: 'The rung', text: 'The loose joint is glued, so it holds again.' },
    { term: 'The wood', text: 'Scratches and dull spots are refinished.' },
  ],
} as const
