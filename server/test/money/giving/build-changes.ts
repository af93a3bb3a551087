import Stripe from 'stripe'
import { WEBHOOK_SECRET } from '../../vendors/stripe/build-sandbox.ts'
import type { GivingWorld, SignedEvent } from './build-giving.ts'

type Refund = {
  id?: string
  paymentId: string
  amountCents: number
  status: string
  currency?: string
  failureReason?: string
}

type Movement = { id: string; amountCents: number; feeCents?: number }

type Dispute = {
  id?: string
  paymentId: string
  amountCents?: number
  status: string
  currency?: string
  movements?: Movement[]
  dueBy?: Date
}

let told = 0

/** For tests: an event about a refund as the provider signs it, in whatever state, to be delivered whenever. */
export function signRefund(world: GivingWorld, refund: Refund, type = 'refund.updated'): SignedEvent {
  const { id = 're_test', paymentId, amountCents, status, currency = 'usd', failureReason } = refund
  return signEvent(world, type, {
    id,
    object: 'refund',
    amount: amountCents,
    charge: `ch_${paymentId}`,
    created: secondsOf(world),
    currency,
    payment_intent: paymentId,
    status,
    ...(failureReason === undefined ? {} : { failure_reason: failureReason }),
  })
}

/** For tests: an event about a dispute as the provider signs it. */
export function signDispute(
  world: GivingWorld,
  dispute: Dispute,
  type = 'charge.dispute.updated',
): SignedEvent {
  const { id = 'dp_test', paymentId, amountCents = 80_000, status, currency = 'usd', dueBy } = dispute
  return signEvent(world, type, {
    id,
    object: 'dispute',
    amount: amountCents,
    balance_transactions: (dispute.movements ?? []).map((movement) => ({
      id: movement.id,
      object: 'balance_transaction',
      amount: movement.amountCents,
      fee: movement.feeCents ?? 0,
      currency: 'usd',
      created: secondsOf(world),
    })),
    charge: `ch_${paymentId}`,
    created: secondsOf(world),
    currency,
    evidence_details: { due_by: dueBy ? Math.floor(dueBy.getTime() / 1000) : null },
    payment_intent: paymentId,
    status,
  })
}

function signEvent(world: GivingWorld, type: string, object: object): SignedEvent {
  const id = `evt_told_${++told}`
  const created = secondsOf(world)
  const payload = JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } })
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: WEBHOOK_SECRET,
    timestamp: created,
  })
  return { id, type, body: Buffer.from(payload), signature }
}

function secondsOf(world: GivingWorld): number {
  return Math.floor(world.clock.now().getTime() / 1000)
}
