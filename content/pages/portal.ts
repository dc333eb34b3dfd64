import { organization } from '@/content/organization'

/** Words of the page for trustees. It is public: nothing on it is for trustees only. */
export const portal = {
  heading: 'Trustee Portal',
  lead: `If you’re a trustee of ${organization.name}, call the office for board materials and meeting dates. There’s no login here.`,
  confirm: 'Where trustees find their papers. If they have a website of their own, link to it here.',
} as const
