import { organization } from '@/content/organization'

/** The telephone number, ready to press. */
export function PhoneLink({ className }: { className?: string | undefined }) {
  return (
    <a href={organization.phone.href} className={className}>
      {organization.phone.printed}
    </a>
  )
}
