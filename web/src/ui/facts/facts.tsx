import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** Pairs of a name and a value, one under the other, values at the right. */
export function Facts({ items }: { items: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
