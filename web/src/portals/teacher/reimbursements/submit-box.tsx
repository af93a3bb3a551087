import { formatUsd } from '@tower/contract/money.ts'
import type { ReimbursementRequest } from '@tower/contract/spending/reimbursement-views.contract.ts'
import { useId } from 'react'
import type { Budget } from '../../../money/budgets/budget-card.tsx'
import { isTouched, sumOf } from '../../../spending/reimbursements/draft-lines.ts'
import type { RequestDraft } from '../../../spending/reimbursements/use-request-draft.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import styles from './request-form.module.css'

export type SubmitBoxProps = {
  draft: RequestDraft
  budget: Budget
  before: ReimbursementRequest | undefined
  pending: boolean
}

const dollars = (cents: number) => formatUsd(cents, { always2: true })

/** What the lines come to, what is left of the budget then, and the one button. */
export function SubmitBox({ draft, budget, before, pending }: SubmitBoxProps) {
  const { form: texts } = useTexts('reimbursements')
  const language = useLanguage()
  const reasonId = useId()
  const sum = sumOf(draft.lines)
  // What this request has set aside itself comes back with the change.
  const own = before && before.status !== 'draft' ? before.total_cents : 0
  const left = budget.remaining_cents - budget.held_cents + own - sum
  const reason = useReason({ draft, budget, left })
  const touched = draft.lines.filter(isTouched).length
  const waiting = budget.reserved_cents - own
  const rows = [
    { name: fillCounted(texts.count, touched, language), value: dollars(sum) },
    { name: texts.leftNow, value: dollars(budget.remaining_cents + budget.reserved_cents) },
    ...(waiting > 0 ? [{ name: texts.waiting, value: `−${dollars(waiting)}` }] : []),
    ...(budget.held_cents > 0 ? [{ name: texts.held, value: `−${dollars(budget.held_cents)}` }] : []),
  ]
  const amount = { amount: dollars(sum) }
  return (
    <section className={styles.box}>
      <dl className={styles.sums}>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.after}>
          <dt>{texts.leftAfter}</dt>
          <dd>{dollars(left)}</dd>
        </div>
      </dl>
      <div className={styles.submit}>
        <Button
          type="submit"
          kind="primary"
          block
          pending={pending}
          pendingLabel={texts.submitting}
          blockedBy={reason === '' ? undefined : reasonId}
        >
          {fillText(before && before.status !== 'draft' ? texts.submitAgain : texts.submit, amount)}
        </Button>
        <p id={reasonId} className={styles.reason} role="status">
          {reason}
        </p>
      </div>
    </section>
  )
}

/** Why it can't be submitted now; empty where it can. */
function useReason({
  draft,
  budget,
  left,
}: Pick<SubmitBoxProps, 'draft' | 'budget'> & { left: number }): string {
  const { form: texts } = useTexts('reimbursements')
  const language = useLanguage()
  const underWay = draft.lines.filter(({ upload }) => upload === 'underWay').length
  const failed = draft.lines.filter(({ upload }) => upload === 'failed').length
  if (budget.locked) return texts.locked
  if (left < 0) return texts.tooMuch
  return [
    underWay > 0 ? fillCounted(texts.waitsFor, underWay, language) : '',
    failed > 0 ? fillCounted(texts.retries, failed, language) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
