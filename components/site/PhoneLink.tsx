import { organization } from '@/content/organization'

/** The phone number, ready to press. */
export function PhoneLink({ className }: { className?: string | undefined }) {
  return (
    <a href={organization.phone.href} className={className}>
      {organization.phone.printed}
    </a>
  )
}
