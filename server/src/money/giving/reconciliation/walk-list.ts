import { cutText } from '@tower/contract/cut-text.ts'
import { dayMs } from '@tower/contract/durations.ts'
import type { Services } from '../../../services.ts'
import { findComparedUntil, setComparedUntil } from './differences.queries.ts'
import { followOwnPayments } from './follow-own-payments.ts'
import { keepLooked, lookAt, type Run } from './look-at.ts'
import { readAndLook } from './look-again.ts'
import type { Subject } from './subject.ts'
import { paymentSubject } from './compare-payments.ts'

/** How far the very first comparison looks back. */
const firstDays = 180
const pageSize = 100

/**
 * Compares one of the provider's lists, page by page. A list that can't be read stops none of the others: staff are
 * told, and the next comparison begins where this one did.
 */
export async function walkList<Theirs>(run: Run, subject: Subject<Theirs>, since?: Date): Promise<void> {
  const { services, startedAt, tally } = run
  const { kind } = subject
  const list = { subject: 'list' as const, providerId: kind, providerPaymentId: null }
  run.failuresInARow = 0
  try {
    const { from, isGapless } = await findStart(services, subject, { since, now: startedAt })
    await walk(run, subject, from)
    if (isGapless) await services.database.transaction((tx) => setComparedUntil(tx, kind, startedAt))
    await keepLooked(services, [{ ...list, differences: [] }], { at: startedAt, tally })
  } catch (error) {
    services.log.error({ err: error, kind }, 'a list of the payment provider could not be compared')
    tally.failed += 1
    const details = cutText(error instanceof Error ? error.message : String(error), 300)
    await keepLooked(services, [{ ...list, differences: [{ what: 'unreadable', details }] }], {
      at: startedAt,
      tally,
    })
  }
}

async function findStart<Theirs>(
  { database }: Services,
  { kind, overlapDays }: Subject<Theirs>,
  { since, now }: { since: Date | undefined; now: Date },
): Promise<{ from: Date; isGapless: boolean }> {
  const until = await database.read((tx) => findComparedUntil(tx, kind))
  const first = new Date(now.getTime() - firstDays * dayMs)
  if (since) return { from: since, isGapless: since <= (until ?? first) }
  return { from: until ? new Date(until.getTime() - overlapDays * dayMs) : first, isGapless: true }
}

async function walk<Theirs>(run: Run, subject: Subject<Theirs>, since: Date): Promise<void> {
  const { services, startedAt } = run
  const findMissing =
    subject.kind === 'payment' ? followOwnPayments(services, { since, until: startedAt }) : undefined
  const confirm = async (ids: readonly string[]) => {
    for (const providerId of ids)
      await readAndLook(run, paymentSubject, { providerId, providerPaymentId: providerId })
  }
  for await (const page of inPages(subject.list(services.payments, since))) {
    await lookAt(run, subject, page)
    const last = page.at(-1)
    if (findMissing && last) await confirm(await findMissing(page.map(subject.idOf), subject.dateOf(last)))
  }
  if (findMissing) await confirm(await findMissing([]))
}

async function* inPages<T>(list: AsyncIterable<T>): AsyncGenerator<T[], void> {
  let page: T[] = []
  for await (const one of list) {
    page.push(one)
    if (page.length < pageSize) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}
