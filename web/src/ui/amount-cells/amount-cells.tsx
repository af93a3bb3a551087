import { formatUsd } from '@tower/contract/money.ts'
import type { ReactNode } from 'react'
import styles from './amount-cells.module.css'

export type AmountCellsProps = {
  legend: string
  name: string
  /** What can be chosen, and in a few true words what it becomes. */
  amounts: readonly { cents: number; becomes?: string }[]
  valueCents: number | undefined
  onChoose: (cents: number) => void
  /** The field of the free amount, where it is the last cell. */
  children?: ReactNode
}

/** Amounts as radio cells. The free amount is a field of its own, beside them or as the last cell, never hidden. */
export function AmountCells({ legend, name, amounts, valueCents, onChoose, children }: AmountCellsProps) {
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
        {children}
      </div>
    </fieldset>
  )
}
