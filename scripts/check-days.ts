/**
 * Days, months and years are cut in one place: `contract/src/org-days.ts` and, in SQL, `org_day` and its like. Whatever else
 * cuts them is found here. See docs/decisions/0192-one-time-zone.md.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listOurFiles } from './check-names.ts'
import { repositoryRoot } from './run-program.ts'

type Cut = { pattern: RegExp; say: string }

const cuts: readonly Cut[] = [
  {
    pattern: /(?:toISOString\(\)|(?:_at|At|iso))\??\.(?:slice|substring)\(0, ?(?:4|7|10)\)/,
    say: 'dayOf, monthOf or yearOf',
  },
  { pattern: /toISOString\(\)\.split\('T'\)/, say: 'dayOf' },
  { pattern: /[gs]etUTC(?:FullYear|Month|Date|Day)\b|Date\.UTC\(/, say: 'org-days.ts' },
  { pattern: /\.[gs]et(?:FullYear|Month|Date|Day)\(|getTimezoneOffset/, say: 'org-days.ts' },
  {
    pattern: /toLocale(?:Date|Time)String|Intl\.DateTimeFormat|timeZone:/,
    say: 'sayDay on the server, showTime on the web',
  },
  { pattern: /\}T\d\d:\d\d/, say: 'startOfDay, noonOf, or sayCalendarDay and showTime of a day' },
  {
    pattern:
      /date_trunc\('(?:day|week|month|quarter|year)'|\bat time zone\b|_at\)?::date\b|now\(\)::date|current_date|make_timestamptz/i,
    say: 'org_day or org_day_start',
  },
  { pattern: /extract\((?:year|month|day|dow|isodow|quarter) from (?!org_day)/i, say: 'org_day' },
]

type Exception = { why: string; allows: readonly string[] }

const calendar = 'works with days of the calendar that people typed, of no zone'
const weeks = 'weeks of storybook credits run from Monday to Monday of UTC, as the specification says'
const frozen = 'the weights of draws that ran, and the proof of each draw, are fixed in UTC'

/** Where something else is right, and why. */
const exceptions: Readonly<Record<string, Exception>> = {
  'contract/src/org-days.ts': {
    why: 'the one place',
    allows: ['Intl.DateTimeFormat', 'timeZone:', 'Date.UTC(', 'toISOString().slice(0, 10)'],
  },
  'contract/src/zone-names.ts': { why: 'asks whether a zone is known', allows: ['Intl.DateTimeFormat'] },
  'contract/src/learning/tools/goals/goal-days.ts': {
    why: calendar,
    allows: [
      ...['}T00:00', 'Intl.DateTimeFormat', 'timeZone:', 'getUTCDay', 'getUTCMonth'],
      'toISOString().slice(0, 10)',
    ],
  },
  'server/migrations/0156-one-time-zone.sql': {
    why: 'the one place in SQL; and what was cut in UTC before it',
    allows: ['at time zone'],
  },
  'server/seeds/seed-demo.ts': { why: 'draws of the schedule, which is in UTC', allows: ['Date.UTC('] },
  'web/src/portals/admin/draws/weekly-words.ts': {
    why: 'says the schedule of draws, which is in UTC, in words',
    allows: ['Date.UTC(', 'Intl.DateTimeFormat', 'timeZone:'],
  },
  'server/src/say-day.ts': { why: 'says days in words', allows: ['Intl.DateTimeFormat'] },
  'server/src/learning/tools/notes/grammar/days.ts': {
    why: calendar,
    allows: ['}T00:00', 'Date.UTC(', 'getUTCDay'],
  },
  'server/src/matching/classrooms/import/sheet-rows.ts': {
    why: 'reads instants of a file that says they are in UTC',
    allows: ['Date.UTC(', 'getUTCMonth'],
  },
  'server/src/matching/draws/draw-form.ts': {
    why: 'reads instants; without a zone they are in UTC, as the proof writes them',
    allows: ['}T00:00', 'toISOString().slice(0, 10)', 'getUTCFullYear'],
  },
  'server/src/matching/draws/standings/standing-invariants.ts': { why: frozen, allows: ['at time zone'] },
  'server/src/matching/draws/weight-grounds.queries.ts': { why: frozen, allows: ['at time zone'] },
  'server/src/matching/nominations/cast-from.ts': {
    why: 'the key of a day’s networks, which no person reads, turns with UTC',
    allows: ['toISOString().slice(0, 10)'],
  },
  'server/src/matching/nominations/twins/join-ballots.ts': {
    why: frozen,
    allows: ['toISOString().slice(0, 10)'],
  },
  'server/src/matching/nominations/nominations.domain.ts': {
    why: 'the key of a day’s networks, which no person reads, turns with UTC',
    allows: ['at time zone'],
  },
  'server/src/money/closing/bank/parsed-statement.ts': { why: calendar, allows: ['}T00:00'] },
  'server/src/money/closing/month/month.queries.ts': {
    why: 'months that a version closed that knew only UTC',
    allows: ['at time zone'],
  },
  'server/src/money/credits/credit-invariants.ts': { why: weeks, allows: ['at time zone'] },
  'server/src/money/credits/teachers/storybook-week.ts': {
    why: weeks,
    allows: ['getUTCDay', 'Date.UTC(', 'toISOString().slice(0, 10)'],
  },
  'server/src/spending/support/let-go-of-tickets.ts': {
    why: 'goes back by whole years from an instant, and cuts none',
    allows: ['setUTCFullYear'],
  },
  'server/src/vendors/stripe/sandbox/issuing/issuing-calls.ts': {
    why: 'stands for the provider, whose clock is in UTC',
    allows: ['getUTCMonth', 'getUTCFullYear'],
  },
  'server/src/vendors/stripe/sandbox/subscription-moves.ts': {
    why: 'stands for the provider, whose clock is in UTC',
    allows: ['getUTCDate', 'setUTCMonth'],
  },
  'server/src/vendors/stripe/stripe-balance.ts': {
    why: 'the provider names days by their midnight in UTC',
    allows: ['toISOString().slice(0, 10)'],
  },
  'web/src/decoration/overlay-preferences.ts': {
    why: 'the season where the visitor is',
    allows: ['.getMonth('],
  },
  'web/src/learning/storybooks/editor/editor-head.tsx': {
    why: 'when it was saved, by the clock on the teacher’s own screen',
    allows: ['Intl.DateTimeFormat'],
  },
  'web/src/matching/draws/office-time.ts': {
    why: 'reads times that staff typed, as the organization’s clock shows them',
    allows: ['Date.UTC(', 'Intl.DateTimeFormat', 'timeZone:'],
  },
  'web/src/matching/draws/show-utc.ts': { why: frozen, allows: ['iso.slice(0, 10)'] },
  'web/src/portals/teacher/tools/use-tool-run.ts': {
    why: 'tells the server the day where the teacher is',
    allows: ['toISOString().slice(0, 10)', 'getTimezoneOffset'],
  },
  'web/src/ui/time/show-time.ts': { why: 'says days and times in words', allows: ['Intl.DateTimeFormat'] },
}

