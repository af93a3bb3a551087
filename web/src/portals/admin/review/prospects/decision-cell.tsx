import type { ReviewOutcome } from '@tower/contract/people/prospects.ts'
import { fillText } from '../../../../texts/fill-text.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { Moment } from '../../../../ui/time/moment.tsx'
import review from '../review.module.css'

type Decided = {
  outcome: ReviewOutcome | null
  reviewed_at: string | null
  reviewed_by: string | null
  reason: string | null
}

type DecisionCellProps = {
  decided: Decided
  status: string
  /** What was decided holds no more: it waits again, or a guardian took the consent back. */
  isPast?: boolean
}

/** Where a profile or news stands, who decided last, and why. */
export function DecisionCell({ decided, status, isPast = false }: DecisionCellProps) {
  const texts = useTexts('prospectReview')
  const { system } = useTexts('people')
  const { outcome, reviewed_at: at, reviewed_by: actor, reason } = decided
  const decision = outcome && fillText(texts.by, { status: texts.outcomes[outcome], actor: actor ?? system })
  return (
    <div className={review.two}>
      <b>{status}</b>
      {decision && <span>{isPast ? fillText(texts.before, { decision }) : decision}</span>}
      {at && <Moment at={at} />}
      {reason && <span>“{reason}”</span>}
    </div>
  )
}
