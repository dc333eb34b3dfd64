import { Breakable } from '@/components/ui/Breakable'
import { ButtonLink, type ButtonVariant } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { messages } from '@/content/messages'
import type { Link } from '@/content/types'
import { hrefTo } from '@/lib/links/href'

type SiteLinkProps = {
  link: Link
  variant?: ButtonVariant
  className?: string | undefined
  /** Set when it leads to the page the reader is on, or to the section that page belongs to. */
  current?: 'page' | 'true' | undefined
}

/** Every link made from content: the right URL, and a note when it opens a new tab or leads to another language. */
export function SiteLink({ link, variant, className, current }: SiteLinkProps) {
  const leadsToEnglish = link.standsIn === 'es' && link.href.startsWith('/')
  const attributes = {
    href: hrefTo(link.href),
    ...(link.opensNewTab && { target: '_blank', rel: 'noopener' }),
    ...(current && { 'aria-current': current }),
    ...(link.language && { lang: link.language, hrefLang: link.language }),
    ...(leadsToEnglish && { hrefLang: 'en' }),
  } as const
  const isSpanish = link.standsIn === 'es' || link.language === 'es'
  const note = isSpanish ? messages.opensNewTabInSpanish : messages.opensNewTab
  const words = (
    <>
      <Breakable text={link.text} />
      {leadsToEnglish && <span className="visuallyHidden"> {messages.leadsToEnglish}</span>}
      {link.opensNewTab && (
        <>
          {variant && <Icon name="newTab" size={20} />}
          <span className="visuallyHidden"> {note}</span>
        </>
      )}
    </>
  )
  if (variant) {
    return (
      <ButtonLink variant={variant} {...attributes}>
        {words}
      </ButtonLink>
    )
  }
  return (
    <a className={className} {...attributes}>
      {words}
    </a>
  )
}
