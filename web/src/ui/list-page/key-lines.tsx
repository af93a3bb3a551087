import styles from './list-keys-help.module.css'

export type KeyLine = readonly [signs: readonly string[], says: string]

/** Keys and what they do; many short ones stand beside each other. */
export function KeyLines({ lines, narrow = false }: { lines: readonly KeyLine[]; narrow?: boolean }) {
  return (
    <dl className={narrow ? styles.short : styles.keys}>
      {lines.map(([signs, says]) => (
        <div key={signs.join(' ')}>
          <dt>
            {signs.map((sign) => (
              <kbd key={sign}>{sign}</kbd>
            ))}
          </dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  )
}
