import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildUser } from '../../../../test/people/identity/build-user.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { checkRows } from '../../../test/check-rows.ts'
import { readAllRows } from '../../../test/read-books.ts'
import type { Actor } from '../../../http/actor.ts'
import { readSessionRequest } from './read-gift-request.ts'
import { startCheckout } from './start-checkout.ts'

const slot = { metadata: { program: 'classrooms' } }

/** Refusals change nothing, so the tables of refusals share one world. */
let shared: GivingWorld
beforeAll(async () => {
  shared = await buildGiving({ keep: true })
})
afterAll(() => shared.close())

function readCheckouts({ services }: GivingWorld) {
  return services.database.read((tx) =>
    tx.selectFrom('checkouts').selectAll().orderBy('created_at').execute(),
  )
}

test('a gift answers where to pay, with our row written before', async () => {
  const world = await buildGiving()
  const sessionId = await world.startGift({ amountCents: 2_500, email: ' Dana@Example.org ' })
  expect(await world.sandbox.describe(sessionId)).toMatchObject({
    totalCents: 2_500,
    email: 'dana@example.org',
    cancelUrl: 'http://tower.test/donate/cancel',
  })
  expect(await readCheckouts(world)).toMatchObject([
    { purpose: 'donation', provider_session_id: sessionId, state: 'open', email: 'dana@example.org' },
  ])
})

const notCents = [
  ...[1, -1, 0, -80_000, 99, 80_000.5, 0.1, 2 ** 53, 1e21, 100_000_000, 1e308, -0],
  ...['80000', '', ' ', '1e3', 'NaN', '0x13880', null, true, false, [], [80_000], {}, { cents: 80_000 }],
]

test('whatever is no amount in cents is refused in both forms and nothing is kept', (context) =>
  checkRows(context, notCents, async (value) => {
    const world = shared
    const before = await readAllRows(world.services)
    for (const body of [{ amount_cents: value }, { amount_cents: value, ...slot }]) {
      const answer = await world.requestCheckout({ body })
      expect(answer.statusCode).toBe(400)
      expect(answer.headers['content-type']).toContain('text/plain')
      expect(answer.body).toMatch(/^[A-Z].*\.$/)
    }
    expect(await readAllRows(world.services)).toBe(before)
  }))

test.each([100, 1_000, 79_999, 80_001, 160_000, 99_999_999])(
  'a Sponsor Slot at %d cents is refused: it costs exactly $800',
  async (amountCents) => {
    const world = shared
    const answer = await world.requestCheckout({ amountCents, body: slot })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toBe('A Sponsor Slot costs exactly $800.')
  },
)

test.each([
  [50, 5_000],
  ['50', 5_000],
  ['50.5', 5_050],
  ['50.05', 5_005],
  [19.99, 1_999],
  ['12.345', 1_235],
  ['999999.99', 99_999_999],
])('donations-create reads %s dollars as %d cents', async (amount, cents) => {
  const world = shared
  const answer = await world.post('/api/donations-create', { amount, programKey: 'sponsor-classroom' })
  expect(answer.statusCode).toBe(200)
  const { url } = answer.json<{ url: string }>()
  const page = await world.sandbox.describe(url.split('/').at(-1) ?? '')
  expect(page?.totalCents).toBe(cents)
})

test.each([
  0,
  0.99,
  -50,
  '0.5',
  '1e2',
  '1,000',
  '$50',
  'fifty',
  0.1 + 0.2,
  1_000_000,
  '99999999999999999999',
  null,
  true,
  [50],
  {},
])('donations-create refuses %j dollars', async (amount) => {
  const world = shared
  const answer = await world.post('/api/donations-create', { amount, programKey: 'sponsor-classroom' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ code: string }>().code).toMatch(/^giving\.amount_/)
})

