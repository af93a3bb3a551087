import type { Database } from '@tower/server/database/database.ts'
import type { Actor } from '@tower/server/http/actor.ts'
import { readOwnOdds } from '@tower/server/matching/draws/read-own-odds.ts'
import { keepStandings } from '@tower/server/matching/draws/standings/keep-standings.ts'
import type { Services } from '@tower/server/services.ts'
import { atMost, figureOf, type Figure } from '../figures/figure.ts'
import { connect } from '../stage/stage.ts'
import type { Section } from './section.ts'

const classrooms = Number(process.env.BENCH_CLASSROOMS ?? 100_000)
const looks = 200

/** A teacher's look at their own odds, beside the number of classrooms that it must not grow with. */
export const oddsSection: Section = {
  title: `Own odds among ${classrooms} classrooms`,
  async measure({ stage, say }): Promise<Figure[]> {
    const url = await stage.makeDatabase('bench_odds', fillClassrooms)
    const database = connect(url)
    try {
      const services = { database, clock: { now: () => new Date() } } as Services
      const keeping = await secondsOf(() => keepStandings(services))
      say(`${classrooms} standings worked out in ${keeping.toFixed(1)} s, 200 at a time`)
      const userId = await findTeacher(database)
      const times: number[] = []
      for (let look = 0; look < looks; look++)
        times.push(1000 * (await secondsOf(() => readOwnOdds(services, { actor: { userId } as Actor }))))
      const median = times.toSorted((one, other) => one - other)[looks / 2] ?? Infinity
      return [
        figureOf({ name: 'own odds: one look, median', unit: 'ms', rounds: [median], goal: atMost(50) }),
        figureOf({ name: '  all standings worked out', unit: 's', rounds: [keeping] }),
      ]
    } finally {
      await database.close()
    }
  },
}

/** Teachers with a confirmed and nominated classroom each, and a draw to come. */
async function fillClassrooms(database: Database): Promise<void> {
  await database.script(`
    insert into users (email, role, full_name)
      select 'teacher-' || nth || '@bench.test', 'teacher', 'Teacher ' || nth from generate_series(1, ${classrooms}) nth;
    insert into classrooms (name, school, city, state, teacher_id, confirmed_at)
      select 'Classroom of ' || full_name, 'School', 'Dayton', 'OH', id, now() from users where role = 'teacher';
    insert into classroom_nominations (classroom_id, nominator_hash)
      select id, 'nominator ' || nth from classrooms, generate_series(1, 3) nth;
    insert into assignment_slots (slot_name, slot_starts, capacity, seed_hash, sealed_seed)
      values ('The next draw', now() + interval '3 days', 25, repeat('a', 64), 'sealed')`)
}

async function findTeacher(database: Database): Promise<string> {
  const { id } = await database.read((tx) =>
    tx.selectFrom('users').select('id').where('role', '=', 'teacher').limit(1).executeTakeFirstOrThrow(),
  )
  return id
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}
