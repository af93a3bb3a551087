import type { Tx } from '../../../database/database.ts'
import { Refusal, LoggedRefusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import type { PaymentEvent } from '../../../payments/payment-events.ts'
import { InvalidSignature, PaymentsUnavailable } from '../../../payments/payments.ts'
import { Id } from '@tower/contract/id.contract.ts'
import { abandonCheckout } from '../checkouts/checkouts.queries.ts'
import { completeLocked } from '../payments/complete-checkout.ts'
import type { ProviderPayment } from '../payments/provider-payment.ts'
import { applyChange } from '../refunds/apply-change.ts'
import { applyFailedCharge } from '../sponsorships/apply-failed-charge.ts'
import { keepMonthlyCard } from '../sponsorships/change-monthly-card.ts'
import { applyStanding } from '../sponsorships/apply-standing.ts'
import {
  claimArrival,
  claimEvent,
  keepWaiting,
  setOutcome,
  type NewEvent,
  type Outcome,
} from './events.queries.ts'
import { gatherFacts, type EventFacts } from './gather-facts.ts'

/** All but a payment that arrived. */
type OtherFacts = Exclude<EventFacts, { kind: 'arrived' }>

export type Webhook = { rawBody: Buffer; signature: string | undefined }

/**
 * Takes one signed event of the payment provider. Returning means its effect is committed: only then may the
 * provider hear "received". Anything that fails throws, and the provider sends it again.
 */
export async function receiveWebhook(services: Services, webhook: Webhook): Promise<Outcome> {
  const event = readEvent(services, webhook)
  const facts = await askForFacts(services, event)
  return services.database.transactionOfMany(async (tx) => {
    const at = services.clock.now()
    const claim = { id: event.eventId, kind: event.kind, at, providerPaymentId: paymentOf(facts) }
    // What took it before may have been committed this very moment: as after any work, the answer waits for the disk.
    return facts.kind === 'arrived'
      ? takePayment(services, tx, { ...claim, outcome: 'applied' }, facts.payment)
      : takeFacts(services, tx, { ...claim, outcome: 'ignored' }, facts)
  })
}

function paymentOf(facts: EventFacts): string | null {
  if (facts.kind === 'arrived') return facts.payment.providerPaymentId
  return facts.kind === 'changed' ? facts.providerPaymentId : null
}

async function takePayment(
  services: Services,
  tx: Tx,
  claim: NewEvent,
  payment: ProviderPayment,
): Promise<Outcome> {
  const lock = await claimArrival(tx, claim, payment)
  if (!lock) return 'repeated'
  return keepOutcome(tx, claim, await completeLocked(services, tx, payment, lock))
}

async function takeFacts(services: Services, tx: Tx, claim: NewEvent, facts: OtherFacts): Promise<Outcome> {
  if (!(await claimEvent(tx, claim))) return 'repeated'
  return keepOutcome(tx, claim, await applyFacts(services, tx, claim, facts))
}

/** The event was claimed with the outcome that nearly all have. */
async function keepOutcome(tx: Tx, claim: NewEvent, outcome: Outcome): Promise<Outcome> {
  if (outcome !== claim.outcome) await setOutcome(tx, claim.id, outcome)
  return outcome
}

function readEvent(services: Services, { rawBody, signature }: Webhook): PaymentEvent {
  try {
    return services.payments.parseEvent(rawBody, signature, services.clock.now())
  } catch (error) {
    if (!(error instanceof InvalidSignature)) throw error
    // Signed rightly, yet unreadable: the provider changed something, or we did.
    if (error.cause) services.log.error({ err: error }, 'a signed event could not be read')
    throw new Refusal('giving.wrong_signature')
  }
}

async function askForFacts(services: Services, event: PaymentEvent): Promise<EventFacts> {
  try {
    return await gatherFacts(services, event)
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error
    services.log.error(
      { err: error, kind: event.kind },
      'the payment provider could not be asked about an event',
    )
    throw new LoggedRefusal('server.unavailable')
  }
}

async function applyFacts(
  services: Services,
  tx: Tx,
  { id: eventId, at }: NewEvent,
  facts: OtherFacts,
): Promise<Outcome> {
  switch (facts.kind) {
    case 'changed': {
      const outcome = await applyChange(services, tx, facts)
      if (outcome === 'waiting') {
        await keepWaiting(tx, { ...facts, eventId, at })
      }
      return outcome
    }
    case 'abandoned': {
      const id = Id.safeParse(facts.checkoutId)
      return id.success && (await abandonCheckout(tx, id.data, facts)) ? 'applied' : 'ignored'
    }
    case 'card_charged':
      return keepMonthlyCard(services, tx, { ...facts, at })
    case 'standing':
      return applyStanding(tx, facts.standing)
    case 'charge_failed':
      return applyFailedCharge(services, tx, { ...facts, at })
    case 'ignored':
      return 'ignored'
  }
}
