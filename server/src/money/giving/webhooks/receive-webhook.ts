import type { Tx } from '../../../database/database.ts'
import { Refusal, LoggedRefusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import type { PaymentEvent } from '../../../payments/payment-events.ts'
import { InvalidSignature, PaymentsUnavailable } from '../../../payments/payments.ts'
import { Id } from '@tower/contract/id.contract.ts'
import { abandonCheckout } from '../checkouts/checkouts.queries.ts'
import { completeCheckout } from '../payments/complete-checkout.ts'
import { applyChange } from '../refunds/apply-change.ts'
import { applyFailedCharge } from '../subscriptions/apply-failed-charge.ts'
import { applyStanding } from '../subscriptions/apply-standing.ts'
import { claimEvent, keepWaiting, setOutcome, type Outcome } from './events.queries.ts'
import { gatherFacts, type EventFacts } from './gather-facts.ts'

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
    const expected = facts.kind === 'arrived' ? 'applied' : 'ignored'
    const { eventId: id, kind } = event
    // What took it before may have been committed this very moment: as after any work, the answer waits for the disk.
    if (!(await claimEvent(tx, { id, kind, outcome: expected, at }))) return 'repeated'
    const outcome = await applyFacts(services, tx, event, facts)
    if (outcome !== expected) await setOutcome(tx, id, outcome)
    return outcome
  })
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
  event: PaymentEvent,
  facts: EventFacts,
): Promise<Outcome> {
  switch (facts.kind) {
    case 'arrived':
      return completeCheckout(services, tx, facts.payment)
    case 'changed': {
      const outcome = await applyChange(services, tx, facts)
      if (outcome === 'waiting') {
        await keepWaiting(tx, { ...facts, eventId: event.eventId, at: services.clock.now() })
      }
      return outcome
    }
    case 'abandoned': {
      const id = Id.safeParse(facts.checkoutId)
      return id.success && (await abandonCheckout(tx, id.data, facts)) ? 'applied' : 'ignored'
    }
    case 'standing':
      return applyStanding(tx, facts.standing)
    case 'charge_failed':
      return applyFailedCharge(tx, { ...facts, at: services.clock.now() })
    case 'ignored':
      return 'ignored'
  }
}
