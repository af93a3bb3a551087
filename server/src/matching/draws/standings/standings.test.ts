import { schoolYearStart } from '@tower/contract/money/budgets.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Actor } from '../../../http/actor.ts'
import type { Tx } from '../../../database/database.ts'
import { findViolations } from '../../../test/find-violations.ts'
import { testServices, type TestServices } from '../../../test/test-services.ts'
import {
  buildDraw,
  buildClassrooms,
  buildSlots,
  winnersOf,
} from '../../../../test/matching/draws/build-draw.ts'
import { grounds, weight } from '../weight-grounds.queries.ts'
import { freezeDraw } from '../freeze-draw.ts'
import { readOwnOdds } from '../read-own-odds.ts'
import { runDraw } from '../run-draw.ts'
import { keepStandings } from './keep-standings.ts'

const day = 24 * 3_600_000

/** What a list would hold if it were fixed now, weighed classroom by classroom from the facts. */
async function deriveAll(services: TestServices) {
  const since = schoolYearStart(services.clock.now())
  const { rows } = await services.database.read((tx) =>
    sql<{ teacher_id: string; weight: number }>`
      select classroom.teacher_id, max(${weight})::int as weight
      from classrooms classroom join users teacher on teacher.id = classroom.teacher_id ${grounds}
      where classroom.confirmed_at is not null and teacher.role = 'teacher' and teacher.disabled_at is null
        and nominators > 0 and (last_at is null or last_at < ${since})
      group by classroom.teacher_id`.execute(tx),
  )
  return rows
}

const odds = (services: TestServices, teacherId: string) =>
  readOwnOdds(services, { actor: { userId: teacherId } as Actor })

const change = (services: TestServices, work: (tx: Tx) => Promise<unknown>) =>
  services.database.transaction(async (tx) => {
    await work(tx)
  })

const nominate = (
  services: TestServices,
  classroomId: string,
  { who, from }: { who: string; from?: string | undefined },
) =>
  change(services, (tx) =>
    tx
      .insertInto('classroom_nominations')
      .values({ classroom_id: classroomId, nominator_hash: who, cast_from: from ?? null })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )

const rulesBroken = async (services: TestServices) =>
  (await services.database.read((tx) => findViolations(tx))).map(({ invariant }) => invariant)

type Classroom = { id: string; teacherId: string }

/** Each kind of thing that changes who would enter, and with what weight. */
const operations: Record<
  string,
  (services: TestServices, classrooms: Classroom[], pick: number) => Promise<unknown>
> = {
  nominate: (services, classrooms, pick) =>
    nominate(services, classrooms[pick % classrooms.length]!.id, {
      who: `someone ${pick % 40}`,
      from: pick % 3 === 0 ? undefined : `network ${pick % 5}`,
    }),
  standBehind: (services, classrooms, pick) =>
    change(services, (tx) =>
      sql`update classroom_nominations set confirmed_at = ${services.clock.now()}, confirmed_how = 'link'
        where id = (select id from classroom_nominations where classroom_id = ${classrooms[pick % classrooms.length]!.id}
          and confirmed_at is null order by id limit 1)`.execute(tx),
    ),
  draw: async (services) => {
    const drawId = await buildDraw(services, { capacity: 1 })
    await runDraw(services, { drawId, actor: null })
  },
  give: (services, classrooms, pick) => {
    const { id, teacherId } = classrooms[pick % classrooms.length]!
    return change(services, (tx) =>
      sql`update slots set classroom_id = ${id}, teacher_id = ${teacherId}, assigned_how = 'staff',
          assigned_at = ${services.clock.now()}
        where id = (select id from slots where classroom_id is null limit 1)`.execute(tx),
    )
  },
  confirm: (services, classrooms, pick) =>
    change(services, (tx) =>
      sql`update classrooms set confirmed_at = case when confirmed_at is null then ${services.clock.now()}::timestamptz end
        where id = ${classrooms[pick % classrooms.length]!.id}`.execute(tx),
    ),
  takeOver: (services, classrooms, pick) =>
    change(services, (tx) =>
      sql`update classrooms set teacher_id = ${classrooms[(pick * 7) % classrooms.length]!.teacherId}
        where id = ${classrooms[pick % classrooms.length]!.id}`.execute(tx),
    ),
  disable: (services, classrooms, pick) =>
    change(services, (tx) =>
      sql`update users set disabled_at = case when disabled_at is null then ${services.clock.now()}::timestamptz end
        where id = ${classrooms[pick % classrooms.length]!.teacherId}`.execute(tx),
    ),
  demote: (services, classrooms, pick) =>
    change(services, (tx) =>
      sql`update users set role = case role when 'teacher' then 'sponsor' else 'teacher' end
        where id = ${classrooms[pick % classrooms.length]!.teacherId}`.execute(tx),
    ),
  takeBallotBack: (services, classrooms, pick) =>
    change(services, (tx) =>
      sql`delete from classroom_nominations where id = (
        select id from classroom_nominations where classroom_id = ${classrooms[pick % classrooms.length]!.id} limit 1)`.execute(
        tx,
      ),
    ),
  mergeBallots: (services, classrooms, pick) =>
    change(services, (tx) =>
      sql`update classroom_nominations ballot set classroom_id = ${classrooms[(pick * 3) % classrooms.length]!.id}
        where classroom_id = ${classrooms[pick % classrooms.length]!.id} and not exists (
          select from classroom_nominations other where other.classroom_id = ${classrooms[(pick * 3) % classrooms.length]!.id}
          and other.nominator_hash = ballot.nominator_hash)`.execute(tx),
    ),
  aMonthLater: async (services) => services.clock.advance(31 * day),
}

