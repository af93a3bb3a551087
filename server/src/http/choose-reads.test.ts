import { endpoints } from '@tower/contract/endpoints.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase, type Database, type Lagging, type Reads } from '../database/database.ts'
import { followStandby } from '../database/follow-standby.ts'
import { openPostgres } from '../database/postgres-engine.ts'
import { nameInstallation } from '../process/rehearsal/rehearsal.queries.ts'
import { Refusal } from '../refusal.ts'
import { testApp } from '../test/test-app.ts'
import { testDatabaseUrl } from '../test/test-database.ts'
import { chooseReads } from './choose-reads.ts'

const onPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres')

/** Two pools to one database, told apart by what their sessions are called. */
async function openTwoPools() {
  const url = (await testDatabaseUrl()) ?? ''
  const open = (name: string): Database => {
    const database = createDatabase(
      openPostgres({ url, name, poolSize: 3, connectWithinMs: 60_000, onConnectionError: () => undefined }),
    )
    onTestFinished(() => database.close().catch(() => undefined))
    return database
  }
  return { url, primary: open('primary'), standby: open('standby') }
}

const nameSession = (reads: Reads): Promise<string | undefined> =>
  reads.read(async (tx) => {
    const { rows } = await sql<{ name: string }>`select current_setting('application_name') as name`.execute(
      tx,
    )
    return rows[0]?.name
  })

/** A machine that does much besides may take its time between a look and a read. */
const patient = { trustForMs: 60_000 }

const whatMayLag = endpoints.filter(({ mayLag }) => mayLag)
const listed: Record<string, string> = {
  'nominations.find-classrooms': '/api/classrooms/find?school=Lincoln+Elementary&city=Toledo',
}

onPostgres(
  'strangers read public lists from the standby; whoever is signed in, has just changed something or asks for anything else reads what is there now',
  async ({ task }) => {
    const { url, primary, standby } = await openTwoPools()
    const lagging = followStandby({
      ...{
        primary,
        standby,
        nameSite: nameInstallation,
        mostLagMs: 60_000,
        ...patient,
        onChange: () => undefined,
      },
    })
    expect(await lagging.look()).toBeUndefined()
    const answered: (string | undefined)[] = []
    const noting = (reads: Reads): Reads => ({
      read: async (work) => {
        answered.push(await nameSession(reads))
        return reads.read(work)
      },
    })
    const database: Database = { ...primary, ...noting(primary), lagging: { ...lagging, ...noting(lagging) } }
    const environment = { DATABASE_URL: url, DATABASE_READ_URL: url }
    const { app } = await testApp({ database, environment, keep: true })
    onTestFinished(() => app.close())
    const ask = async (address: string, headers: Record<string, string> = {}) => {
      answered.length = 0
      await lagging.look()
      expect((await app.inject({ url: address, headers })).statusCode, address).toBe(200)
      return new Set(answered)
    }
    for (const { name, path } of whatMayLag) {
      const address = listed[name] ?? path
      expect(await ask(address), name).toContain('standby')
      expect(await ask(address, { cookie: 'wrote=1' }), name).not.toContain('standby')
    }
    for (const address of ['/api/tower', '/api/money', '/api/totals', '/api/draws/recent-matches', '/readyz'])
      expect(await ask(address), address).not.toContain('standby')
    task.meta.rows = 2 * whatMayLag.length + 5

    // Whatever came of it, the browser that asked for a change is known for as long as a standby may be behind, and a page is cached.
    const changing = await app.inject({
      method: 'POST',
      url: '/api/programs/sponsor-classroom/follow',
      payload: {},
    })
    expect(changing.headers['set-cookie']).toBe('wrote=1; Path=/; Max-Age=10; HttpOnly; SameSite=Lax')
    expect((await app.inject({ url: '/api/stories' })).headers['set-cookie']).toBeUndefined()

    const who = { headers: { authorization: 'Bearer somebody' } } as FastifyRequest
    const nobody = { headers: {} } as FastifyRequest
    expect(chooseReads({ mayLag: true }, nobody, database)).toBe(database.lagging)
    expect(chooseReads({ mayLag: true }, who, database)).toBe(database)
    expect(chooseReads({}, nobody, database)).toBe(database)
  },
)

test('only what everybody may read says that it may lag', () => {
  expect(whatMayLag.length).toBeGreaterThan(3)
  for (const { name, access, method, proof, opens, answer } of whatMayLag)
    expect({ access, method, proof, opens, isStream: answer === 'stream' }, name).toEqual({
      ...{ access: 'public', method: 'GET', proof: undefined, opens: undefined, isStream: false },
    })
})

/** The same pool, answering as a server of another place would. */
function placedElsewhere(reads: Reads, place: Record<string, unknown>): Reads {
  return {
    read: async (work) => {
      const answer = await reads.read(work)
      const isPlace = typeof answer === 'object' && answer !== null && 'position' in answer
      return isPlace ? { ...answer, ...place } : answer
    },
  }
}

onPostgres(
  'a standby that is behind, gone, of another site or no standby is not asked, and what it does not have yet is looked for at the primary',
  async () => {
    const { primary, standby } = await openTwoPools()
    const changes: (string | undefined)[] = []
    const follow = (placed: Record<string, unknown>, mostLagMs = 60_000): Lagging =>
      followStandby({
        ...{
          primary,
          nameSite: nameInstallation,
          mostLagMs,
          ...patient,
          standby: placedElsewhere(standby, placed),
        },
        onChange: (why) => changes.push(why),
      })
    const asked = async (reads: Lagging) => [await reads.look(), await nameSession(reads)]
    expect(await asked(follow({}))).toEqual([undefined, 'standby'])
    expect(await asked(follow({ isStandby: true, startedAt: 'another' }))).toEqual([undefined, 'standby'])
    expect(await asked(follow({ isStandby: true, position: 0n }, 5_000))).toEqual([
      'it is more than 5 s behind',
      'primary',
    ])
    expect(await asked(follow({ startedAt: 'another' }))).toEqual(['it follows nobody', 'primary'])
    expect(await asked(follow({ site: crypto.randomUUID() }))).toEqual([
      'it is the standby of another site',
      'primary',
    ])

    const following = follow({})
    await following.look()
    const found = await following.read(async (tx) => {
      const name = await nameSession({ read: (work) => work(tx) })
      if (name === 'standby') throw new Refusal('draws.not_found')
      return name
    })
    expect(found).toBe('primary')
    expect(await nameSession(following)).toBe('standby')

    // It goes in the middle of it: nobody notices, and from then on nobody asks it.
    changes.length = 0
    await standby.close()
    expect(await nameSession(following)).toBe('primary')
    expect(changes).toHaveLength(1)
    expect(await following.look()).toEqual(changes[0])
    expect(await nameSession(following)).toBe('primary')
  },
)
