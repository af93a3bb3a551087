import { formatUsd } from '@tower/contract/money.ts'
import { useId } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from './order-form.module.css'

/** The budget that is ordered from. */
export type OrderBudget = { budget_id: string; free_cents: number; held_cents: number; locked: boolean }

export type OrderTotalProps = { totalCents: number; budget: OrderBudget; pending: boolean }
const cents = (amount: number) => formatUsd(amount, { always2: true })

/** What an order costs, what it leaves, and the button that sends it; it stays in sight. */
export function OrderTotal({ totalCents, budget, pending }: OrderTotalProps) {
  const { form: texts } = useTexts('orders')
  const reasonId = useId()
  const leftCents = budget.free_cents - totalCents
  const blocked = budget.locked || leftCents < 0
  return (
    <div className={styles.bar}>
      <p role="status">
        <span className="visually-hidden">{texts.total} </span>
        <b>{cents(totalCents)}</b>
        <span id={reasonId} className={leftCents < 0 || budget.locked ? styles.over : undefined}>
          {budget.locked
            ? texts.locked
            : fillText(leftCents < 0 ? texts.over : texts.left, { amount: cents(Math.abs(leftCents)) })}
        </span>
      </p>
      <Button
        type="submit"
        kind="primary"
        pending={pending}
        pendingLabel={texts.submitting}
        blockedBy={blocked ? reasonId : undefined}
      >
        {totalCents > 0 ? fillText(texts.submitAmount, { amount: cents(totalCents) }) : texts.submit}
      </Button>
    </div>
  )
}
