// @module-tag some-on-pglite: one function in SQL is what another is in TypeScript, on both engines.
import { fiscalYearOf } from '@tower/contract/money/budgets.ts'
import {
  dayOf,
  endOfDay,
  monthOf,
  noonOf,
  startOfDay,
  startOfYear,
  yearOf,
} from '@tower/contract/org-days.ts'
import { keepZones, type OrgZones, usualZones, zoneAt } from '@tower/contract/org-zone.ts'
import { isZone } from '@tower/contract/zone-names.ts'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../../../config.ts'
import type { Database } from '../../../database/database.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { testClock, testConfig, testServices } from '../../../test/test-services.ts'
import { nextMidnight } from './next-midnight.ts'
import { settleZone } from './settle-zone.ts'
import { insertZone, readZones } from './zones.queries.ts'

afterEach(() => keepZones(usualZones))

/** An instant, its day, and the school year of that day. */
type Cut = readonly [at: string, day: string, fiscalYear: number]

/** What both functions that cut have to agree on, in zones on both sides of UTC, where clocks are moved and where not. */
const table: Readonly<Record<string, readonly Cut[]>> = {
  'America/New_York': [
    ['2027-01-01T04:59:59.000Z', '2026-12-31', 2027],
    ['2027-01-01T04:59:59.999Z', '2026-12-31', 2027],
    ['2027-01-01T05:00:00.000Z', '2027-01-01', 2027],
    ['2026-03-08T04:59:59.999Z', '2026-03-07', 2026],
    ['2026-03-09T03:59:59.999Z', '2026-03-08', 2026],
    ['2026-03-09T04:00:00.000Z', '2026-03-09', 2026],
    ['2026-11-01T05:59:59.999Z', '2026-11-01', 2027],
    ['2026-11-02T04:59:59.999Z', '2026-11-01', 2027],
    ['2026-07-01T03:59:59.999Z', '2026-06-30', 2026],
    ['2026-07-01T04:00:00.000Z', '2026-07-01', 2027],
    ['2028-02-29T12:00:00.000Z', '2028-02-29', 2028],
  ],
  'America/Los_Angeles': [
    ['2027-01-01T07:59:59.000Z', '2026-12-31', 2027],
    ['2027-01-01T08:00:00.000Z', '2027-01-01', 2027],
  ],
  'Pacific/Honolulu': [
    ['2027-01-01T09:59:59.000Z', '2026-12-31', 2027],
    ['2027-01-01T10:00:00.000Z', '2027-01-01', 2027],
  ],
  'Pacific/Guam': [
    ['2026-12-31T13:59:59.000Z', '2026-12-31', 2027],
    ['2026-12-31T14:00:00.000Z', '2027-01-01', 2027],
  ],
  UTC: [
    ['2026-12-31T23:59:59.999Z', '2026-12-31', 2027],
    ['2027-01-01T00:00:00.000Z', '2027-01-01', 2027],
  ],
  // Midnight comes twice in the fall, and the first one begins the day; in spring there is none.
  'America/Havana': [
    ['2026-11-01T03:59:59.999Z', '2026-10-31', 2027],
    ['2026-11-01T04:00:00.000Z', '2026-11-01', 2027],
    ['2026-11-01T05:00:00.000Z', '2026-11-01', 2027],
    ['2026-03-08T04:59:59.999Z', '2026-03-07', 2026],
    ['2026-03-08T05:00:00.000Z', '2026-03-08', 2026],
  ],
}

async function cutInSql(database: Database, at: string) {
  const { rows } = await database.read((tx) =>
    sql<{ day: string; year: number; start: Date }>`
      select org_day(at)::text as day, org_fiscal_year(at) as year, org_day_start(org_day(at)) as start
      from (select ${at}::timestamptz as at) given`.execute(tx),
  )
  return rows[0]
}

/** Both cut alike: the day, the school year, and where the day begins. */
async function expectCut(database: Database, [at, day, fiscalYear]: Cut) {
  const instant = new Date(at)
  const start = startOfDay(day)
  expect([dayOf(instant), fiscalYearOf(instant)], at).toEqual([day, fiscalYear])
  expect(await cutInSql(database, at), at).toEqual({ day, year: fiscalYear, start })
  expect([monthOf(instant), yearOf(instant)]).toEqual([day.slice(0, 7), Number(day.slice(0, 4))])
  expect([start <= instant, instant < endOfDay(day), dayOf(start.getTime() - 1) < day]).toEqual([
    ...[true, true, true],
  ])
  expect(dayOf(noonOf(day))).toBe(day)
}

