import type { ReactNode } from 'react'
import styles from './drawer-parts.module.css'

/** The parts of what a drawer tells, one below the other. */
export function DrawerParts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>
}
