import type { WebhookEvent } from '@tower/contract/oversight/webhooks.ts'
import { demoId } from '../../demo-chance.ts'

/** A message to a webhook, and what came of it. */
export type DemoMessage = {
  event: WebhookEvent
  data: Record<string, string | number | boolean | null>
  hoursAgo: number
  tries: number
  status: number | null
  error: string | null
  end: 'delivered' | 'given up' | 'waiting'
}

const arrived = { tries: 1, status: 204, error: null, end: 'delivered' } as const
const arrivedLater = { ...arrived, tries: 3 }
const waits = { tries: 2, status: 503, error: 'answered 503', end: 'waiting' } as const
const givenUp = { tries: 10, status: null, error: 'no answer within 15 s', end: 'given up' } as const

const donation = (number: number, amount: number) => ({
  event: 'donation.succeeded' as const,
  data: {
    ...{ payment_id: demoId(`told payment ${number}`), amount_cents: amount, fee_cover_cents: 0 },
    ...{ destination: 'classrooms', program: 'sponsor-classroom', classroom_id: null, is_monthly: false },
  },
})
const minted = (number: number) => ({
  event: 'slot.minted' as const,
  data: {
    ...{ slot_id: demoId(`told slot ${number}`), number, origin: 'donation' },
    payment_id: demoId(`told payment ${number}`),
  },
})
const matched = (number: number) => ({
  event: 'slot.matched' as const,
  data: {
    ...{ slot_id: demoId(`told slot ${number}`), number, how: 'draw' },
    ...{ classroom_id: demoId(`told classroom ${number}`), draw_id: demoId('told draw') },
  },
})
const ticket = (number: number, event: 'ticket.created' | 'ticket.closed') => ({
  event,
  data: {
    ticket_id: demoId(`told ticket ${number}`),
    ...(event === 'ticket.created' && { priority: 'normal' }),
  },
})

/** The oldest first: what arrived at once, at the third try, what waits, and what was given up. */
export const demoMessages = {
  ofGivers: [
    { ...donation(1, 80_000), ...arrived, hoursAgo: 300 },
    { ...minted(1), ...arrived, hoursAgo: 300 },
    { ...donation(2, 2_500), ...arrivedLater, hoursAgo: 200 },
    { ...matched(1), ...arrived, hoursAgo: 168 },
    { ...donation(3, 80_000), ...arrived, hoursAgo: 48 },
    { ...minted(3), ...arrivedLater, hoursAgo: 48 },
  ],
  ofTickets: [
    { ...ticket(1, 'ticket.created'), ...arrived, hoursAgo: 400 },
    { ...ticket(1, 'ticket.closed'), ...givenUp, hoursAgo: 390 },
    { ...ticket(2, 'ticket.created'), ...givenUp, hoursAgo: 120 },
    { ...ticket(3, 'ticket.created'), ...waits, hoursAgo: 26 },
  ],
} satisfies Record<string, readonly DemoMessage[]>
