import { organization } from '@/content/organization'

/** The telephone number, ready to press, never broken over two lines. */
export function PhoneLink({ className }: { className?: string | undefined }) {
  return (
    <a href={organization.phone.href} className={className} style={{ whiteSpace: 'nowrap' }}>
      {organization.phone.printed}
    </a>
  )
}
