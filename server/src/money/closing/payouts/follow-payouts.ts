import { formatUsd } from '@tower/contract/money.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { BalanceMovement, ProviderPayout } from '../../../payments/balance-reports.ts'
import type { Services } from '../../../services.ts'
import { findDifferences, insertLines, isSentByBooks, sumLines } from './payout-lines.queries.ts'
import {
  findNewest,
  listOpen,
  listUnread,
  markAgreed,
  markLinesKept,
  type OpenPayout,
  upsertPayouts,
} from './payouts.queries.ts'

const rowsAtOnce = 500
const dayMs = 86_400_000
/** A bank may send a payout back days after it came, so the last ones are asked for again. */
const overlapMs = 30 * dayMs
/** What is on its way between the provider and the books is there by then. */
const patienceMs = 3 * dayMs

/**
 * Follows what the provider sends to the bank: keeps its payouts with all they are made of, and compares each with the
 * books until it agrees. Staff hear once of one that still differs days after it arrived.
 */
export async function followPayouts(services: Services): Promise<void> {
  await keepPayouts(services)
  for (const payoutId of await services.database.read(listUnread)) await keepLines(services, payoutId)
  for (const payout of await services.database.read(listOpen)) await comparePayout(services, payout)
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

async function comparePayout({ database, clock }: Services, payout: OpenPayout): Promise<void> {
  const at = clock.now()
  await database.transaction(async (tx) => {
    const isAgreed =
      payout.lines_kept_at === null
        ? await isSentByBooks(tx, payout.id)
        : (await findDifferences(tx, payout.id, { limit: 1 })).count === 0 &&
          addUp(await sumLines(tx, payout.id)) === payout.amount_cents
    if (isAgreed) return markAgreed(tx, payout.id, at)
    if (at.getTime() < payout.arrives_at.getTime() + patienceMs) return
    await notifyStaff(tx, {
      type: 'payout_differs',
      title: 'Payout differs from the books',
      message: `Payout ${payout.id} of ${formatUsd(payout.amount_cents)} is not what the books say. See it under Payouts for every line that differs.`,
      dedupeKey: `payout-differs:${payout.id}`,
    })
  })
}

/** What parts of a payout come to. */
export function addUp(sums: readonly { amount_cents: number; fee_cents: number }[]): number {
  return sums.reduce((sum, { amount_cents: amount, fee_cents: fee }) => sum + amount - fee, 0)
}
