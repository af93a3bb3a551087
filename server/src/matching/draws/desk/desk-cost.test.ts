import { barReasons } from '@tower/contract/matching/draw-desk.ts'
import { classroomPool } from '@tower/contract/matching/slots.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildDraw } from '../../../../test/matching/draws/build-draw.ts'
import type { Tx } from '../../../database/database.ts'
import { belowScan, costRows } from '../../../test/cost-rows.ts'
import { costsOf, pagesRead } from '../../../test/pages-read.ts'
import { testServices } from '../../../test/test-services.ts'
import { listDrawRows } from '../listed-draws.queries.ts'
import { countBarred, listBarredRows, lookAtClassrooms } from './barred.queries.ts'
import { countDeskSlots, listEntered, listWaitingSlots, listWouldEnter } from './desk.queries.ts'
import { listWeightGroups, readForecast } from './read-forecast.ts'

const classrooms = costRows()

const id = (kind: string, n: ReturnType<typeof sql>) =>
  sql`(${sql.lit(`00000000-0000-4000-800${kind}-`)} || lpad((${n})::text, 12, '0'))::uuid`

/** Classrooms: four of five enter the next draw, the others are barred for all reasons; 20,000 slots wait. */
async function fill(tx: Tx, drawId: string): Promise<void> {
  // No triggers and no foreign keys: what is measured is reading.
  await sql`set local session_replication_role = replica`.execute(tx)
  const each = sql`generate_series(1, ${sql.lit(classrooms)}) n`
  await sql`insert into users (id, email, role) select ${id('1', sql`n`)}, 'teacher' || n || '@school.edu', 'teacher' from ${each}`.execute(
    tx,
  )
  await sql`
    insert into classrooms (id, name, school, teacher_id, confirmed_at)
    select ${id('2', sql`n`)}, 'Classroom ' || n, 'School ' || n % 5000, ${id('1', sql`n`)}, case when n % 10 > 0 then now() end
    from ${each}`.execute(tx)
  await sql`
    insert into classroom_nominations (classroom_id, nominator_hash, confirmed_at, confirmed_how)
    select ${id('2', sql`n`)}, 'neighbor ' || vote, now(), 'import'
    from ${each}, generate_series(1, 1 + n % 4) vote where n % 5 > 0`.execute(tx)
  await sql`
    insert into draw_standings (teacher_id, classroom_id, weight, rules_version)
    select ${id('1', sql`n`)}, ${id('2', sql`n`)}, 1 + n % 35, 2 from ${each} where n % 5 > 0`.execute(tx)
  await sql`insert into draw_standing_weights select weight, count(*) from draw_standings group by weight`.execute(
    tx,
  )
  await sql`
    insert into draw_entries (draw_id, classroom_id, teacher_id, nominators, confirmed, waited, weight)
    select ${drawId}::uuid, classroom_id, teacher_id, 1, 1, 0, weight from draw_standings`.execute(tx)
  await sql`insert into draw_weights select ${drawId}::uuid, weight, count(*) from draw_standings group by weight`.execute(
    tx,
  )
  const reasons = sql`(array[${sql.join(barReasons.map((reason) => sql.lit(reason)))}])[1 + n / 5 % 6]`
  await sql`
    insert into draw_barred (classroom_id, reason) select ${id('2', sql`n`)}, ${reasons} from ${each} where n % 5 = 0`.execute(
    tx,
  )
  await sql`
    insert into slots (donor_id, ordinal, pool_id, origin, created_at)
    select ${id('3', sql`1`)}, n, ${classroomPool}, 'donor', now() + n * interval '1 second'
    from generate_series(1, 20000) n`.execute(tx)
}

test(
  'the lists of the desk read few pages among very many classrooms, and a look at all of them few for each',
  { timeout: 600_000 },
  async () => {
    const services = await testServices()
    const drawId = await buildDraw(services, { capacity: 50 })
    await services.database.transaction((tx) => fill(tx, drawId))
    await services.database.script('analyze')
    const paged = { limit: 20, offset: 0 }
    const reads: Record<string, (tx: Tx) => Promise<unknown>> = {
      'would enter': (tx) => listWouldEnter(tx, paged),
      entered: (tx) => listEntered(tx, { drawId, ...paged }),
      barred: (tx) => listBarredRows(tx, { reason: undefined, ...paged }),
      'barred for a reason': (tx) => listBarredRows(tx, { reason: 'not_nominated', ...paged }),
      'counted for a reason': (tx) => countBarred(tx, 'matched'),
      counted: (tx) => countBarred(tx, undefined),
      'waiting slots': (tx) => listWaitingSlots(tx, { poolId: classroomPool, ...paged }),
      'waiting slots counted': (tx) => countDeskSlots(tx, classroomPool),
      'weights kept': (tx) => listWeightGroups(tx, { id: drawId, frozen_at: null }),
      'weights of a list': (tx) => listWeightGroups(tx, { id: drawId, frozen_at: new Date() }),
      draws: (tx) => listDrawRows(tx, { page: 1, pageSize: 20 }),
    }
    const read: Record<string, number> = {}
    const scanned: Record<string, number> = {}
    for (const [what, ask] of Object.entries(reads)) {
      const costs = await services.database.transaction((tx) => costsOf(tx, ask))
      read[what] = costs.reduce((sum, { pages }) => sum + pages, 0)
      scanned[what] = Math.max(...costs.map(({ rows }) => rows))
    }
    // Twenty rows with their classrooms, teachers and asks, or a thousand that are counted.
    expect(Object.entries(read).filter(([, pages]) => pages > 400)).toEqual([])
    expect(Object.entries(scanned).filter(([, rows]) => rows > belowScan(classrooms))).toEqual([])

    const draw = {
      id: drawId,
      frozen_at: null,
      state: 'scheduled' as const,
      capacity: 50,
      slot_starts: new Date(),
    }
    const forecast = await services.database.transaction((tx) =>
      pagesRead(tx, (watched) => readForecast(watched, draw, new Date())),
    )
    // The waiting slots are counted exactly, over their index alone.
    expect(forecast.reduce((sum, count) => sum + count, 0)).toBeLessThan(1_500)

    // Looking at all again costs no more for each classroom than the list of a draw does.
    const ids = await services.database.read(async (tx) => {
      const { rows } = await sql<{ id: string }>`select id from classrooms order by id limit 500`.execute(tx)
      return rows.map((row) => row.id)
    })
    const pages = await services.database.transaction((tx) =>
      pagesRead(tx, (watched) =>
        lookAtClassrooms(watched, { classroomIds: ids, schoolYearStart: new Date('2026-07-01') }),
      ),
    )
    expect(pages.reduce((sum, count) => sum + count, 0) / ids.length).toBeLessThan(60)
  },
)
