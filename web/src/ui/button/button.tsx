import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './button.module.css'
import { classNames } from '../class-names/class-names.ts'
import { ArrowIcon } from '../icons/icons.tsx'

type Look = {
  /** `primary` once per view; `pencil` for the header's Donate; `danger` outlined, solid only in a confirmation. */
  kind?: 'primary' | 'second' | 'pencil' | 'ghost' | 'danger' | 'danger-solid'
  size?: 'm' | 'l' | 's'
  block?: boolean
  /** Square, for a lone icon; give it an aria-label. */
  iconOnly?: boolean
}

export type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** Work is under way: the button keeps its place, says `pendingLabel` and takes no second press. */
    pending?: boolean
    pendingLabel?: string
    /** Why it cannot be pressed now. It stays focusable and the reason stands in a hint with this id. */
    blockedBy?: string | undefined
  }

/** A button that says what happens and, for money, how much. */
export function Button({
  kind = 'second',
  size,
  block,
  iconOnly,
  pending = false,
  pendingLabel,
  blockedBy,
  className,
  children,
  ...rest
}: ButtonProps) {
  const isBlocked = pending || blockedBy !== undefined
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ kind, size, block, iconOnly }), className)}
      aria-disabled={isBlocked || rest['aria-disabled'] || undefined}
      aria-busy={pending || undefined}
      aria-describedby={blockedBy ?? rest['aria-describedby']}
      onClick={(event) => (isBlocked ? event.preventDefault() : rest.onClick?.(event))}
    >
      {pending && <span className={styles.spinner} aria-hidden="true" />}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  )
}

export type ButtonLinkProps = Look & LinkProps

/** A link that looks like a button. */
export function ButtonLink({ kind = 'second', size, block, iconOnly, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classNames(buttonClass({ kind, size, block, iconOnly }), className)} />
}

/** A quiet link onward, with an arrow. */
export function GoLink({ children, className, ...rest }: LinkProps & { children: ReactNode }) {
  return (
    <Link {...rest} className={classNames(styles.go, className)}>
      {children}
      <ArrowIcon />
    </Link>
  )
}

function buttonClass({
  kind = 'second',
  size = 'm',
  block,
  iconOnly,
}: { [K in keyof Look]: Look[K] | undefined }) {
  return classNames(
    styles.button,
    styles[kind],
    size !== 'm' && styles[size],
    block && styles.block,
    iconOnly && styles.iconOnly,
  )
}
