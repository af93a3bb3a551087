import { useQuery } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import type { ReimbursementStory } from '@tower/contract/spending/reimbursement-views.contract.ts'
import { nameReimbursement } from '@tower/contract/spending/reimbursements.ts'
import { SecondPersonNotice } from '../../../money/approvals/second-person-notice.tsx'
import { reimbursementQueries } from '../../../spending/reimbursements/reimbursements.api.ts'
import { ReceiptLine } from '../../../spending/reimbursements/receipt-line.tsx'
import { RequestHistory } from '../../../spending/reimbursements/request-history.tsx'
import { isReturned } from '../../../spending/reimbursements/status-chip.tsx'
import { StatusPath } from '../../../spending/reimbursements/status-path.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../../failed-part.tsx'
import { RequestActs } from './request-acts.tsx'
import styles from './requests.module.css'

const dollars = (cents: number) => formatUsd(cents, { always2: true })

/** One request of a teacher: where it stands, its receipts, and what can still be done. */
export default function RequestDetail({ requestId, onGone }: { requestId: string; onGone: () => void }) {
  const texts = useTexts('reimbursements')
  const reading = useQuery({ ...reimbursementQueries.story(requestId), retry: false })
  if (reading.isPending) return <Skeleton lines={8} />
  if (!reading.data)
    return (
      <FailedPart
        message={texts.openFailed}
        onRetry={() => void reading.refetch()}
        pending={reading.isFetching}
      />
    )
  const story = reading.data
  return (
    <article className={styles.detail}>
      <header className={styles.head}>
        <h2>{story.title}</h2>
        <p>
          <code>{nameReimbursement(story.number)}</code> ·{' '}
          {fillText(texts.detail.budget, { year: story.fiscal_year % 100 })}
        </p>
        <b className={styles.sum}>{dollars(story.total_cents)}</b>
      </header>
      <StatusPath story={story} />
      <Reason story={story} />
      <SecondPersonNotice approval={story.approval} />
      <ul className={styles.lines}>
        {story.purchase_request_items.map((item) => (
          <ReceiptLine key={item.id} item={item} />
        ))}
      </ul>
      <Sums story={story} />
      {story.memo && (
        <p className={styles.memo}>
          <b>{texts.detail.memo}</b> {story.memo}
        </p>
      )}
      <RequestActs story={story} onGone={onGone} />
      {story.events.length > 1 && <RequestHistory story={story} />}
    </article>
  )
}

/** What staff wrote, where the request came back or was rejected. */
function Reason({ story }: { story: ReimbursementStory }) {
  const { detail: texts } = useTexts('reimbursements')
  const { status, reason, payout } = story
  if (isReturned(story))
    return (
      <Notice tone="warning" announce={false}>
        <b>{texts.returned}</b> {reason}
      </Notice>
    )
  if (status === 'rejected')
    return (
      <Notice tone="danger" announce={false}>
        {reason === null ? (
          texts.rejectedNoReason
        ) : (
          <>
            <b>{texts.rejected}</b> {reason}
          </>
        )}
      </Notice>
    )
  if (payout)
    return (
      <Notice tone="success" announce={false}>
        {fillText(texts.reference, { reference: payout.reference })}
      </Notice>
    )
  return null
}

/** What it comes to, and what of the budget is left then. */
function Sums({ story }: { story: ReimbursementStory }) {
  const { detail: texts } = useTexts('reimbursements')
  const { status, total_cents: total, budget } = story
  // What waits is set aside already.
  const left = status === 'draft' ? budget.remaining_cents - total : budget.remaining_cents
  return (
    <Facts
      items={[
        { name: texts.total, value: <b>{dollars(total)}</b> },
        {
          name: status === 'draft' || status === 'submitted' ? texts.left : texts.leftNow,
          value: dollars(left),
        },
      ]}
    />
  )
}
