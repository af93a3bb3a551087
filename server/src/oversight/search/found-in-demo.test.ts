import type { ListedClassroom } from '@tower/contract/matching/classroom-list.contract.ts'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { searchEndpoints } from '@tower/contract/oversight/search.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { recordDemoGift } from '../../../seeds/record-demo-gift.ts'
import { seedDemo } from '../../../seeds/seed-demo.ts'
import { demoPassword } from '../../process/describe-demo.ts'
import { testApp, type TestApp } from '../../test/test-app.ts'
import { testDatabase } from '../../test/test-database.ts'

// The whole demo is written, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

type Item = CallOutput<typeof searchEndpoints.find>['items'][number]

let world: TestApp
let headers: Record<'admin' | 'superadmin', { authorization: string }>

/** The demo, a giver without an account, and a check that came without an address. */
beforeAll(async () => {
  world = await testApp({ database: await testDatabase({ keep: true }), keep: true })
  const { services } = world
  const at = services.clock.now()
  await seedDemo(services, { at })
  const gift = {
    sponsor: 'paula@givers.test',
    daysAgo: 0,
    amountCents: 4_100,
    destination: 'project',
  } as const
  await recordDemoGift(services, { gift, number: 9_001, userId: null })
  await services.database.transaction((tx) =>
    sql`insert into offline_gifts (kind, amount_cents, reference, donor_name, destination, given_on, entered_by, entered_at)
      select 'check', 500000, '7781', 'Eléanor Whitfield', 'classrooms', '2026-01-05', id, ${at}
      from users where email = 'admin@tower.test'`.execute(tx),
  )
  headers = { admin: await signIn('admin'), superadmin: await signIn('superadmin') }
})
afterAll(async () => {
  await world.app.close()
  await world.services.database.close()
})

async function signIn(who: 'admin' | 'superadmin') {
  const signedIn = await world.app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    payload: { email: `${who}@tower.test`, password: demoPassword },
  })
  return { authorization: `Bearer ${signedIn.json<{ access_token: string }>().access_token}` }
}

async function find(typed: string, who: 'admin' | 'superadmin' = 'superadmin'): Promise<Item[]> {
  const answer = await world.app.inject({
    url: `/api/admin/search?q=${encodeURIComponent(typed)}`,
    headers: headers[who],
  })
  expect(answer.statusCode, typed).toBe(200)
  return answer.json<{ items: Item[] }>().items
}

const say = ({ kind, title, number }: Item) => `${kind} ${title || number}`