async function say(database: Database, zones: OrgZones) {
  await database.transaction(async (tx) => {
    await sql`truncate charity_zones`.execute(tx)
    for (const [nth, [since, zone]] of zones.entries())
      await insertZone(tx, { since: nth === 0 ? null : new Date(since), zone, at: new Date(0), by: null })
  })
  keepZones(await database.read(readZones))
  expect(await database.read(readZones)).toEqual(zones)
}

test(
  'a day, its year and where it begins are cut alike by the server and by the database, in every zone and over each change of a clock',
  { tags: 'on-pglite-too' },
  async () => {
    const database = await testDatabase()
    for (const cut of table['America/New_York'] ?? []) await expectCut(database, cut)
    for (const [zone, cuts] of Object.entries(table)) {
      await say(database, [[usualZones[0]?.[0] ?? 0, zone]])
      for (const cut of cuts) await expectCut(database, cut)
    }
    expect(startOfYear(2027).toISOString()).toBe('2027-01-01T05:00:00.000Z')
  },
)

test(
  'a zone that staff change in mid-year leaves every day before as it was cut, and no day comes twice or is left out',
  { tags: 'on-pglite-too' },
  async () => {
    const database = await testDatabase()
    const [first] = usualZones
    if (!first) throw new Error('there is no usual zone')
    const at = new Date('2026-06-15T16:00:00Z')
    for (const zone of ['Pacific/Honolulu', 'UTC', 'Pacific/Guam', 'America/Chicago']) {
      await say(database, [first])
      const before = dayOf(at)
      const since = nextMidnight([first], zone, at)
      await say(database, [first, [since.getTime(), zone]])
      expect([dayOf(at), zoneAt(at)]).toEqual([before, 'America/New_York'])
      expect([zoneAt(since.getTime() - 1), zoneAt(since)]).toEqual(['America/New_York', zone])
      let day = '2026-06-13'
      for (let hour = 0; hour < 24 * 7; hour += 1) {
        const next = dayOf(Date.parse('2026-06-13T12:00:00Z') + hour * 3_600_000)
        expect(next >= day).toBe(true)
        if (next !== day) expect(startOfDay(next).getTime()).toBe(endOfDay(day).getTime())
        if (next !== day) await expectCut(database, [startOfDay(next).toISOString(), next, 2026])
        day = next
      }
    }
  },
)

test('a process settles the zone of its configuration; a changed one counts from the next midnight, until staff say one', async () => {
  const database = await testDatabase()
  const clock = testClock(new Date('2026-11-16T12:00:00Z'))
  const start = (ORG_TIME_ZONE: string) =>
    settleZone({ database, clock, config: testConfig({ ORG_TIME_ZONE }) })
  await start('America/Chicago')
  await start('America/Chicago')
  expect(dayOf(new Date('2020-01-01T05:30:00Z'))).toBe('2019-12-31')
  await start('America/Denver')
  expect((await database.read(readZones)).map(([, zone]) => zone)).toEqual([
    'America/Chicago',
    'America/Denver',
  ])
  expect(new Date((await database.read(readZones))[1]?.[0] ?? 0).toISOString()).toBe(
    '2026-11-17T07:00:00.000Z',
  )
  const services = await testServices({ database })
  await services.charity.read()
  expect(zoneAt(new Date('2026-12-01'))).toBe('America/Denver')
})

test('a zone that nobody knows is refused with a sentence, wherever it is said', () => {
  for (const zone of ['Mars/Olympus', 'America/NewYork', '+05:00', 'EST5', 'america/chicago', '', 'UTC+5'])
    expect(isZone(zone), zone).toBe(false)
  for (const zone of ['UTC', 'America/Indiana/Indianapolis', 'Asia/Kolkata', 'Pacific/Honolulu'])
    expect(isZone(zone), zone).toBe(true)
  expect(() => readConfig({ ORG_TIME_ZONE: 'Mars/Olympus' })).toThrow(
    'ORG_TIME_ZONE: is no time zone that calendars know, such as America/Chicago',
  )
})
