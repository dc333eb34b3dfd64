import type { Link } from '@/content/types'

/** The company that takes the forms' messages when the build settings name it. */
export const formService = {
  name: 'Formspree',
  host: 'formspree.io',
  policy: {
    text: 'Formspree’s privacy policy',
    href: 'https://formspree.io/legal/privacy-policy',
    opensNewTab: true,
  } satisfies Link,
  /** Whether it tells the sender that a message has arrived. Not every plan does (deploy/README.md). */
  sendsNote: true,
  confirm:
    'Whether the plan at the form service sends notes; if not, sendsNote is false (deploy/README.md). And if HIPAA covers you, whether every company that carries or keeps enquiries (form service, host, mail) has signed a business associate agreement.',
}
