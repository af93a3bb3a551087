import { type ReactNode, useId } from 'react'
import styles from './card.module.css'
import { classNames } from '../class-names/class-names.ts'

export type CardProps = {
  title?: ReactNode
  /** One quiet link or button beside the title. */
  action?: ReactNode
  footer?: ReactNode
  /** Content goes to the edges (tables, lists of rows). */
  flush?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A box for something to fill in, choose or carry away. Never a card in a card. */
export function Card({ title, action, footer, flush = false, className, children }: CardProps) {
  const titleId = useId()
  return (
    <section className={classNames(styles.card, className)} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {action}
        </header>
      )}
      <div className={flush ? styles.flush : styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </section>
  )
}