test.each([
  [{ programKey: 'sponsor-classroom' }, 'classrooms', 'sponsor-classroom'],
  [{ programId: 'sponsor-athlete' }, 'prospects', 'sponsor-athlete'],
  [{ programKey: 'rent-assistance' }, 'project', null],
  [{ programName: 'Tower SMBs' }, 'project', null],
])('a program gift %j goes to %s', async (program, destination, key) => {
  const world = await buildGiving()
  expect((await world.post('/api/donations-create', { amount: 50, ...program })).statusCode).toBe(200)
  expect(await readCheckouts(world)).toMatchObject([{ destination, program_key: key }])
})

test('an unknown program is not found, an unknown destination is refused', async () => {
  const world = shared
  const answer = await world.post('/api/donations-create', { amount: 50, programKey: 'moon-base' })
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([404, 'Program not found'])
  expect((await world.requestCheckout({ destination: 'moon' })).body).toBe('Unknown destination.')
  expect((await world.requestCheckout({ destination: 'teacher_direct' })).statusCode).toBe(400)
})

test('an unknown classroom is 404 and an unconfirmed one 409, before any checkout exists', async () => {
  const world = await buildGiving()
  const classroom = await buildClassroom(world.services.database)
  const unknown = await world.requestCheckout({
    body: { ...slot, classroom_id: '11111111-1111-4111-8111-111111111111' },
  })
  expect([unknown.statusCode, unknown.body]).toEqual([404, 'Classroom not found'])
  const unconfirmed = await world.requestCheckout({ body: { ...slot, classroom_id: classroom.id } })
  expect(unconfirmed.statusCode).toBe(409)
  expect((await world.requestCheckout({ body: { ...slot, classroom_id: 'classroom-12' } })).statusCode).toBe(
    400,
  )
  expect(await readCheckouts(world)).toEqual([])
})

const hostile = [
  'https://evil.example/',
  'http://tower.test.evil.example/donate/success',
  'http://tower.test@evil.example/',
  'http://user@tower.test/',
  'https://tower.test/donate/success',
  'http://tower.test:8080/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/donate\\..\\..',
  '/donate\n/success',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,hi',
  'donate/success',
  'evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/.//evil.example',
  'http://tower.test//evil.example',
]

test('a return address elsewhere, however it is disguised, is refused and opens no session', (context) =>
  checkRows(context, hostile, async (address) => {
    const world = shared
    const before = await readAllRows(world.services)
    for (const field of ['success_url', 'cancel_url']) {
      const answer = await world.requestCheckout({ body: { [field]: address } })
      expect([answer.statusCode, answer.body]).toEqual([400, 'The return address must be on this site.'])
    }
    const program = { amount: 50, programKey: 'sponsor-classroom', successPath: address }
    expect((await world.post('/api/donations-create', program)).statusCode).toBe(400)
    expect(await readAllRows(world.services)).toBe(before)
  }))

test.each([
  ['/sponsor?status=success', 'http://tower.test/sponsor?status=success&session_id='],
  ['http://tower.test/donate/success#thanks', 'http://tower.test/donate/success?session_id='],
  [
    '/programs/sponsor-classroom?donation=success',
    'http://tower.test/programs/sponsor-classroom?donation=success&session_id=',
  ],
  ['/donate/success?session_id={CHECKOUT_SESSION_ID}', 'http://tower.test/donate/success?session_id='],
])('coming back to %s keeps the query and names the session', async (success_url, expected) => {
  const world = shared
  const sessionId = await world.startGift({ body: { success_url } })
  const { redirectTo } = await world.sandbox.pay(sessionId, 'paid')
  expect(redirectTo.replace('#thanks', '')).toBe(`${expected}${sessionId}`)
})