/** Migrations that ran are never edited. */
const firstMigration = 156
const looked = /^(?:contract\/src|server\/(?:src|seeds)|web\/src)\/.*\.tsx?$/
const unlooked = /\.test\.tsx?$|\.generated\.ts$/

function isLookedAt(path: string): boolean {
  const migration = /^server\/migrations\/(\d+)-.*\.sql$/.exec(path)?.[1]
  return migration === undefined
    ? looked.test(path) && !unlooked.test(path)
    : Number(migration) >= firstMigration
}

type Found = { line: number; what: string; say: string }

/** Where a file cuts an instant by itself. */
function findCuts(path: string, text: string): Found[] {
  if (!isLookedAt(path)) return []
  return text.split('\n').flatMap((line, index) =>
    cuts.flatMap(({ pattern, say }) => {
      const what = pattern.exec(line)?.[0]
      return what === undefined ? [] : [{ line: index + 1, what, say }]
    }),
  )
}

/** The cuts of a file that nothing allows, and what is allowed there and cuts nothing any more, one sentence each. */
export function findFaults(path: string, text: string): string[] {
  const found = findCuts(path, text)
  const allowed = exceptions[path]?.allows ?? []
  return [
    ...found
      .filter(({ what }) => !allowed.includes(what))
      .map(({ line, what, say }) => `${path}:${line}: "${what}": say ${say}`),
    ...allowed
      .filter((one) => !found.some(({ what }) => what === one))
      .map((one) => `${path}: "${one}" is allowed there and is gone`),
  ]
}

if (import.meta.main) {
  const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
  const ours = listOurFiles().filter((path) => isLookedAt(path))
  const gone = Object.keys(exceptions).filter((path) => !ours.includes(path))
  const faults = [
    ...ours.flatMap((path) => findFaults(path, read(path))),
    ...gone.map((path) => `${path}: is excepted and is no file`),
  ]
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
