import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { classNames } from '../class-names/class-names.ts'

export type ChipProps = {
  tone?: 'neutral' | 'success' | 'info' | 'warning' | 'danger' | 'primary' | 'pencil'
  /** Finished states (paid, published) are outlined, so that open ones stand out. */
  outlined?: boolean
  /** A sign beside the word: color alone says nothing. */
  icon?: ReactNode
  children: ReactNode
}

/** A state in one or two words. */
export function Chip({ tone = 'neutral', outlined = false, icon, children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone], outlined && styles.outlined)}>
      {icon}
      {children}
    </span>
  )
}
