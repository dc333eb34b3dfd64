import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.scss'

/** `primary` leads to the next step, `donate` to a gift, `secondary` beside them. */
export type ButtonVariant = 'primary' | 'secondary' | 'donate'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { variant: ButtonVariant }

export function Button({ variant, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} {...buttonLook(variant)} />
}

export function buttonLook(variant: ButtonVariant) {
  return { className: styles.button, 'data-variant': variant }
}

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className'> & {
  href: string
  variant: ButtonVariant
  children: ReactNode
}

export function ButtonLink({ variant, ...rest }: ButtonLinkProps) {
  return <a {...rest} {...buttonLook(variant)} />
}
