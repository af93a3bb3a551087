import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mostFound } from '@tower/contract/oversight/search.ts'
import type { Tx } from '../../database/database.ts'
import { searchable } from '../../domains.ts'
import { readsAll } from '../../reader.ts'
import { belowScan, bestMs, costRows, tellCost } from '../../test/cost-rows.ts'
import { fillQuickly } from '../../test/fill-quickly.ts'
import { costsOf } from '../../test/pages-read.ts'
import { testServices } from '../../test/test-services.ts'
import { readSearch } from './read-search.ts'

const people = costRows()

/** One in twenty is called Maria and half of them Garcia, and each other surname is had by a hundred; the rare name is among the last. */
async function fill(tx: Tx): Promise<void> {
  await sql`
    insert into users (email, full_name)
    select 'person' || n || '@mail.example',
      case when n % 20 = 0 then 'María' else initcap(substr(md5((n % 300)::text), 1, 6)) end || ' '
        || case when n = ${sql.lit(people)} - 1000 then 'Quetzalcoatl' when n % 40 = 0 then 'Garcia'
          else initcap(substr(md5((n % 2003)::text), 1, 7)) end
    from generate_series(1, ${sql.lit(people)}) n`.execute(tx)
  await sql`
    insert into classrooms (name, school, city, state)
    select 'Class ' || n, 'School' || n % 500, 'Dayton', 'OH' from generate_series(1, 20000) n`.execute(tx)
}

test(
  'a search among very many people reads at most 150 pages where a twentieth share a name',
  { timeout: 300_000 },
  async () => {
    const { database } = await testServices()
    await database.transaction((tx) => fillQuickly(tx, ['users', 'classrooms'], fill))
    await database.transaction((tx) => sql`analyze share_links, assignment_slots`.execute(tx))
    const typed = [
      'mar',
      'maria',
      'maria garcia',
      'gar',
      'c4c',
      'quetzal',
      'person',
      'person19',
      'school7',
      '12',
    ]
    const read: Record<string, number> = {}
    const scanned: Record<string, number> = {}
    const best: Record<string, number> = {}
    for (const words of typed) {
      const search = readSearch(words)
      if (!search) throw new Error(words)
      const costs = await database.read((tx) =>
        costsOf(tx, async (watched) => {
          for (const { find } of searchable) await find(watched, search, mostFound, readsAll)
        }),
      )
      read[words] = costs.reduce((sum, { pages }) => sum + pages, 0)
      scanned[words] = Math.max(...costs.map(({ rows }) => rows))
      best[words] = await database.read((tx) =>
        bestMs(async () => {
          for (const { find } of searchable) await find(tx, search, mostFound, readsAll)
        }),
      )
    }
    tellCost('pages of a search', read)
    tellCost('best milliseconds of a search', best)
    expect(Math.max(...Object.values(read)), JSON.stringify(read)).toBeLessThanOrEqual(150)
    expect(Math.max(...Object.values(scanned)), JSON.stringify(scanned)).toBeLessThanOrEqual(
      belowScan(people),
    )
  },
)