/** What staff ask for on the phone and at the desk, and what must be among the answers. */
const asked: [typed: string, found: string][] = [
  // The thirteen of an operations manager's first day.
  ['lodge', 'giver Demo Garden Lodge'],
  ['lodge@sponsors.test', 'offline_gift Demo Garden Lodge'],
  ['eleanor', 'offline_gift Eléanor Whitfield'],
  ['paula@givers.test', 'giver paula@givers.test'],
  ['receipt 21', 'payment 21'],
  ['$100', 'payment @$100'],
  ['RB-1008', 'reimbursement @RB-1008'],
  ['1008', 'reimbursement @RB-1008'],
  ['order 3', 'order 3'],
  ['field trip', 'ticket Can the budget pay for a field trip?'],
  ['demo garden', 'giver Demo Garden Lodge'],
  ['stop monthly', 'monthly_gift Demo Sponsor'],
  ['21', 'payment 21'],
  // People, with and without an account, from parts of names.
  ['nunez', 'person Ms. Demo-Núñez'],
  ['NÚÑ', 'person Ms. Demo-Núñez'],
  ['teacher@tower', 'person Ms. Demo-Núñez'],
  ['cedar', 'giver Cedar Street Reading Club (demo)'],
  ['reading club cedar', 'giver Cedar Street Reading Club (demo)'],
  ['harbor credit', 'person Harbor Demo Credit Union'],
  ['credit-union@', 'giver Harbor Demo Credit Union'],
  ['donor hardware', 'giver Demo Hardware Co.'],
  ['whitfield', 'offline_gift Eléanor Whitfield'],
  ['Eleanor Whit', 'offline_gift Eléanor Whitfield'],
  ['check 7781', 'offline_gift Eléanor Whitfield'],
  ['demo-1042', 'offline_gift Demo Garden Lodge'],
  ['community fund', 'offline_gift Demo Community Fund'],
  ['cheque eleanor', 'offline_gift Eléanor Whitfield'],
  // Pledges: by name, address, number and amount.
  ['pledge cedar street', 'pledge Cedar Street Reading Club (demo)'],
  ['reading-club@', 'pledge Cedar Street Reading Club (demo)'],
  ['pledge harbor', 'pledge Harbor Demo Credit Union'],
  ['pledge 1', 'pledge Cedar Street Reading Club (demo)'],
  ['compromiso 2', 'pledge @$800'],
  ['remind pledge', 'pledge @$800'],
  ['$900', 'pledge Cedar Street Reading Club (demo)'],
  // Money.
  ['$5,000', 'offline_gift Eléanor Whitfield'],
  ['1,500.00', 'offline_gift Demo Community Fund'],
  ['100.00', 'payment @$100'],
  ['$41', 'payment @$41'],
  ['#21', 'payment 21'],
  ['recibo 21', 'payment 21'],
  ['receipt #21', 'payment 21'],
  ['payment lodge', 'payment @$200'],
  ['pi_demo_stranger', 'payment @$40'],
  ['monthly demo sponsor', 'monthly_gift Demo Sponsor'],
  ['mensual', 'monthly_gift Demo Sponsor'],
  ['pause monthly sponsor@tower.test', 'monthly_gift Demo Sponsor'],
  // Requests and orders.
  ['rb 1008', 'reimbursement @RB-1008'],
  ['rb1008', 'reimbursement @RB-1008'],
  ['reimbursement 1008', 'reimbursement @RB-1008'],
  ['headphones', 'reimbursement @RB-1008'],
  ['copy paper', 'reimbursement Copy paper'],
  ['$31.20', 'reimbursement Copy paper'],
  ['order #3', 'order 3'],
  ['pedido 3', 'order 3'],
  ['washable paint', 'order @Washable paint, set of ten'],
  ['bean seed', 'order @Bean-seed kits, 12 students'],
  ['ticket two stores', 'ticket A receipt from two stores'],
  ['drawn again', 'ticket When can my classroom be drawn again?'],
  // What people wrote, and what staff answered or noted.
  ['science museum', 'ticket Can the budget pay for a field trip?'],
  ['reading corner', 'ticket A receipt from two stores'],
  ['ticket bus', 'ticket Can the budget pay for a field trip?'],
  ['carpenters', 'message Demo Partner'],
  ['book club', 'message Demo Visitor'],
  ['mensaje escuela lista', 'message Demo Vecina'],
  // Letters, athletes, classrooms, nominees, sponsors, draws and slots.
  ['vecina', 'message Demo Vecina'],
  ['partner@demo-mail', 'message Demo Partner'],
  ['message builders', 'message Demo Partner'],
  ['maya reyes', 'athlete Maya Demo-Reyes'],
  ['athlete okafor', 'athlete Jordan Demo-Okafor'],
  ['garden classroom', 'classroom The Garden Classroom'],
  ['pinos', 'classroom Aula 5'],
  ['room 41 mission', 'classroom Room 41'],
  ['school kahuku', 'classroom Story Classroom'],
  ['ruskin', 'school Ruskin Elementary'],
  ['school dayton', 'school Ruskin Elementary'],
  ['dayton oh', 'school Ruskin Elementary'],
  ['escuela pinos', 'school Escuela Los Pinos'],
  ['rotary', 'sponsor_request Demo Rotary Club'],
  ['panaderia', 'sponsor_request Panadería Demo'],
  ['slot 1', 'slot 1'],
  ['cupo 2', 'slot 2'],
]

/** A line as the table above says it: by its title or number, or by what stands beside them. */
const isSaid = (item: Item, said: string) =>
  [
    say(item),
    `${item.kind} @RB-${item.number}`,
    `${item.kind} @$${(item.amount_cents ?? 0) / 100}`,
    ...(item.detail ?? '').split(' · ').map((part) => `${item.kind} @${part}`),
  ].includes(said)

