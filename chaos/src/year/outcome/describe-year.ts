import type { Books, Discrepancy, Sent } from '../../auditor/books.ts'
import type { Line } from '../../runs/run.ts'
import { judgeAlarms } from '../alarms/alarms.ts'
import type { YearPlan } from '../plan/plan-year.ts'
import type { Visited } from '../visitors/send-visitors.ts'
import type { Diary } from '../year.ts'
import { countGifts } from './count-gifts.ts'

/** Everything that is known of a year when it is over. */
export type YearOutcome = {
  sent: Sent
  /** How often a checkout was answered so, 0 for a broken connection. */
  answers: ReadonlyMap<number, number>
  deliveries: { events: number; deliveries: number; attempts: number }
  visited: Visited
  diary: Diary
  books: Books
  discrepancies: readonly Discrepancy[]
  arrivals: ReadonlyMap<string, number>
  /** What `verify-audit` said, and how it ended. */
  audit: { exitCode: number; output: string }
  unaskedEnds: readonly string[]
  complaints: ReadonlyMap<string, number>
}

/** Somebody is to hear of what is wrong within so long. */
export const alarmWithinMs = 180_000

/** The lines of the table, the wrong ones marked. */
export function describeYear(plan: YearPlan, outcome: YearOutcome): Line[] {
  return [
    ...describeScenes(plan, outcome.diary),
    ...describeGifts(plan, outcome),
    ...describeVisitors(outcome),
    ...describeBackups(outcome.diary),
    ...describeAlarms(outcome.diary),
    ...describeProof(outcome),
    ...describeCounts('complaints in the logs', outcome.complaints),
  ]
}

function describeScenes({ scenes }: YearPlan, { scenes: played, faults }: Diary): Line[] {
  return [
    line('scenes planned / played', `${scenes.length} / ${played.length}`, played.length < scenes.length),
    ...played.map(({ what, seconds }) => line(`  ${what}`, `${seconds} s`)),
    line('faults seen meanwhile', faults.length, faults.length > 0),
    ...faults.map((what) => line('  ', what, true)),
  ]
}

function describeGifts(plan: YearPlan, { sent, answers, deliveries, books, diary }: YearOutcome): Line[] {
  const { lost, doubled } = countGifts(sent, books)
  const sorted = [...answers].sort(([one], [other]) => one - other)
  return [
    line('gifts planned / given', `${plan.gifts} / ${sent.size}`, sent.size < plan.gifts),
    line('  lost', named(lost), lost.length > 0),
    line('  doubled', named(doubled), doubled.length > 0),
    line(
      '  told that they are kept, and gone after a fault',
      diary.lostEvents.size,
      diary.lostEvents.size > 0,
    ),
    line('events / deliveries / attempts', Object.values(deliveries).join(' / ')),
    // Whoever gives asks again under the same key.
    line(
      'checkouts answered',
      sorted.map(([status, count]) => `${status} ×${count}`).join(', '),
      answers.has(500),
    ),
  ]
}

function describeVisitors({ visited, diary }: YearOutcome): Line[] {
  const { pages, assets, waits, again, failedPages, missingAssets, announced } = visited
  const [failed, missing] = [sumOf(failedPages), sumOf(missingAssets)]
  return [
    line('pages asked for politely / failed', `${pages} / ${failed}`, failed > 0),
    ...[...failedPages].map(([what, count]) => line(`  ${what}`, count, true)),
    line('files of /assets asked for / missing', `${assets} / ${missing}`, missing > 0),
    ...[...missingAssets].slice(0, 8).map(([what, count]) => line(`  ${what}`, count, true)),
    line('  told to come again / asked again after a broken connection', `${waits} / ${again}`),
    line(
      '  announced that the site is away, seconds / met it',
      `${inSeconds(diary.announcedMs)} / ${announced}`,
    ),
  ]
}

/** One that could not be made because a scene had just taken the database away is told, and is no fault of the product. */
function describeBackups({ backups: { days, made, failed } }: Diary): Line[] {
  return [
    line(
      'days / backups made / failed',
      `${days} / ${made} / ${failed.length}`,
      made === 0 || failed.length > 0,
    ),
    ...[...new Set(failed)].slice(0, 5).map((what) => line('  ', what, true)),
  ]
}

function describeAlarms({ expectedAlarms, alarms }: Diary): Line[] {
  const { reports, unexplained } = judgeAlarms(expectedAlarms, alarms)
  return [
    ...reports.map(({ title, afterMs, overAfterMs }) =>
      line(
        `alarm "${title}" after / over after`,
        `${sayAfter(afterMs)} / ${sayAfter(overAfterMs)}`,
        afterMs === undefined || afterMs > alarmWithinMs || overAfterMs === undefined,
      ),
    ),
    line('alarms that nothing explains', named(unexplained), unexplained.length > 0),
  ]
}

function describeProof({ books, discrepancies, arrivals, audit, unaskedEnds }: YearOutcome): Line[] {
  const twice = [...arrivals.values()].filter((count) => count > 1).length
  return [
    line(
      'receipts / mails / arrived / arrived again',
      [books.receipts.length, books.mails.length, arrivals.size, twice].join(' / '),
    ),
    line('rules of the books that are broken', discrepancies.length, discrepancies.length > 0),
    ...discrepancies.map(({ rule, rows }) =>
      line(`  ${rule}`, `${rows.length}: ${rows.slice(0, 3).join('; ')}`, true),
    ),
    line('the audit log', audit.output.trim().split('\n').at(-1) ?? '', audit.exitCode !== 0),
    line('processes that ended by themselves', unaskedEnds.length, unaskedEnds.length > 0),
    ...unaskedEnds.map((what) => line('  ', what, true)),
  ]
}

/** The sum, and below it the most frequent. */
function describeCounts(title: string, counts: ReadonlyMap<string, number>): Line[] {
  const sorted = [...counts].sort(([, one], [, other]) => other - one)
  return [
    line(title, sumOf(counts)),
    ...sorted.slice(0, 12).map(([what, count]) => line(`  ×${count}`, what)),
  ]
}

function line(what: string, found: string | number, isWrong = false): Line {
  return { what, found: String(found), isWrong }
}

const sumOf = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)
const inSeconds = (ms: number) => Math.round(ms / 1_000)
const sayAfter = (ms: number | undefined) => (ms === undefined ? 'never' : `${inSeconds(ms)} s`)
const named = (all: readonly string[]) => [all.length, ...all.slice(0, 3)].join(' ')
