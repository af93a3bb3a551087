import type { OrderDetails } from '@tower/contract/spending/orders.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { sayAgreement } from '../../session/say-agreement.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Timeline, type TimelineEvent } from '../../ui/timeline/timeline.tsx'

type Words = ReturnType<typeof useTexts<'orders'>> & { second: ReturnType<typeof useTexts<'secondPerson'>> }
const cents = (amount: number) => formatUsd(amount, { always2: true })

/** All that happened to an order, the latest first; who of the staff it was, staff alone are told. */
export function OrderHistory({ order }: { order: OrderDetails }) {
  const texts = { ...useTexts('orders'), second: useTexts('secondPerson') }
  const events = [
    {
      id: 'placed',
      at: order.placed_at,
      title: fillText(texts.events.placed, { amount: cents(order.total_cents) }),
    },
    ...decisions(order, texts),
    ...parcels(order, texts),
    ...returns(order, texts),
  ]
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .toReversed()
  return <Timeline label={texts.one.history} events={events} />
}

function decisions(order: OrderDetails, { events, second }: Words): TimelineEvent[] {
  const named = (name: string | null, by: string, without: string) =>
    name === null ? without : fillText(by, { name })
  const canceled = order.canceled_by_teacher
    ? events.canceledByYou
    : named(order.canceled_by, events.canceledBy, events.canceled)
  return [
    ...one('paid', order.paid_at, named(order.paid_by, events.paidBy, events.paid)),
    ...one('fulfilled', order.fulfilled_at, named(order.fulfilled_by, events.fulfilledBy, events.fulfilled)),
    ...one('canceled', order.canceled_at, canceled).map((event) => ({
      ...event,
      tone: 'danger' as const,
      detail: sayAgreement(second, {
        reason: order.cancel_reason,
        reference: order.cancel_reference,
        agreed: order.cancel_agreed,
      }),
    })),
  ]
}

const one = (id: string, at: string | null, title: string): TimelineEvent[] =>
  at === null ? [] : [{ id, at, title }]

function parcels({ shipments }: OrderDetails, { events, shipmentStatuses, one: words }: Words) {
  return shipments.flatMap(({ id, carrier, tracking, status, created_at: at, updated_at: since }) => {
    const what = [carrier || words.noCarrier, tracking].filter(Boolean).join(' ')
    const added = { id: `added-${id}`, at, title: fillText(events.shipped, { what }) }
    const moved = {
      id: `moved-${id}`,
      at: since,
      title: fillText(events.moved, { what, status: shipmentStatuses[status] }),
    }
    return since === at ? [added] : [added, moved]
  })
}

function returns({ returns: all }: OrderDetails, { events, second }: Words): TimelineEvent[] {
  return all.map(({ id, amount_cents: amount, reason, returned_at: at, returned_by: by, ...proof }) => ({
    id,
    at,
    title: fillText(events.returned, { amount: cents(amount) }),
    detail: sayAgreement(second, { ...proof, reason: by === null ? reason : `${reason} (${by})` }),
  }))
}
