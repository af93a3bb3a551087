import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { Services } from '../../../services.ts'
import { PaymentsRefused } from '../../../payments/payments.ts'
import type { ProviderSubscription } from '../../../payments/subscriptions.ts'
import { applyStanding } from './apply-standing.ts'
import type { LiveGift } from './live-gifts.queries.ts'

/**
 * Ends a monthly gift without its giver: at the provider first, then here. Doing it again changes nothing. Throws what
 * the provider says when it can't be reached or will not.
 */
export async function endMonthlyGift(
  services: Services,
  { id, checkoutId, subscriptionId, because }: LiveGift & { because: string },
): Promise<void> {
  const ended = await endAtProvider(services, subscriptionId)
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const subscription = {
      ...ended,
      subscriptionId,
      checkoutId,
      status: 'ended' as const,
      nextChargeAt: null,
      amountCents: null,
    }
    if ((await applyStanding(tx, { subscription, readAt: at })) !== 'applied') return
    await writeAudit(tx, {
      at,
      actorId: null,
      action: 'giving.end_monthly_gift',
      targetKind: 'sponsorship',
      targetId: id,
      details: { because },
    })
  })
}

/** A refusal may mean that it has ended already, or that the provider no longer knows it: then nothing is charged any more. */
async function endAtProvider(
  { payments }: Services,
  subscriptionId: string,
): Promise<ProviderSubscription | undefined> {
  try {
    return await payments.subscriptions.cancel(subscriptionId)
  } catch (refusal) {
    if (!(refusal instanceof PaymentsRefused)) throw refusal
    const known = await readKnown(payments, subscriptionId)
    if (known && known.status !== 'ended') throw refusal
    return known
  }
}

async function readKnown(
  payments: Services['payments'],
  subscriptionId: string,
): Promise<ProviderSubscription | undefined> {
  try {
    return await payments.subscriptions.read(subscriptionId)
  } catch (error) {
    if (error instanceof PaymentsRefused && error.reason === 'resource_missing') return undefined
    throw error
  }
}
