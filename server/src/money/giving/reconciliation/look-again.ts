import { dayMs } from '@tower/contract/durations.ts'
import { disputeSubject } from './compare-disputes.ts'
import { paymentSubject } from './compare-payments.ts'
import { refundSubject } from './compare-refunds.ts'
import { listNotLookedAt, type OpenDifference } from './differences.queries.ts'
import { keepLooked, lookAt, noteFailure, stopAfterTooMany, TooManyFailures, type Run } from './look-at.ts'
import { listOldOpenDisputes, listOldRefundsOnTheirWay } from './own-books.queries.ts'
import type { Subject } from './subject.ts'

const pageSize = 100
/**
 * What we have held to be open for so many days is asked for by name, sooner than its list stops showing it (see
 * `overlapDays`): ours is the day we heard of it, which may be weeks after the provider's own.
 */
const old = { disputeDays: 90, refundDays: 15 }

/**
 * Looks, one by one, at what stays open for long, and at what is known to differ and stood in none of the lists: it may
 * be gone, however old it is. When too many fail in a row the rest is left to the next comparison.
 */
export async function lookAgain(run: Run): Promise<void> {
  for (const look of [lookAtOld, lookAtDifferences]) {
    run.failuresInARow = 0
    try {
      await look(run)
    } catch (error) {
      if (!(error instanceof TooManyFailures)) throw error
      run.services.log.error({ err: error }, 'what differed before could not be looked at again')
    }
  }
}

async function lookAtDifferences(run: Run): Promise<void> {
  const { services, startedAt } = run
  for (;;) {
    const page = await services.database.read((tx) =>
      listNotLookedAt(tx, { since: startedAt, limit: pageSize }),
    )
    if (page.length === 0) return
    for (const difference of page) await lookAgainAt(run, difference)
  }
}

async function lookAtOld(run: Run): Promise<void> {
  const { services, startedAt } = run
  const before = (days: number) => new Date(startedAt.getTime() - days * dayMs)
  const { refunds, disputes } = await services.database.read(async (tx) => ({
    refunds: await listOldRefundsOnTheirWay(tx, before(old.refundDays)),
    disputes: await listOldOpenDisputes(tx, before(old.disputeDays)),
  }))
  const nameOf = (row: { provider_id: string; provider_payment_id: string }) => ({
    providerId: row.provider_id,
    providerPaymentId: row.provider_payment_id,
  })
  for (const row of refunds) await readAndLook(run, refundSubject, nameOf(row))
  for (const row of disputes) await readAndLook(run, disputeSubject, nameOf(row))
}

function lookAgainAt(run: Run, { subject, provider_id, provider_payment_id }: OpenDifference): Promise<void> {
  const name = { providerId: provider_id, providerPaymentId: provider_payment_id ?? provider_id }
  if (subject === 'refund') return readAndLook(run, refundSubject, name)
  if (subject === 'dispute') return readAndLook(run, disputeSubject, name)
  return readAndLook(run, paymentSubject, name)
}

/** Compares one by what the provider says about it now. */
export async function readAndLook<Theirs>(
  run: Run,
  subject: Subject<Theirs>,
  name: { providerId: string; providerPaymentId: string },
): Promise<void> {
  const { services, startedAt: at, tally } = run
  const looked = { subject: subject.kind, ...name }
  try {
    const theirs = await subject.read(services.payments, name)
    if (theirs !== undefined) return await lookAt(run, subject, [theirs])
    const isOurs = await services.database.read((tx) => subject.isOurs(tx, name.providerId))
    const differences = isOurs ? [{ what: 'missing_there' as const, details: '' }] : []
    run.failuresInARow = 0
    await keepLooked(services, [{ ...looked, differences }], { at, tally })
  } catch (error) {
    if (error instanceof TooManyFailures) throw error
    await keepLooked(services, [{ ...looked, ...noteFailure(run, { ...looked, error }) }], { at, tally })
    stopAfterTooMany(run)
  }
}
