import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../../services.ts'
import { getWatchForUpdate, readBooksCents, updateWatch, type Watch } from './balance.queries.ts'

/**
 * Compares what the provider holds with what it holds by the books. Money on its way between the two differs for a
 * moment: staff hear of a difference that stands at two comparisons in a row, once, and again when it is gone.
 */
export async function compareBalance(services: Services): Promise<{ differenceCents: number }> {
  const { availableCents, pendingCents } = await services.payments.readBalance()
  const providerCents = availableCents + pendingCents
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const watch = await getWatchForUpdate(tx)
    const booksCents = (await readBooksCents(tx)) + (watch.opening_cents ?? 0)
    const differenceCents = providerCents - booksCents
    const seen = { watch, providerCents, booksCents, differenceCents, at }
    await updateWatch(tx, { difference_cents: differenceCents, compared_at: at, ...(await judge(tx, seen)) })
    return { differenceCents }
  })
}

type Seen = { watch: Watch; providerCents: number; booksCents: number; differenceCents: number; at: Date }

async function judge(tx: Tx, seen: Seen): Promise<Partial<Watch>> {
  const { watch, differenceCents } = seen
  const stands = watch.compared_at !== null && watch.difference_cents === differenceCents
  if (watch.opening_cents === null) return openBooks(tx, seen, stands)
  if (differenceCents === watch.told_cents) return {}
  if (differenceCents !== 0 && !stands) return {}
  await tellStaff(tx, seen)
  return { told_cents: differenceCents }
}

/** An account that held money before these books began goes on holding it. */
async function openBooks(tx: Tx, { differenceCents, at }: Seen, stands: boolean): Promise<Partial<Watch>> {
  if (differenceCents === 0) return { opening_cents: 0 }
  if (!stands) return {}
  await notifyStaff(tx, {
    type: 'balance_opened',
    title: 'Balance before these books',
    message: `The payment provider's account held ${formatUsd(differenceCents)} that these books know nothing of. It is taken as what was there before; from now on every cent of difference is told.`,
    dedupeKey: `balance-opened:${at.toISOString()}`,
  })
  return { opening_cents: differenceCents, difference_cents: 0 }
}

async function tellStaff(tx: Tx, { differenceCents, providerCents, booksCents, at }: Seen): Promise<void> {
  const isGone = differenceCents === 0
  await notifyStaff(tx, {
    type: isGone ? 'balance_agrees' : 'balance_differs',
    title: isGone ? 'Balance agrees again' : 'Balance differs from the books',
    message: isGone
      ? `The payment provider holds ${formatUsd(providerCents)}, as the books say.`
      : `The payment provider holds ${formatUsd(providerCents)}, the books say ${formatUsd(booksCents)}: ${formatUsd(differenceCents)} apart. Reconcile the last weeks, and look for payments, refunds and disputes that are not here.`,
    dedupeKey: `balance:${isGone ? 'agrees' : 'differs'}:${at.toISOString()}`,
  })
}