test('a single nomination counts in the next look at the odds', async () => {
  const services = await testServices()
  const [classroom] = await buildClassrooms(services, [3, 2])
  await buildDraw(services, { capacity: 1 })
  await keepStandings(services)
  await nominate(services, classroom!.id, { who: 'one more neighbor' })
  await keepStandings(services)
  const { rows } = await services.database.read((tx) =>
    sql<{ weight: number }>`select weight from draw_standings order by weight desc limit 1`.execute(tx),
  )
  expect(rows).toEqual([{ weight: 4 }])
  expect(await rulesBroken(services)).toEqual([])
})

test(
  'after any history the odds are those that the facts give, and the books find nothing wrong',
  { timeout: 120_000 },
  async () => {
    const step = fc.tuple(fc.constantFrom(...Object.keys(operations)), fc.nat(200))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const services = await testServices()
        const classrooms = await buildClassrooms(services, [1, 2, 3, 24, 30, 0])
        await buildSlots(services, 6)
        await buildDraw(services, { inMinutes: 600 * 24 * 60 })
        for (const [name, pick] of steps) {
          await operations[name]?.(services, classrooms, pick)
          // Also half-way, so that what is kept is changed and not only made.
          if (pick % 3 === 0) await keepStandings(services)
        }
        await buildDraw(services, { inMinutes: 120 })
        const derived = await deriveAll(services)
        for (const { teacherId } of classrooms.slice(0, 2)) {
          const own = derived.find(({ teacher_id }) => teacher_id === teacherId)
          const told = await odds(services, teacherId)
          expect(told.classrooms).toBe(derived.length)
          expect(told.totalWeight).toBe(derived.reduce((sum, entry) => sum + entry.weight, 0))
          expect(told.classroom?.weight ?? 0).toBe(own?.weight ?? 0)
        }
        const broken = await rulesBroken(services)
        expect(broken.filter((rule) => rule.includes('standing') || rule.includes('weights'))).toEqual([])
      }),
      { numRuns: 6, seed: 19 },
    )
  },
)

test('what a process of earlier rules keeps beside this one is worked out again, and the odds are those of today', async () => {
  const services = await testServices()
  const [classroom] = await buildClassrooms(services, [1, 2])
  await buildDraw(services, { capacity: 1 })
  await keepStandings(services)
  for (let nth = 0; nth < 9; nth++)
    await nominate(services, classroom!.id, { who: `neighbor ${nth}`, from: 'one network' })
  // As weights/1 did: each nominator is a point, and the change is taken away.
  await change(services, async (tx) => {
    await sql`delete from draw_standing_changes`.execute(tx)
    await sql`delete from draw_standings where classroom_id = ${classroom!.id}`.execute(tx)
    await sql`insert into draw_standings (teacher_id, classroom_id, weight)
      values (${classroom!.teacherId}, ${classroom!.id}, 10)`.execute(tx)
    await sql`update draw_standing_weights set classrooms = classrooms - 1 where weight = 1`.execute(tx)
    await sql`insert into draw_standing_weights (weight, classrooms) values (10, 1)`.execute(tx)
  })
  expect(await rulesBroken(services)).toEqual([])
  await keepStandings(services)
  const { rows } = await services.database.read((tx) =>
    sql<{ weight: number; rules_version: number }>`
      select weight, rules_version from draw_standings order by weight`.execute(tx),
  )
  expect(rows).toEqual([
    { weight: 2, rules_version: 2 },
    { weight: 3, rules_version: 2 },
  ])
  expect(await rulesBroken(services)).toEqual([])
})

