import { dayMs } from '@tower/contract/durations.ts'
import type { BalanceMovement, ProviderPayout } from '../../../payments/balance-reports.ts'
import type { Services } from '../../../services.ts'
import { comparePayouts } from './compare-payouts.ts'
import { insertLines } from './payout-lines.queries.ts'
import { findNewest, listUnread, markLinesKept, upsertPayouts } from './payouts.queries.ts'

const rowsAtOnce = 500
/** A bank may send a payout back days after it came, so the last ones are asked for again. */
const overlapMs = 30 * dayMs

/**
 * Follows what the provider sends to the bank: keeps its payouts with all they are made of, and compares each with the
 * books until it agrees. Staff hear once of one that still differs days after it arrived.
 */
export async function followPayouts(services: Services): Promise<void> {
  await keepPayouts(services)
  for (const payoutId of await services.database.read(listUnread)) await keepLines(services, payoutId)
  await comparePayouts(services)
}

async function keepPayouts({ database, payments }: Services): Promise<void> {
  const newest = await database.read(findNewest)
  const since = new Date(Math.max(0, (newest?.getTime() ?? 0) - overlapMs))
  // Kept once all are known: they come newest first, and an interrupted list is begun again.
  const payouts: ProviderPayout[] = []
  for await (const payout of payments.listPayouts({ since })) payouts.push(payout)
  for (let from = 0; from < payouts.length; from += rowsAtOnce)
    await database.transaction((tx) => upsertPayouts(tx, payouts.slice(from, from + rowsAtOnce)))
}

async function keepLines({ database, payments, clock }: Services, payoutId: string): Promise<void> {
  let page: BalanceMovement[] = []
  const keep = () => {
    const lines = page
    page = []
    return database.transaction((tx) => insertLines(tx, payoutId, lines))
  }
  for await (const movement of payments.listPayoutMovements(payoutId))
    if (page.push(movement) === rowsAtOnce) await keep()
  await keep()
  await database.transaction((tx) => markLinesKept(tx, payoutId, clock.now()))
}
