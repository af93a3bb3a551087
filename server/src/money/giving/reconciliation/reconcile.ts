import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../../services.ts'
import { disputeSubject } from './compare-disputes.ts'
import { paymentSubject } from './compare-payments.ts'
import { refundSubject } from './compare-refunds.ts'
import { countOpenDifferences } from './differences.queries.ts'
import { mostNotices, type Run, type Tally } from './look-at.ts'
import { lookAgain } from './look-again.ts'
import { walkList } from './walk-list.ts'

export type Reconciliation = Tally & {
  /** How many differences stand open now, whenever they were found. */
  open: number
}

/**
 * Compares the provider's payments, refunds and disputes with our books, each list by its own dates, from some days
 * before the last comparison on, or from `since`. What is missing here is applied by the same path as its event would
 * have been; staff are told of the rest once, and once more when it is gone.
 */
export async function reconcile(
  services: Services,
  { since }: { since?: Date } = {},
): Promise<Reconciliation> {
  const tally: Tally = { checked: 0, mended: 0, failed: 0, opened: 0, resolved: 0 }
  const run: Run = { services, startedAt: services.clock.now(), tally, failuresInARow: 0 }
  // Payments first: what happened to them finds them here.
  await walkList(run, paymentSubject, since)
  await walkList(run, refundSubject, since)
  await walkList(run, disputeSubject, since)
  await lookAgain(run)
  const open = await services.database.read(countOpenDifferences)
  if (open > 0) services.log.warn({ ...tally, open }, 'the payment provider’s books differ from ours')
  await tellOfTheRest(run)
  return { ...tally, open }
}

/** One notice for all that were too many to tell one by one. */
async function tellOfTheRest({ services, startedAt, tally }: Run): Promise<void> {
  const rest = tally.opened + tally.resolved - mostNotices
  if (rest <= 0) return
  await services.database.transaction((tx) =>
    notifyStaff(tx, {
      type: 'reconciliation_difference',
      title: 'The payment provider’s books differ from ours in many things',
      message: `${rest} more differences came or went than were told one by one. "npm run tower -- reconcile" lists them; is the key that of the right account?`,
      dedupeKey: `reconciliation-many:${startedAt.toISOString()}`,
    }),
  )
}
