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

/** Where a profile or news stands, who decided last, and why. */
export function DecisionCell({ decided, status }: { decided: Decided; status: string }) {
  const texts = useTexts('prospectReview')
  const { system } = useTexts('people')
  const { outcome, reviewed_at: at, reviewed_by: actor, reason } = decided
  return (
    <div className={review.two}>
      <b>{status}</b>
      {outcome && (
        <span>{fillText(texts.by, { status: texts.outcomes[outcome], actor: actor ?? system })}</span>
      )}
      {at && <Moment at={at} />}
      {reason && <span>“{reason}”</span>}
    </div>
  )
}
