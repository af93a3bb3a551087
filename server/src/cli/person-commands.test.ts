// @module-tag some-on-pglite: commands about people open a data folder that a server may hold.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildDraw } from '../../test/matching/draws/build-draw.ts'
import { ensureAccount } from '../people/identity/accounts/ensure-account.ts'
import { testDatabaseUrl } from '../test/test-database.ts'
import { withServices } from './command.ts'
import { findCommand } from './commands.ts'

// A data folder on disk is slow to begin with.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })
let folder = ''
let userId = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tower-people-'))
  const url = await testDatabaseUrl()
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  vi.stubEnv('DATABASE_URL', url ?? '')
  vi.stubEnv('LOG_LEVEL', 'silent')
  await run('migrate')
  userId = await withServices(async ({ services: { database, clock } }) => {
    const account = { email: 'dana@example.org', role: 'sponsor', at: clock.now(), actorId: null } as const
    return (await database.transaction((tx) => ensureAccount(tx, account))).userId
  })
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

async function run(name: string, ...args: string[]): Promise<string> {
  let said = ''
  const output = { write: (text: string) => void (said += text), isTerminal: false }
  await findCommand(name)!.run(args, output)
  return said
}

test(
  'people are given roles, disabled, enabled, written out and erased from the command line',
  { tags: 'on-pglite-too' },
  async () => {
    const email = 'Dana@Example.org'
    await expect(run('set-role', email, 'owner')).rejects.toThrow('owner is not a role')
    await expect(run('set-role', 'nobody@example.org', 'teacher')).rejects.toThrow('There is no such person.')
    expect(await run('set-role', email, 'teacher')).toContain('dana@example.org is teacher now')
    expect(await run('set-role', email, 'teacher')).toContain('is teacher already')
    expect(await run('disable-person', email)).toContain('is disabled')
    expect(await run('enable-person', email)).toContain('may sign in again')
    const data = JSON.parse(await run('export-person', email)) as unknown
    expect(data).toMatchObject({ identity: { account: { id: userId, role: 'teacher' } } })
    await expect(run('erase-person', email, 'yes')).rejects.toThrow("can't be undone")
    expect(await run('erase-person', email, 'ERASE')).toContain(userId)
    await expect(run('export-person', email)).rejects.toThrow('There is no such person.')
    await expect(run('erase-person', email, 'ERASE')).rejects.toMatchObject({
      code: 'account.address_unknown',
    })
  },
)

test(
  'whoever has no account is erased by their address, and nothing of it stays in the files',
  { tags: 'on-pglite-too' },
  async () => {
    await withServices(async ({ services: { database } }) =>
      database.transaction((tx) =>
        tx
          .insertInto('allowlist_entries')
          .values({ email: 'guest@example.org', role: 'teacher', name: 'Guest Name', source: 'test' })
          .execute(),
      ),
    )
    // Somebody else may have typed the name.
    await expect(run('erase-person', 'guest@example.org', 'ERASE')).rejects.toThrow('stand: "Guest Name"')
    expect(await run('erase-person', 'guest@example.org', 'ERASE', 'Guest Name')).toContain('had no account')
    // The files of an embedded database are ours: nothing is left in dead rows or in its log.
    if (process.env.DATABASE_URL === '')
      for (const file of globSync(`${folder}/data/**/*`, { withFileTypes: true }).filter((one) =>
        one.isFile(),
      ))
        expect(readFileSync(join(file.parentPath, file.name)).includes('guest@example.org'), file.name).toBe(
          false,
        )
  },
)

test('a draw is called off in the name of a superadmin, with a reason, once', async () => {
  const [drawId, boss] = await withServices(async ({ services }) => {
    const at = services.clock.now()
    const account = { email: 'boss@example.org', role: 'superadmin', at, actorId: null } as const
    await services.database.transaction((tx) => ensureAccount(tx, account))
    return [await buildDraw(services), account.email] as const
  })
  const reason = 'The list held a classroom twice.'
  await expect(run('void-draw', drawId, boss)).rejects.toThrow('Usage')
  await expect(run('void-draw', 'next', boss, reason)).rejects.toThrow('not the number of a draw')
  await expect(run('void-draw', drawId, 'nobody@example.org', reason)).rejects.toThrow('no such person')
  await expect(run('void-draw', drawId, boss, ' ')).rejects.toMatchObject({ code: 'draws.reason_required' })
  expect(await run('void-draw', drawId, boss, reason)).toContain('called off')
  await expect(run('void-draw', drawId, boss, reason)).rejects.toMatchObject({ code: 'draws.voided' })
})

test('what a dispute in another currency comes to is said by staff alone, of a payment that is known', async () => {
  const paymentId = '00000000-0000-4000-8000-00000000e0e0'
  const [boss, sponsor] = await withServices(async ({ services: { clock, database } }) => {
    const at = clock.now()
    const people = [
      { email: 'desk@example.org', role: 'admin', at, actorId: null },
      { email: 'kim@example.org', role: 'sponsor', at, actorId: null },
    ] as const
    for (const person of people) await database.transaction((tx) => ensureAccount(tx, person))
    return [people[0].email, people[1].email] as const
  })
  const value = (kind: string, cents: string, email: string, reason = 'As the bank says') =>
    run('value-in-dollars', paymentId, kind, 'du_1', cents, email, reason)
  await expect(run('value-in-dollars', paymentId)).rejects.toThrow('Usage')
  await expect(value('payout', '8000', boss)).rejects.toThrow('neither dispute nor refund')
  await expect(value('dispute', '80.00', boss)).rejects.toThrow('not an amount of whole US cents')
  await expect(value('dispute', '8000', sponsor)).rejects.toMatchObject({
    code: 'identity.role_not_allowed',
  })
  await expect(value('dispute', '8000', boss)).rejects.toMatchObject({ code: 'giving.payment_not_found' })
})
