import { dayOf } from '@tower/contract/org-days.ts'
import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Timeline, type TimelineEvent } from '../../../ui/timeline/timeline.tsx'
import { nameEnd } from './explain-dispute.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'

type Words = ReturnType<typeof useTexts<'payments'>>

/** What happened to a payment, from the checkout to the last mail, in the order of time. */
export function StoryTimeline({ story }: { story: PaymentStory }) {
  const texts = useTexts('payments')
  const events = [
    ...checkoutEvents(story, texts),
    ...providerEvents(story, texts),
    ...paperEvents(story, texts),
    ...returnEvents(story, texts),
    ...staffEvents(story, texts),
  ].toSorted((one, other) => secondOf(one).localeCompare(secondOf(other)))
  return (
    <Stack gap={3}>
      <Text as="h3" size="body">
        {texts.story.history}
      </Text>
      <Timeline label={texts.story.history} events={events} />
    </Stack>
  )
}

/**
 * The provider tells seconds: what came within one keeps the order it is told in here. What has only a day comes before all
 * that happened on it.
 */
const secondOf = ({ at, isDay }: TimelineEvent) => at.slice(0, isDay ? 10 : 19)

const cents = (amount: number) => formatUsd(amount, { always2: true })

function checkoutEvents(story: PaymentStory, { story: words }: Words): TimelineEvent[] {
  return story.is_offline ? offlineEvents(story, words) : onlineEvents(story, words)
}

/** Of a check or a transfer only the day is known on which it was given; nobody charged anything, or asked to pay. */
function offlineEvents({ checkout, ...story }: PaymentStory, words: Words['story']): TimelineEvent[] {
  const amount = cents(story.paid_cents)
  const given = {
    id: 'given',
    at: dayOf(new Date(story.settled_at)),
    isDay: true,
    title: fillText(words.given, { amount }),
  }
  if (!checkout) return [given]
  return [given, { id: 'checkout', at: checkout.created_at, title: fillText(words.atBank, { amount }) }]
}

function onlineEvents({ checkout, ...story }: PaymentStory, words: Words['story']): TimelineEvent[] {
  const charged = {
    id: 'charged',
    at: story.settled_at,
    title: fillText(words.charged, { amount: cents(story.paid_cents) }),
  }
  if (!checkout) return [charged]
  const { tribute, amount_cents: amount, fee_cover_cents: fee } = checkout
  const kind = tribute?.kind === 'memory' ? 'memory' : 'honor'
  const started = {
    id: 'checkout',
    at: checkout.created_at,
    title: fillText(words.asked, { amount: cents(amount + fee) }),
    detail: tribute?.name ? fillText(words.dedicated[kind], { name: tribute.name }) : undefined,
  }
  return [started, charged]
}

function providerEvents({ events }: PaymentStory, { story: words, events: names }: Words): TimelineEvent[] {
  const outcomes: Record<string, string> = words.outcomes
  const kinds: Record<string, string> = names
  return events.map(({ id, kind, outcome, received_at: at }) => ({
    id,
    at,
    title: fillText(words.event, { kind: kinds[kind] ?? kind }),
    detail: outcomes[outcome] ?? outcome,
  }))
}

function paperEvents({ receipts, mails }: PaymentStory, { story: words }: Words): TimelineEvent[] {
  const written = receipts.map((receipt) => ({
    id: `receipt-${receipt.number}`,
    at: receipt.issued_at,
    title: fillText(words.receipt, { number: receipt.number, amount: cents(receipt.amount_cents) }),
    detail: receipt.replaces_number
      ? fillText(words.receiptReplaces, { number: receipt.replaces_number })
      : undefined,
  }))
  const voided = receipts.flatMap(({ number, voided_at: at }) =>
    at
      ? [
          {
            id: `void-${number}`,
            at,
            title: fillText(words.receiptVoid, { number }),
            tone: 'danger' as const,
          },
        ]
      : [],
  )
  const mailed = mails.map((mail) => ({
    id: mail.id,
    at: mail.sent_at ?? mail.given_up_at ?? mail.created_at,
    title: fillText(words.receiptEmail, { email: mail.to_email }),
    detail: standingOfMail(mail, words),
  }))
  return [...written, ...voided, ...mailed]
}

function standingOfMail(mail: PaymentStory['mails'][number], words: Words['story']): string {
  if (mail.sent_at) return words.emailGone
  return mail.given_up_at ? words.emailLost : words.emailWaits
}

function returnEvents(
  { refunds, disputes }: PaymentStory,
  { story: words, dispute: contest }: Words,
): TimelineEvent[] {
  const states: Record<string, string> = words.refundStates
  const refunded = refunds.map((refund) => ({
    id: refund.provider_refund_id,
    at: refund.created_at,
    title: fillText(words.refund, {
      amount: cents(refund.amount_cents),
      state: states[refund.state] ?? refund.state,
    }),
    detail: refund.by
      ? fillText(words.byWhom, { name: refund.by, reason: refund.reason ?? '' })
      : words.atProvider,
    tone: 'danger' as const,
  }))
  const contested = disputes.flatMap((dispute) => [
    {
      id: `${dispute.provider_dispute_id}-opened`,
      at: dispute.opened_at,
      title: fillText(dispute.is_inquiry ? contest.asked : contest.opened, {
        amount: cents(dispute.amount_cents),
      }),
      detail: dispute.provider_dispute_id,
      tone: 'danger' as const,
    },
    ...(dispute.closed_at
      ? [
          {
            id: `${dispute.provider_dispute_id}-closed`,
            at: dispute.closed_at,
            title: nameEnd(contest, dispute),
          },
        ]
      : []),
  ])
  return [...refunded, ...contested]
}

const isAlone = ({ asked_by: asker, decided_by: decider }: PaymentStory['orders'][number]) =>
  decider === null || decider === asker

function staffEvents(
  { orders, decision }: PaymentStory,
  { story: words, order: texts }: Words,
): TimelineEvent[] {
  const past = orders.flatMap((order) => {
    const { state } = order
    if (state === 'waiting' || state === 'sending') return []
    return [
      {
        id: order.id,
        // What one person did alone began as they asked, before the provider answered.
        at: isAlone(order) ? order.asked_at : (order.decided_at ?? order.asked_at),
        title: fillText(texts.past[state], { amount: cents(order.amount_cents) }),
        detail: fillText(isAlone(order) ? texts.pastAlone : texts.pastBy, {
          asker: order.asked_by,
          decider: order.decided_by ?? order.asked_by,
          reason: state === 'declined' ? (order.note ?? '') : order.reason,
        }),
      },
    ]
  })
  if (!decision) return past
  const decisions: Record<string, string> = words.decisions
  return [
    ...past,
    {
      id: 'decision',
      at: decision.decided_at,
      title: fillText(words.decided, { decision: decisions[decision.decision] ?? decision.decision }),
      detail: fillText(words.byWhom, { name: decision.by, reason: decision.reason }),
    },
  ]
}
