import { useQuery } from '@tanstack/react-query'
import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { deskQueries } from '../../../money/desk/desk.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { DrawerParts } from '../../../ui/drawer/drawer-parts.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { DisputePart } from './dispute-part.tsx'
import { explainReview } from './explain-review.ts'
import { OrderPart } from './order-part.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Figure, Text } from '../../../ui/type/type.tsx'
import { PostingsPart } from './postings-part.tsx'
import { ReceiptPart } from './receipt-part.tsx'
import { RefundPart } from './refund-part.tsx'
import { ReviewPart } from './review-part.tsx'
import { SlotsPart } from './slots-part.tsx'
import { StoryTimeline } from './story-timeline.tsx'
import { nameDestination, StatusChip } from './use-payment-columns.tsx'

export type PaymentDrawerProps = { paymentId: string; onClose: () => void }

/** One payment at the side of the list: what it is, what can be done with it, and all that happened to it. */
export default function PaymentDrawer({ paymentId, onClose }: PaymentDrawerProps) {
  const { story } = useTexts('payments')
  return (
    <Drawer isOpen onClose={onClose} title={story.title}>
      <Details key={paymentId} paymentId={paymentId} />
    </Drawer>
  )
}

function Details({ paymentId }: { paymentId: string }) {
  const { story: texts } = useTexts('payments')
  const reading = useQuery({ ...deskQueries.story(paymentId), retry: false })
  if (reading.isPending) return <Skeleton lines={8} />
  if (!reading.data) return <UnreadPart reading={reading} failed={texts.failed} />
  const story = reading.data
  return (
    <DrawerParts>
      <Head story={story} />
      {story.disputes
        .filter(({ state }) => state === 'open')
        .map((dispute) => (
          <DisputePart key={dispute.provider_dispute_id} paymentId={story.id} dispute={dispute} />
        ))}
      <OrderPart story={story} />
      <ReviewPart story={story} />
      <RefundPart story={story} />
      <ReceiptPart story={story} />
      <StoryTimeline story={story} />
      <SlotsPart story={story} />
      <PostingsPart story={story} />
    </DrawerParts>
  )
}

function Head({ story }: { story: PaymentStory }) {
  const texts = useTexts('payments')
  const words = texts.story
  const cents = (amount: number) => formatUsd(amount, { always2: true })
  const shown = (name: string, amount: number) => (amount > 0 ? [{ name, value: cents(amount) }] : [])
  return (
    <Stack gap={3}>
      <Row justify="between">
        <Figure as="h3" value={cents(story.paid_cents)} />
        <StatusChip payment={story} />
      </Row>
      <Facts
        items={[
          { name: words.giver, value: <DonorLink story={story} /> },
          ...(story.donor_name && story.email ? [{ name: words.email, value: story.email }] : []),
          { name: words.destination, value: nameDestination(texts, story) },
          ...(story.fee_cover_cents > 0 ? shown(words.gift, story.amount_cents) : []),
          ...shown(words.fee, story.fee_cover_cents),
          ...shown(words.returned, story.refunded_cents),
          ...shown(words.onWay, story.on_their_way_cents),
          // While the bank disputes it nothing goes back, whatever is left of it.
          ...(story.status === 'disputed' ? [] : shown(words.left, story.left_cents)),
          ...(story.review_reason
            ? [{ name: words.reason, value: explainReview(words.reasons, story.review_reason) }]
            : []),
          ...(story.is_offline
            ? []
            : [
                {
                  name: words.provider,
                  value: (
                    <Text as="span" code size="small" wrap="anywhere">
                      {story.provider_payment_id}
                    </Text>
                  ),
                },
              ]),
        ]}
      />
      {story.provider_url && (
        <a href={story.provider_url} target="_blank" rel="noreferrer noopener">
          {words.seeProvider}
        </a>
      )}
    </Stack>
  )
}

/** Whose payment it is, and the way to all of theirs; the house is nobody. */
function DonorLink({ story }: { story: PaymentStory }) {
  const texts = useTexts('payments')
  const { donor_id: donorId, donor_kind: kind } = story
  const name = story.donor_name ?? story.email ?? texts.nobody
  return donorId && kind === 'person' ? <Link to={paths.adminDonor({ donorId })}>{name}</Link> : <>{name}</>
}
