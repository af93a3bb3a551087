import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** What somebody reads of a thing; `note` stands under its name, smaller. */
export type Fact = { name: string; note?: string; value: ReactNode }

/** Pairs of a name and a value, one under the other, values at the right. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ name, note, value }) => (
        <div key={name}>
          <dt>
            {name}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
