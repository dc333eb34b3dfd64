import { organization, postalAddress } from './organization'
import type { Link, Place } from './types'

const building = encodeURIComponent(`${postalAddress.line1}, ${postalAddress.line2}`)
const summit = encodeURIComponent(`${organization.address.city}, ${organization.address.state}`)

const frontDoor = {
  heading: organization.name,
  lines: [postalAddress.line1, postalAddress.line2],
  link: {
    text: 'Directions',
    href: `https://www.google.com/maps/dir/?api=1&destination=${building}`,
    opensNewTab: true,
  },
} as const satisfies Place

/** Places and areas, some with a map. The map URLs don't need a key; see Google's documentation on Maps URLs. */
export const places = {
  building: frontDoor,
  workshop: {
    ...frontDoor,
    map: {
      title: `Map: ${postalAddress.line1}, ${postalAddress.line2}`,
      address: `https://www.google.com/maps?q=${building}&z=16&output=embed`,
    },
  },
  deliveryArea: {
    heading: 'Delivery area',
    lines: ['Not sure about your address? Call with your ZIP code, and we’ll tell you whether we deliver there.'],
    map: {
      title: `Map of the delivery area around ${organization.address.city}, New Jersey`,
      address: `https://www.google.com/maps?q=${summit}&z=12&output=embed`,
    },
    link: {
      text: 'Open in Google Maps',
      href: `https://www.google.com/maps/search/?api=1&query=${summit}`,
      opensNewTab: true,
    },
  },
} as const satisfies Record<string, Place>

/** For programs that most people reach by phone: we don't promise office visits. */
export const visits = `Our office is at ${postalAddress.line1}, ${postalAddress.line2}. Please call before you come.`

export const directions: Link = frontDoor.link
