import { keyScopes } from '@tower/contract/oversight/integrations.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seedDemo } from '../../../../seeds/seed-demo.ts'
import { buildEveryKey } from '../../../../test/oversight/integrations/build-every-key.ts'
import { testApp, type TestApp } from '../../../test/test-app.ts'
import { testDatabase } from '../../../test/test-database.ts'

// The whole demo is read, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

type Page = { items: Record<string, unknown>[]; next_cursor: string | null }

let world: TestApp
let secret = ''
beforeAll(async () => {
  world = await testApp({ database: await testDatabase({ keep: true }), keep: true })
  const { services } = world
  await seedDemo(services, { at: services.clock.now() })
  const { id: ownerId } = await services.database.read((tx) =>
    tx.selectFrom('users').select('id').where('role', '=', 'superadmin').executeTakeFirstOrThrow(),
  )
  secret = (await buildEveryKey(services, { ownerId })).get('key for everything') ?? ''
})
afterAll(async () => {
  await world.app.close()
  await world.services.database.close()
})

const ask = (list: string, query = '') =>
  world.app.inject({ url: `/api/v1/${list}${query}`, headers: { authorization: `Bearer ${secret}` } })

/** Every row of a list, page by page. */
async function walk(list: string, limit: number, more = ''): Promise<Page['items']> {
  const items: Page['items'] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Page = (await ask(list, `?limit=${limit}&cursor=${cursor}${more}`)).json<Page>()
    expect(page.items.length).toBeLessThanOrEqual(limit)
    items.push(...page.items)
    cursor = page.next_cursor
  }
  return items
}

test.each(keyScopes)('%s are read page by page, each row once and the newest first', async (list) => {
  const whole = await walk(list, 200)
  expect(whole.length).toBeGreaterThan(0)
  const paged = await walk(list, 3)
  expect(paged).toEqual(whole)
  const instants = whole.map((item) => String(item.settled_at ?? item.submitted_at ?? item.created_at))
  expect(instants).toEqual(instants.toSorted().toReversed())
})

test('no list names a person: no address, no name of an account, of a classroom’s teacher or of an athlete', async () => {
  const said = JSON.stringify(await Promise.all(keyScopes.map((list) => walk(list, 200))))
  const names = await world.services.database.read(async (tx) => {
    const people = await tx.selectFrom('users').select(['email', 'full_name']).execute()
    const athletes = await tx.selectFrom('prospects').select(['first_name', 'last_name']).execute()
    const classrooms = await tx
      .selectFrom('classrooms')
      .select(['name', 'teacher_display_name', 'teacher_email'])
      .execute()
    return [...people, ...athletes, ...classrooms].flatMap((row) => Object.values(row))
  })
  expect(names.length).toBeGreaterThan(50)
  expect(said).not.toContain('@')
  for (const name of names) if (name) expect(said.includes(name), name).toBe(false)
})

test('a list is narrowed to a time, from its first instant to before its last', async () => {
  const whole = await walk('donations', 200)
  const instants = whole.map(({ settled_at: at }) => String(at))
  const [to = '', from = ''] = [instants[1], instants.at(-2)]
  const between = await walk('donations', 2, `&from=${from}&to=${to}`)
  expect(between).toEqual(
    whole.filter((_, nth) => (instants[nth] ?? '') >= from && (instants[nth] ?? '') < to),
  )
  expect(between.length).toBeGreaterThan(0)
})

test('gifts agree with the books: what was given and what was returned, and no purchase of credits', async () => {
  const gifts = await walk('donations', 200)
  const kept = await world.services.database.read((tx) =>
    tx
      .selectFrom('payments')
      .select(({ fn }) => [fn.sum<string>('amount_cents').as('given'), fn.countAll<string>().as('count')])
      .where('state', '=', 'settled')
      .where((eb) => eb.or([eb('destination', 'is', null), eb('destination', '<>', 'credits')]))
      .executeTakeFirstOrThrow(),
  )
  expect(gifts).toHaveLength(Number(kept.count))
  expect(gifts.reduce((sum, { amount_cents: cents }) => sum + Number(cents), 0)).toBe(Number(kept.given))
  expect(gifts.every(({ receipt_number: number }) => typeof number === 'number')).toBe(true)
})

test('what is no page, no time and no cursor is refused in words', async () => {
  for (const query of ['limit=0', 'limit=201', 'limit=x', 'from=yesterday', 'to=0000-01-01']) {
    const answer = await ask('slots', `?${query}`)
    expect([answer.statusCode, answer.json<{ code: string }>().code], query).toEqual([400, 'request.invalid'])
  }
  const answer = await ask('slots', '?cursor=bm90aGluZw')
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    400,
    'integrations.cursor_unknown',
  ])
})