test('a nomination waits for no other one, and none is lost however many come at once', async () => {
  const services = await testServices()
  const classrooms = await buildClassrooms(services, [1, 1, 1])
  await buildDraw(services)
  let keeping = true
  const keeper = (async () => {
    while (keeping) await keepStandings(services)
  })()
  await Promise.all(
    Array.from({ length: 60 }, (_, nth) =>
      nominate(services, classrooms[nth % 3]!.id, { who: `someone ${100 + nth}` }),
    ),
  )
  keeping = false
  await keeper
  await change(services, (tx) =>
    sql`update classroom_nominations set confirmed_at = now(), confirmed_how = 'link' where confirmed_at is null`.execute(
      tx,
    ),
  )
  await Promise.all(Array.from({ length: 4 }, () => keepStandings(services)))
  expect(await odds(services, classrooms[0]!.teacherId)).toMatchObject({ classrooms: 3, totalWeight: 63 })
  expect((await rulesBroken(services)).filter((rule) => rule.includes('standing'))).toEqual([])
})

test('while somebody else keeps the standings a look answers at once, with the own weight right', async () => {
  const services = await testServices()
  if (services.database.engine === 'pglite') return
  const classrooms = await buildClassrooms(services, [1, 2])
  await buildDraw(services)
  await keepStandings(services)
  await nominate(services, classrooms[0]!.id, { who: 'one more' })
  const told = Promise.withResolvers<void>()
  const held = services.database.transaction(async (tx) => {
    await tx.selectFrom('draw_standing_state').selectAll().forUpdate().execute()
    await told.promise
  })
  await nominate(services, classrooms[0]!.id, { who: 'and another' })
  expect(await odds(services, classrooms[0]!.teacherId)).toMatchObject({
    classroom: { weight: 3 },
    totalWeight: 5,
  })
  told.resolve()
  await held
})

test('a fixed list is counted once: the odds by it are those of its entries', async () => {
  const services = await testServices()
  const classrooms = await buildClassrooms(services, [3, 1, 1, 0])
  await buildSlots(services, 1)
  const drawId = await buildDraw(services, { inMinutes: 30 })
  await freezeDraw(services, { drawId })
  await nominate(services, classrooms[3]!.id, { who: 'too late' })
  expect(await odds(services, classrooms[0]!.teacherId)).toMatchObject({
    classrooms: 3,
    totalWeight: 5,
    picks: 1,
  })
  expect(await odds(services, classrooms[3]!.teacherId)).toMatchObject({
    classrooms: 3,
    totalWeight: 5,
    chance: 0,
  })
  services.clock.advance(2 * 3_600_000)
  await runDraw(services, { drawId, actor: null })
  expect(await winnersOf(services, drawId)).toHaveLength(1)
})

test(
  'a look at the own odds scans neither the classrooms nor the standings',
  { timeout: 240_000 },
  async () => {
    const services = await testServices()
    await buildClassrooms(services, Array<number>(3_000).fill(1))
    await buildDraw(services)
    await keepStandings(services)
    await services.database.script('analyze')
    const explained: string[] = []
    const watch = <T>(work: (tx: Tx) => Promise<T>) =>
      services.database.read((tx) =>
        work(
          tx.withPlugin({
            transformQuery: ({ node }) => {
              const { sql: text, parameters } = tx.getExecutor().compileQuery(node, { queryId: 'explained' })
              explained.push(JSON.stringify([text, parameters]))
              return node
            },
            transformResult: async ({ result }) => result,
          }),
        ),
      )
    const [{ teacher_id: teacherId } = { teacher_id: '' }] = await deriveAll(services)
    await odds({ ...services, database: { ...services.database, read: watch } }, teacherId)
    expect(explained.length).toBeGreaterThan(5)
    for (const text of explained) {
      const [query, parameters] = JSON.parse(text) as [string, unknown[]]
      const plan = await explain(services, query, parameters)
      expect(plan).not.toMatch(/Seq Scan on (classrooms|users|draw_standings|classroom_nominations)\b/)
      // Nor does anything else go through as many rows as there are classrooms.
      const rows = Array.from(plan.matchAll(/rows=(\d+)/g), ([, estimate]) => Number(estimate))
      expect(Math.max(...rows)).toBeLessThan(2_000)
    }
  },
)

/** The plan of a query with its parameters written in. */
async function explain(services: TestServices, query: string, parameters: unknown[]): Promise<string> {
  const written = query.replaceAll(/\$(\d+)/g, (_, nth: string) => literal(parameters[Number(nth) - 1]))
  const { rows } = await services.database.read((tx) =>
    sql.raw<Record<string, string>>(`explain ${written}`).execute(tx),
  )
  return rows.map((row) => Object.values(row)[0]).join('\n')
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `'${text.replaceAll("'", "''")}'`
}
