import { type ReactNode, useState } from 'react'
import { DownIcon } from '../../../ui/icons/icons.tsx'
import styles from './fold.module.css'

export type FoldProps = {
  id?: string
  title: ReactNode
  /** Open from the start. Later it is the visitor's own. */
  isOpen?: boolean
  children: ReactNode
}

/** A part of the page that stays folded until somebody wants it. */
export function Fold({ id, title, isOpen = false, children }: FoldProps) {
  const [isOpenFirst] = useState(isOpen)
  return (
    <details id={id} className={styles.fold} open={isOpenFirst || undefined}>
      <summary>
        <h3>{title}</h3>
        <DownIcon />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
