import { organization, postalAddress } from './organization'
import { townsNearby } from './programs/meals-on-wheels'
import type { Place, RichText } from './types'

const building = encodeURIComponent(`${postalAddress.line1}, ${postalAddress.line2}`)
const summit = encodeURIComponent(`${organization.address.city}, ${organization.address.state}`)

const frontDoor = {
  heading: organization.name,
  lines: [postalAddress.line1, postalAddress.line2],
  image: {
    picture: 'places/doorstep',
    alt: 'At our open front door, an older woman with her handbag on her arm laughs as she shakes hands with the aide who lets her in',
  },
  mapTitle: `Map: ${postalAddress.line1}, ${postalAddress.line2}`,
  map: `https://www.google.com/maps?q=${building}&z=16&output=embed`,
  link: {
    text: 'Directions',
    href: `https://www.google.com/maps/dir/?api=1&destination=${building}`,
    opensNewTab: true,
  },
} as const satisfies Place

/** Places and areas with their maps. The map URLs don't need a key; see Google's documentation on Maps URLs. */
export const places = {
  building: frontDoor,
  workshop: {
    ...frontDoor,
    image: {
      picture: 'places/workshop-door',
      alt: 'At the foot of the steps, the restorer in his apron and a neighbor carry an old caned chair together to the workshop’s open door, smiling at each other over the seat',
    },
  },
  deliveryArea: {
    heading: 'Delivery area',
    lines: [`${organization.address.city} and ${townsNearby} nearby towns in northern New Jersey.`],
    image: {
      picture: 'maps/eight-towns',
      alt: 'One route winds past eight small towns, people wave from their doors, and a smiling driver sets out in the green meal van',
    },
    mapTitle: `Map of the delivery area around ${organization.address.city}, New Jersey`,
    map: `https://www.google.com/maps?q=${summit}&z=12&output=embed`,
    link: {
      text: 'Open in Google Maps',
      href: `https://www.google.com/maps/search/?api=1&query=${summit}`,
      opensNewTab: true,
    },
  },
} as const satisfies Record<string, Place>

/** For anyone who wants to see a particular person: we don't promise office visits. */
export const callFirst = [
  'It’s best to call first, so we can tell you who can help and how: ',
  { text: organization.phone.printed, href: organization.phone.href },
] satisfies RichText
