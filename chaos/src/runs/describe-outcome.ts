import type { Line, RunPlan } from './run.ts'
import type { RunOutcome } from './carry-out.ts'

/** The lines of a run's table, the wrong ones marked. */
export function describeOutcome(plan: RunPlan, outcome: RunOutcome): Line[] {
  const { taken, deliveries, books, postings, jobs } = outcome
  const returned = [...taken.sent.values()].filter(({ returnedCents }) => returnedCents > 0).length
  return [
    line('payments', taken.sent.size, taken.sent.size !== plan.payments),
    line('of these refunded or lost to a dispute', returned),
    line('events / deliveries / attempts', Object.values(deliveries).join(' / ')),
    ...describeFaults(outcome),
    ...describeAnswers(outcome),
    ...describeCounts('answers of 500 and above', outcome.refusals),
    ...describeCounts('complaints in the logs', outcome.complaints),
    line(
      'waiting slots / receipts / postings',
      [books.donors.reduce((sum, one) => sum + one.waitingSlots, 0), books.receipts.length, postings].join(
        ' / ',
      ),
    ),
    ...describeMails(outcome),
    line('jobs begun / begun again', `${jobs.begun} / ${jobs.retried}`),
    line('processes that ended by themselves', outcome.unaskedEnds.length, outcome.unaskedEnds.length > 0),
    ...outcome.unaskedEnds.map((what) => line('  ', what, true)),
    line(
      'rules of the books that are broken',
      outcome.discrepancies.length,
      outcome.discrepancies.length > 0,
    ),
    ...outcome.discrepancies.map(({ rule, rows }) =>
      line(`  ${rule}`, `${rows.length}: ${rows.slice(0, 3).join('; ')}`, true),
    ),
  ]
}

function describeFaults({ struck }: RunOutcome): Line[] {
  return [
    line(
      'processes killed / of these in a job / database restarts',
      `${struck.kills} / ${struck.killsInsideJobs} / ${struck.restarts}`,
    ),
    line('connections cut / columns added', `${struck.cutConnections} / ${struck.addedColumns}`),
    line(
      'graceful stops / not ended with 0',
      `${struck.gracefulStops} / ${struck.badStops.length}`,
      struck.badStops.length > 0,
    ),
    ...struck.badStops.map((what) => line('  ', what, true)),
  ]
}

/** Without a kill or a fault of the database nobody meets a failure; with one, payers are told to try again. */
function describeAnswers({ taken, struck, visitors, brokenAnswers }: RunOutcome): Line[] {
  const isCalm = struck.kills + struck.restarts + struck.cutConnections === 0
  const answers = [...taken.answers].sort(([one], [other]) => one - other)
  const failures = answers.filter(([status]) => status !== 200)
  const isWrong = isCalm ? failures.length > 0 : failures.some(([status]) => status === 500)
  const lines = [
    line('checkouts answered', answers.map(([status, count]) => `${status} ×${count}`).join(', '), isWrong),
    line(
      'answers broken off',
      [...brokenAnswers].map(([what, count]) => `${what} ×${count}`).join(', ') || 'none',
      struck.kills === 0 && brokenAnswers.size > 0,
    ),
  ]
  if (!visitors) return lines
  const failed = [...visitors.failed.values()].reduce((sum, count) => sum + count, 0)
  return [
    ...lines,
    line('polite visits / failed', `${visitors.asked} / ${failed}`, failed > 0),
    ...[...visitors.failed].map(([what, count]) => line(`  ${what}`, count, true)),
  ]
}

/** One that was sent and not yet noted when its sender was killed goes out again, under the same Message-ID. */
function describeMails({ books, arrivals, struck }: RunOutcome): Line[] {
  const twice = [...arrivals.values()].filter((count) => count > 1).length
  const isWrong = struck.kills + struck.restarts + struck.cutConnections === 0 && twice > 0
  return [
    line('mails / arrived / arrived again', `${books.mails.length} / ${arrivals.size} / ${twice}`, isWrong),
  ]
}

/** The sum, and below it the most frequent. */
function describeCounts(title: string, counts: ReadonlyMap<string, number>): Line[] {
  const sorted = [...counts].sort(([, one], [, other]) => other - one)
  const sum = sorted.reduce((total, [, count]) => total + count, 0)
  return [line(title, sum), ...sorted.slice(0, 12).map(([what, count]) => line(`  ×${count}`, what))]
}

function line(what: string, found: string | number, isWrong = false): Line {
  return { what, found: String(found), isWrong }
}