test('who gives is told by the session alone: metadata.user_id is ignored', async () => {
  const world = await buildGiving()
  const victim = await buildUser(world.services, 'victim@example.org')
  await world.give({
    email: 'dana@example.org',
    body: { metadata: { program: 'classrooms', user_id: victim } },
  })
  expect(await readCheckouts(world)).toMatchObject([{ user_id: null }])
  const donors = await world.services.database.read((tx) =>
    tx.selectFrom('donors').select(['user_id', 'email']).execute(),
  )
  expect(donors).toEqual([{ user_id: null, email: 'dana@example.org' }])
})

test('a signed-in giver gives for their own account and address, whatever the form says', () => {
  const actor = { userId: 'u1', email: 'dana@example.org' } as Actor
  const body = {
    amount_cents: 500,
    destination: 'classrooms',
    classroom_id: undefined,
    email: 'other@example.org',
  }
  const metadata = { user_id: 'u2', sponsor_email: 'third@example.org' }
  const request = readSessionRequest(shared.services.config, { ...body, metadata }, actor)
  expect(request).toMatchObject({ userId: 'u1', email: 'dana@example.org', purpose: 'donation' })
})

test('a covered fee is grossed up on its own line', async () => {
  const world = shared
  const sessionId = await world.startGift({ amountCents: 10_000, body: { cover_fee: true } })
  const page = await world.sandbox.describe(sessionId)
  expect(page?.lines).toEqual([
    { name: 'Gift to your own tower', amountCents: 10_000 },
    { name: 'Card fee, covered for us', amountCents: 330 },
  ])
})

test('32 clicks with one key at once open one session and answer one address', async () => {
  const world = await buildGiving()
  const click = () =>
    world.requestCheckout({ email: 'dana@example.org', body: { ...slot, idempotency_key: 'one-click' } })
  const answers = await Promise.all(Array.from({ length: 32 }, click))
  const urls = new Set(answers.map((answer) => answer.json<{ url: string }>().url))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect(urls.size).toBe(1)
  expect(await readCheckouts(world)).toHaveLength(1)
})

test('the same key with another amount is a conflict', async () => {
  const world = await buildGiving()
  const ask = (amountCents: number) =>
    world.requestCheckout({ amountCents, body: { idempotency_key: 'one-click' } })
  expect((await ask(2_500)).statusCode).toBe(200)
  expect((await ask(5_000)).statusCode).toBe(409)
  expect((await ask(2_500)).statusCode).toBe(200)
})

test('a lost answer of the provider is a 502, and the retry finds the one session it made', async () => {
  const world = await buildGiving()
  const ask = () => world.requestCheckout({ body: { ...slot, idempotency_key: 'one-click' } })
  // The SDK asks again once by itself when a kept connection breaks.
  await world.sandbox.beginOutage('answer_lost', 2)
  const lost = await ask()
  await world.sandbox.beginOutage('answer_lost', 0)
  expect([lost.statusCode, lost.body]).toEqual([502, 'Unable to start checkout.'])
  const found = await ask()
  expect(found.statusCode).toBe(200)
  expect((await ask()).json()).toEqual(found.json())
  expect(await readCheckouts(world)).toHaveLength(1)
})

test('no checkout is open at the provider before its row is committed', async () => {
  const world = await buildGiving()
  const { services } = world
  let rowsSeen = -1
  const payments = {
    ...services.payments,
    createCheckout: async (request: Parameters<typeof services.payments.createCheckout>[0]) => {
      rowsSeen = (await readCheckouts(world)).filter(({ id }) => id === request.checkoutId).length
      return services.payments.createCheckout(request)
    },
  }
  const request = {
    purpose: 'donation' as const,
    destination: 'classrooms' as const,
    programKey: null,
    amountCents: 500,
    feeCoverCents: 0,
    classroomId: null,
    userId: null,
    email: null,
    displayName: null,
    successUrl: 'http://tower.test/donate/success',
    cancelUrl: 'http://tower.test/donate/cancel',
  }
  await startCheckout(
    { ...services, payments },
    { request, idempotencyKey: undefined, networkHash: undefined },
  )
  expect(rowsSeen).toBe(1)
})
