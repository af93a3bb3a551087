import { cutText } from '@tower/contract/cut-text.ts'
import type { Services } from '../../../services.ts'
import { PaymentsUnavailable } from '../../../payments/payments.ts'
import type { Difference, Looked } from './differences.ts'
import { recordLooked } from './record-looked.ts'
import type { Subject } from './subject.ts'

/** How a comparison went so far. */
export type Tally = { checked: number; mended: number; failed: number; opened: number; resolved: number }

export type Run = { services: Services; startedAt: Date; tally: Tally; failuresInARow: number }

/** So many failed one after the other that nothing more is asked for now. */
export class TooManyFailures extends Error {}

/** A wrong key or another account makes everything differ: staff need to hear that, not each of ten thousand. */
export const mostNotices = 50

/** So many in a row is no fault of theirs: the provider, or our database, is away. */
const mostFailuresInARow = 10

/**
 * Compares a page of the provider's list with our books. What agrees costs one reading of ours; what doesn't is mended
 * one by one, and an error in one of them stops none of the others. What was found is kept, however the page ends.
 */
export async function lookAt<Theirs>(
  run: Run,
  subject: Subject<Theirs>,
  page: readonly Theirs[],
): Promise<void> {
  const { services, startedAt, tally } = run
  const differences = await services.database.read((tx) => subject.compare(tx, page))
  const looked: Looked[] = []
  try {
    for (const theirs of page) {
      const found = differences.get(subject.idOf(theirs)) ?? []
      looked.push(await lookAtOne(run, { subject, theirs, found }))
      stopAfterTooMany(run)
    }
  } finally {
    tally.checked += looked.length
    await keepLooked(services, looked, { at: startedAt, tally })
  }
}

/** Stops asking when so many failed in a row; to be asked after each has been noted. */
export function stopAfterTooMany({ failuresInARow }: Run): void {
  if (failuresInARow >= mostFailuresInARow)
    throw new TooManyFailures(`${failuresInARow} in a row could not be compared`)
}

/** Keeps what was found and counts it. */
export async function keepLooked(
  services: Services,
  looked: readonly Looked[],
  { at, tally }: { at: Date; tally: Tally },
): Promise<void> {
  const mostTold = Math.max(0, mostNotices - tally.opened - tally.resolved)
  const { opened, resolved } = await recordLooked(services, looked, { at, mostTold })
  tally.opened += opened
  tally.resolved += resolved
}

type One<Theirs> = { subject: Subject<Theirs>; theirs: Theirs; found: Difference[] }

async function lookAtOne<Theirs>(run: Run, { subject, theirs, found }: One<Theirs>): Promise<Looked> {
  const name = { providerId: subject.idOf(theirs), providerPaymentId: subject.paymentIdOf(theirs) }
  const looked = { subject: subject.kind, ...name }
  if (found.length === 0) {
    run.failuresInARow = 0
    return { ...looked, differences: [] }
  }
  try {
    const left = await mend(run.services, subject, theirs)
    run.failuresInARow = 0
    if (left.length === 0) run.tally.mended += 1
    return { ...looked, differences: left }
  } catch (error) {
    return { ...looked, ...noteFailure(run, { ...looked, error }) }
  }
}

/** What still differs after mending, by what the provider says then: its list may be older than our books. */
async function mend<Theirs>(
  services: Services,
  subject: Subject<Theirs>,
  theirs: Theirs,
): Promise<Difference[]> {
  await subject.mend(services, theirs)
  const providerId = subject.idOf(theirs)
  const compare = async (one: Theirs) =>
    (await services.database.read((tx) => subject.compare(tx, [one]))).get(providerId) ?? []
  const left = await compare(theirs)
  if (left.length === 0) return left
  const name = { providerId, providerPaymentId: subject.paymentIdOf(theirs) }
  const now = await subject.read(services.payments, name)
  return now === undefined ? left : compare(now)
}

type Failure = Pick<Looked, 'subject' | 'providerId'> & { error: unknown }

/** An error is a difference as well, which staff hear of: what could not be compared may hide anything. */
export function noteFailure(run: Run, { error, ...name }: Failure): Pick<Looked, 'differences' | 'failed'> {
  run.tally.failed += 1
  run.failuresInARow += 1
  run.services.log.error({ err: error, ...name }, 'a payment could not be reconciled')
  const details = error instanceof PaymentsUnavailable ? 'the provider did not answer' : reasonOf(error)
  return { differences: [{ what: 'failed', details }], failed: true }
}

function reasonOf(error: unknown): string {
  return cutText(error instanceof Error ? error.message : String(error), 300)
}
