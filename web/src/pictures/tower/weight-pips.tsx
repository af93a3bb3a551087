import styles from './weight-pips.module.css'

export type WeightPipsProps = {
  count: number
  /** The most that counts: 25 nominators, 10 waited draws. */
  limit: number
  /** Nominators are round like people; waited draws are square like minted slots. */
  kind: 'nominators' | 'waited'
  /** What a screen reader says, such as “12 of at most 25 nominators”. */
  label: string
}

/** One pip per point that counts toward a classroom's weight, hollow up to the limit. */
export function WeightPips({ count, limit, kind, label }: WeightPipsProps) {
  const filled = Math.max(0, Math.min(count, limit))
  return (
    <span className={`${styles.pips} ${styles[kind]}`} role="img" aria-label={label}>
      {Array.from({ length: limit }, (_, position) => (
        <i key={position} data-filled={position < filled ? '' : undefined} />
      ))}
    </span>
  )
}