test('whatever staff ask for is found, whatever part of it they have', async ({ task }) => {
  task.meta.rows = asked.length
  // The thirteen of the review, and forty more.
  expect(asked.length).toBeGreaterThanOrEqual(53)
  const missed: string[] = []
  for (const [typed, said] of asked) {
    const found = await find(typed)
    if (!found.some((item) => isSaid(item, said)))
      missed.push(`“${typed}”: no ${said} among ${found.map(say).join(', ') || 'nothing'}`)
  }
  expect(missed).toEqual([])
})

test('a number with its kind finds that alone, and a command what it is about, with what can be done', async () => {
  expect((await find('receipt 21')).map(say)).toEqual(['payment 21'])
  expect((await find('order 3')).map(say)).toEqual(['order 3'])
  expect((await find('RB-1008')).map(({ kind, number }) => [kind, number])).toEqual([['reimbursement', 1008]])
  const [monthly] = await find('stop monthly')
  expect(monthly?.acts.map(({ act }) => act)).toEqual(['stop_monthly', 'pause_monthly'])
  expect(monthly?.acts[0]?.leads_to).toBe(`${monthly?.leads_to}&act=cancel`)
  const [open] = await find('pledge 1')
  expect(open?.acts.map(({ act }) => act)).toEqual(['enter_pledge_gift', 'remind_of_pledge', 'end_pledge'])
  expect(open?.acts[0]?.leads_to).toMatch(
    new RegExp(`^/admin/offline-gifts\\?gift=new&pledge=${open?.id}&installment=[0-9a-f-]{36}$`),
  )
  // Nothing is left to do about one that is paid in full.
  expect(await find('pledge 3')).toMatchObject([{ kind: 'pledge', number: 3, acts: [] }])
  const [teacher] = await find('teacher@tower.test')
  expect(teacher).toMatchObject({ kind: 'person', role: 'teacher' })
  expect(teacher?.acts.map(({ act }) => act)).toEqual(['see_budget', 'see_orders'])
})

test('a school is one line however many classrooms it has, and leads to them', async () => {
  const schools = (await find('school ruskin')).filter(({ kind }) => kind === 'school')
  expect(schools.map(({ title, detail }) => [title, detail])).toEqual([['Ruskin Elementary', 'Dayton, OH']])
  const { search } = new URL(schools[0]?.leads_to ?? '', 'https://tower.test')
  const listed = await world.app.inject({ url: `/api/admin/classrooms${search}`, headers: headers.admin })
  const { items } = listed.json<{ items: ListedClassroom[] }>()
  expect(items.map(({ name }) => name).toSorted()).toEqual(['Reading Nook', 'Room 12', 'Room 33'])
  const unconfirmed = await world.app.inject({
    url: `/api/admin/classrooms${search}&standing=unconfirmed`,
    headers: headers.admin,
  })
  expect(unconfirmed.json<{ items: ListedClassroom[] }>().items.every(({ confirmed_at: at }) => !at)).toBe(
    true,
  )
})

test('staff find nothing of what is beyond their duties, and no act on it', async () => {
  const give = (duties: string[]) =>
    world.services.database.transaction(async (tx) => {
      const { id } = await tx
        .selectFrom('users')
        .select('id')
        .where('email', '=', 'admin@tower.test')
        .executeTakeFirstOrThrow()
      await sql`insert into staff_duties (user_id, duties, changed_at) values (${id}, ${duties}, now())
        on conflict (user_id) do update set duties = excluded.duties`.execute(tx)
    })
  const kindsOf = async (typed: string) => (await find(typed, 'admin')).map(({ kind }) => kind)
  await give(['people'])
  for (const typed of ['lodge', '$100', 'RB-1008', 'order 3', 'stop monthly', 'receipt 21', 'maya', 'slot 1'])
    expect(await kindsOf(typed), typed).toEqual([])
  expect(await kindsOf('field trip')).toEqual(['ticket'])
  expect((await find('teacher@tower.test', 'admin'))[0]?.acts).toEqual([])
  await give(['money'])
  for (const typed of ['field trip', 'vecina', 'maya', 'rotary'])
    expect(await kindsOf(typed), typed).toEqual([])
  expect(await kindsOf('RB-1008')).toEqual(['reimbursement'])
  await give(['children'])
  expect(await kindsOf('maya reyes')).toContain('athlete')
})
