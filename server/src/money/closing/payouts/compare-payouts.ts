import { dayMs } from '@tower/contract/durations.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../../services.ts'
import { findDifferences, isSentByBooks, sumLines } from './payout-lines.queries.ts'
import { listOpen, markAgreed, type OpenPayout } from './payouts.queries.ts'

/** What is on its way between the provider and the books is there by then. */
const patienceMs = 3 * dayMs

/** Compares each payout that did not agree so far with the books. Staff hear once of one that still differs days after. */
export async function comparePayouts(services: Services): Promise<void> {
  for (const payout of await services.database.read(listOpen)) await comparePayout(services, payout)
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
