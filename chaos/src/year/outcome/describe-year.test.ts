import { expect, test } from 'vitest'
import { planYear } from '../plan/plan-year.ts'
import { emptyDiary } from '../year.ts'
import { describeYear, type YearOutcome } from './describe-year.ts'

const plan = planYear({ seed: 1, gifts: 2, minutes: 1, only: ['restore'] })
const gift = {
  email: 'ada@example.test',
  amountCents: 100,
  destination: 'project',
  returnedCents: 0,
} as const
const payment = (providerId: string) => ({ ...gift, providerId })

function goodYear(): YearOutcome {
  const diary = emptyDiary()
  diary.scenes.push({ what: 'restore', seconds: 1 })
  diary.backups.made = 1
  diary.expectedAlarms.push({ title: 'No worker is running', struckAt: 0 })
  diary.alarms.push({ title: 'No worker is running', moment: 'began', at: 150_000 })
  diary.alarms.push({ title: 'No worker is running', moment: 'over', at: 400_000 })
  return {
    sent: new Map([
      ['pi_1', gift],
      ['pi_2', gift],
    ]),
    answers: new Map([
      [200, 2],
      [503, 1],
    ]),
    deliveries: { events: 2, deliveries: 4, attempts: 5 },
    visited: {
      ...{ pages: 9, assets: 9, waits: 1, again: 0, announced: 3 },
      ...{ failedPages: new Map(), missingAssets: new Map() },
    },
    diary,
    books: {
      payments: [payment('pi_1'), payment('pi_2')],
      ...{ donors: [], receipts: [], lastReceiptNumber: 0, mails: [] },
    },
    discrepancies: [],
    arrivals: new Map(),
    audit: { exitCode: 0, output: 'The audit log is whole.' },
    unaskedEnds: [],
    complaints: new Map([['request failed', 2]]),
  }
}

const wrongLines = (outcome: YearOutcome) =>
  describeYear(plan, outcome).flatMap(({ what, isWrong }) => (isWrong ? [what.trim()] : []))

test('a year in which nothing was lost, doubled, missed or silent has no wrong line', () => {
  expect(wrongLines(goodYear())).toEqual([])
})

const faults: [string, (outcome: YearOutcome) => void][] = [
  ['lost', ({ books }) => void books.payments.pop()],
  ['doubled', ({ books }) => void books.payments.push(payment('pi_1'))],
  ['doubled', ({ books }) => void books.payments.push(payment('pi_nobody'))],
  ['told that they are kept, and gone after a fault', ({ diary }) => void diary.lostEvents.add('evt_1')],
  ['pages asked for politely / failed', ({ visited }) => void visited.failedPages.set('/: 502', 1)],
  [
    'files of /assets asked for / missing',
    ({ visited }) => void visited.missingAssets.set('/assets/a.js: 404', 1),
  ],
  ['alarm "No worker is running" after / over after', ({ diary }) => void diary.alarms.shift()],
  ['alarm "No worker is running" after / over after', ({ diary }) => void diary.alarms.pop()],
  [
    'alarm "No worker is running" after / over after',
    ({ diary }) =>
      void diary.alarms.splice(0, 1, { title: 'No worker is running', moment: 'began', at: 181_000 }),
  ],
  [
    'alarms that nothing explains',
    ({ diary }) => void diary.alarms.push({ title: 'Mail is waiting', moment: 'began', at: 1 }),
  ],
  ['days / backups made / failed', ({ diary }) => void diary.backups.failed.push('the disk is full')],
  ['scenes planned / played', ({ diary }) => void diary.scenes.pop()],
  ['faults seen meanwhile', ({ diary }) => void diary.faults.push('web 1 ended with 1')],
  ['the audit log', ({ audit }) => void (audit.exitCode = 1)],
  ['processes that ended by themselves', (outcome) => void (outcome.unaskedEnds = ['web 1 ended with 1'])],
  [
    'rules of the books that are broken',
    (outcome) =>
      void (outcome.discrepancies = [
        { rule: 'receipts are numbered without a gap', rows: ['2 stands at 1'] },
      ]),
  ],
]

test.each(faults)('%s: one of these is found', (what, plant) => {
  const outcome = goodYear()
  plant(outcome)
  expect(wrongLines(outcome)).toContain(what)
})
