import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  /** A small drawing, such as `EmptyBlocks`. */
  picture?: ReactNode
  /** One sentence. */
  children: ReactNode
  /** One thing to do. */
  action?: ReactNode
}

/** What stands where nothing is yet. */
export function EmptyState({ picture, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture}
      <p>{children}</p>
      {action}
    </div>
  )
}
