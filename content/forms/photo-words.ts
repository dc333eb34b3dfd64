import { largestPhoto } from './messages'

/** Words about a photo chosen for a form. `{before}` and `{after}` are its sizes, as in 4.2 MB. */
export const photoWords = {
  preparing: 'Getting your photo ready…',
  smaller: 'Your photo is ready. We made it smaller, {after} instead of {before}, and we removed its location.',
  ready: 'Your photo is ready ({after}). We removed its location.',
  asItIs: 'Your photo will be sent as is ({before}).',
  heic: 'Your photo is a HEIC file, the kind that iPhones often make, and this browser can’t open it. It will be sent as is ({before}). If you have the same picture as a JPEG, that one is easier for us to open.',
  notAPicture: 'This file doesn’t look like a picture, so it may not arrive. Please choose a photo.',
  tooLarge: `This picture is larger than ${largestPhoto.printed}, so it may not arrive. A smaller one is safer.`,
  gone: 'We can’t read this photo anymore. Please choose it again, or remove it.',
  again: 'If you chose a photo earlier, please choose it again. Browsers don’t keep photos.',
  removed: 'The photo has been removed.',
  preview: 'The photo you chose',
  remove: 'Remove the photo',
  replace: 'Choose another photo',
} as const
