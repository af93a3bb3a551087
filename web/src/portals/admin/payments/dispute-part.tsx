import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { EvidenceButton } from './evidence-button.tsx'
import { explainDisputeReview, explainStanding, waitsForUs } from './explain-dispute.ts'

type Dispute = PaymentStory['disputes'][number]

/** An open dispute: what it is about, how it stands, until when it can be answered, where, and with what. */
export function DisputePart({ paymentId, dispute }: { paymentId: string; dispute: Dispute }) {
  const { dispute: texts } = useTexts('payments')
  const { review_reason: reason, is_inquiry: isInquiry } = dispute
  const amount = formatUsd(dispute.amount_cents, { always2: true })
  return (
    <Notice tone="danger" announce={false}>
      <p>
        <strong>{isInquiry ? texts.inquiry : texts.title}</strong>
      </p>
      <p>
        {fillText(isInquiry ? texts.amountAsked : texts.amount, { amount })} {explainStanding(texts, dispute)}{' '}
        <Until dispute={dispute} />
      </p>
      {reason && <p>{explainDisputeReview(texts, reason)}</p>}
      {!isInquiry && <p>{texts.noRefund}</p>}
      <p data-undecided>{texts.decidedThere}</p>
      {dispute.provider_url && (
        <a href={dispute.provider_url} target="_blank" rel="noreferrer noopener" data-decided-there>
          {waitsForUs(dispute) ? texts.answer : texts.see}
        </a>
      )}
      <EvidenceButton paymentId={paymentId} />
    </Notice>
  )
}

/** Until when the bank takes an answer, as long as it waits for one. */
function Until({ dispute }: { dispute: Dispute }) {
  const { dispute: texts } = useTexts('payments')
  const language = useLanguage()
  const { evidence_due_at: due, is_inquiry: isInquiry } = dispute
  if (!waitsForUs(dispute)) return null
  if (!due) return texts.noDue
  return fillText(isInquiry ? texts.dueAsked : texts.due, { date: showTime(due, 'dated', language) })
}
