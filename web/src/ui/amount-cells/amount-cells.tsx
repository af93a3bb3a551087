import { formatUsd } from '@tower/contract/money.ts'
import styles from './amount-cells.module.css'

export type AmountCellsProps = {
  legend: string
  name: string
  /** What can be chosen, and in a few true words what it becomes. */
  amounts: readonly { cents: number; becomes?: string }[]
  valueCents: number | undefined
  onChoose: (cents: number) => void
}

/** Amounts as radio cells. The free amount is a field of its own beside them, never hidden. */
export function AmountCells({ legend, name, amounts, valueCents, onChoose }: AmountCellsProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cells}>
        {amounts.map(({ cents, becomes }) => (
          <label key={cents} className={styles.cell}>
            <input
              type="radio"
              name={name}
              value={cents}
              checked={cents === valueCents}
              onChange={() => onChoose(cents)}
            />
            <b>{formatUsd(cents)}</b>
            {becomes && <span>{becomes}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
