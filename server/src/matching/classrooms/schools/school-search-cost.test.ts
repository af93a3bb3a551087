import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runsOf } from '../../../database/runs.ts'
import { belowScan, costRows } from '../../../test/cost-rows.ts'
import { costsOf, type StatementCost } from '../../../test/pages-read.ts'
import { testServices } from '../../../test/test-services.ts'
import { searchedSchools, upsertSchools, type ListedSchool } from './schools.queries.ts'
import { schoolWords, searchListed } from './search-words.ts'

const presidents = [
  'Lincoln',
  'Washington',
  'Jefferson',
  'Roosevelt',
  'Central',
  'Franklin',
  'San Jose',
  'Riverside',
]
const beginnings = [
  'Day',
  'Spring',
  'Fair',
  'San ',
  'Clay',
  'Green',
  'Mill',
  'Oak',
  'Cedar',
  'Maple',
  'Stone',
  'Santa ',
]
const endings = [
  'ton',
  'field',
  'view',
  'Juan',
  'burg',
  'ville',
  'wood',
  'dale',
  'port',
  'haven',
  'brook',
  'mont',
]
const kinds = ['Elementary', 'Elementary School', 'El Sch', 'Elem', 'Middle School', 'High School', 'Academy']
const states = [
  'AL',
  'CA',
  'FL',
  'GA',
  'IL',
  'MI',
  'MN',
  'MO',
  'NC',
  'NY',
  'OH',
  'PA',
  'TX',
  'VA',
  'WA',
  'WI',
]

const count = costRows()
const one = (list: readonly string[], nth: number) => list[Math.floor(nth) % list.length] ?? ''
const compound = (nth: number) => one(beginnings, nth / 5) + one(endings, nth / 61)

/**
 * A part of those that the United States have, by states as the list has them: more than half are elementary ones, one in a hundred and
 * twenty is called Lincoln, and each town has its name from 144.
 */
const schools = Array.from({ length: count }, (_, nth): ListedSchool => ({
  ncesId: String(nth).padStart(12, '0'),
  name: `${nth % 15 === 0 ? one(presidents, nth / 15) : compound(nth * 7)} ${one(kinds, nth / 3)}`,
  city: compound(nth),
  state: one(states, (nth * states.length) / count),
  zip: String(10_000 + (nth % 40_000)),
  isOpen: true,
}))

test('a search among very many schools reads at most thirty pages', { timeout: 600_000 }, async () => {
  const { database } = await testServices()
  await database.transaction(async (tx) => {
    await sql`drop index schools__by_words`.execute(tx)
    for (const run of runsOf(schools, 5000)) await upsertSchools(tx, run, new Date())
    await sql`create index schools__by_words on schools using gin (search) with (fastupdate = off) where is_open`.execute(
      tx,
    )
  })
  await database.transaction((tx) => sql`analyze schools`.execute(tx))
  const typed = [
    'lincoln elementary dayton oh',
    'washington high school springfield',
    'riverside elem fairburg ca',
    'claywood academy millview mn',
    'lincoln',
    'elementary school',
    'san',
    'lincoln elementary',
    'san juan elementary',
    'emma johnson',
    'nowhere elementary',
    'a b c d e f g h',
  ]
  const costs: Record<string, StatementCost[]> = {}
  for (const words of typed) {
    const search = searchListed(schoolWords(words)) ?? ''
    costs[words] = await database.read((tx) =>
      costsOf(tx, (watched) => searchedSchools({ search, limit: 9 }).execute(watched)),
    )
  }
  const each = Object.values(costs).flat()
  expect(each).toHaveLength(typed.length)
  expect(Math.max(...each.map(({ pages }) => pages)), JSON.stringify(costs)).toBeLessThanOrEqual(30)
  expect(Math.max(...each.map(({ rows }) => rows)), JSON.stringify(costs)).toBeLessThanOrEqual(
    belowScan(count),
  )
})
