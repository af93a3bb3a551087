import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { showTime } from '../../../ui/time/show-time.ts'

/** An open dispute: what it is about, until when it can be answered, and where. */
export function DisputePart({ dispute }: { dispute: PaymentStory['disputes'][number] }) {
  const { dispute: texts } = useTexts('payments')
  const language = useLanguage()
  const { evidence_due_at: due, review_reason: reason, is_inquiry: isInquiry } = dispute
  const amount = formatUsd(dispute.amount_cents, { always2: true })
  return (
    <Notice tone="danger" announce={false}>
      <strong>{isInquiry ? texts.inquiry : texts.title}</strong>{' '}
      {fillText(texts.amount, { amount, status: dispute.provider_status ?? dispute.state })}{' '}
      {due ? fillText(texts.due, { date: showTime(due, 'dated', language) }) : texts.noDue}{' '}
      {reason && fillText(texts.review, { reason })} {!isInquiry && texts.noRefund}{' '}
      {dispute.provider_url && (
        <a href={dispute.provider_url} target="_blank" rel="noreferrer noopener">
          {texts.answer}
        </a>
      )}
    </Notice>
  )
}
