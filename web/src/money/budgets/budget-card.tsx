import type { CallOutput } from '@tower/contract/endpoint.ts'
import { formatUsd } from '@tower/contract/money.ts'
import type { teacherEndpoints } from '@tower/contract/people/teachers.contract.ts'
import type { ReactNode } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import styles from './budget-card.module.css'
import { budgetShares } from './budget-shares.ts'

/** A teacher's budget of one school year. */
export type Budget = NonNullable<CallOutput<typeof teacherEndpoints.overview>['budget']>

/** What is left, and where the rest went: spent solid, waiting hatched, free open. */
export function BudgetCard({ budget, action }: { budget: Budget | null; action?: ReactNode }) {
  const { budget: texts } = useTexts('teacher')
  if (!budget) {
    return (
      <Card title={texts.title}>
        <p>{texts.none}</p>
      </Card>
    )
  }
  const shares = budgetShares(budget)
  const words = {
    spent: formatUsd(shares.spentCents, { always2: true }),
    reserved: formatUsd(shares.reservedCents, { always2: true }),
    held: formatUsd(shares.heldCents, { always2: true }),
    free: formatUsd(shares.freeCents, { always2: true }),
    allocated: formatUsd(budget.allocated_cents, { always2: true }),
  }
  return (
    <Card title={texts.title} action={action}>
      <p className={styles.left}>
        <b>{words.free}</b> {fillText(texts.of, { amount: words.allocated })}
      </p>
      <div className={styles.bar} role="img" aria-label={fillText(texts.label, words)}>
        <i className={styles.spent} style={{ inlineSize: `${shares.spentPercent}%` }} />
        <i className={styles.reserved} style={{ inlineSize: `${shares.reservedPercent}%` }} />
      </div>
      <ul className={styles.key}>
        <li data-part="spent">{fillText(texts.spent, { amount: words.spent })}</li>
        <li data-part="reserved">{fillText(texts.reserved, { amount: words.reserved })}</li>
        <li data-part="free">{fillText(texts.free, { amount: words.free })}</li>
      </ul>
      {shares.heldCents > 0 && (
        <Notice tone="info" announce={false} className={styles.locked}>
          {fillText(texts.held, { amount: words.held })}
        </Notice>
      )}
      {budget.locked && (
        <Notice tone="warning" announce={false} className={styles.locked}>
          {texts.locked}
        </Notice>
      )}
    </Card>
  )
}
