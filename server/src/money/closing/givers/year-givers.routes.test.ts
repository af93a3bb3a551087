import { expect, test, vi } from 'vitest'
import type { YearGiver } from '@tower/contract/money/closing-year.contract.ts'
import { buildClosing } from '../../../../test/money/closing/build-closing.ts'
import { readCsv } from '../../../../test/money/closing/read-csv.ts'

vi.setConfig({ testTimeout: 60_000 })

type World = Awaited<ReturnType<typeof buildClosing>>

/** A pack of credits, bought by whoever is signed in. */
async function buyPack({ services, signIn, post, sandbox, deliverAll }: World, email: string): Promise<void> {
  await services.database.transaction((tx) =>
    tx
      .insertInto('credit_packs')
      .values({ name: 'Builder', price_cents: 5_000, credit_cents: 5_250, active: true })
      .execute(),
  )
  const { bearer } = await signIn(email)
  const answer = await post('/.netlify/functions/credits-create-checkout', { pack: 'Builder' }, bearer)
  await sandbox.pay(new URL(answer.json<{ url: string }>().url).pathname.split('/').at(-1) ?? '', 'paid')
  await deliverAll()
}

type Givers = {
  items: YearGiver[]
  total: number
  kept_cents: number
  deductible_cents: number
  has_ein: boolean
}

async function buildYear(environment: Record<string, string>) {
  const world = await buildClosing({ environment, poolSize: 4 })
  const offline = async (kind: string, cents: number, email: string) => {
    const gift = { kind, amount_cents: cents, destination: 'classrooms', given_on: '2026-11-10', note: null }
    const person = { reference: `${kind} 1`, email, donor_name: 'Rosa Núñez', is_another: false }
    const { id } = (await world.ask('POST', '/api/admin/offline-gifts', { ...gift, ...person })).json<{
      id: string
    }>()
    await world.ask('POST', `/api/admin/offline-gifts/${id}/receive`)
  }
  const { paymentId } = await world.give({ email: 'omar@example.org', amountCents: 50_000 })
  await world.services.payments.refund({ paymentId, amountCents: 20_000, idempotencyKey: 'back' })
  await world.deliverAll()
  await world.give({ email: 'rosa@example.org', amountCents: 10_000, body: { cover_fee: true } })
  await offline('donor_advised_fund', 500_000, 'rosa@example.org')
  await offline('stock', 70_000, 'rosa@example.org')
  await offline('check', 30_000, 'rosa@example.org')
  await world.payUnrequested()
  const givers = (year: number) => world.read<Givers>(`/api/admin/year-end?year=${year}`)
  return { ...world, givers }
}

test('who gave in a year stands with what was kept, and what of it receipts call deductible', async () => {
  const { givers, findFaults } = await buildYear({ ORG_EIN: '12-3456789' })
  const { items, ...sums } = await givers(2026)
  const [rosa, omar] = items
  const fee = (rosa?.kept_cents ?? 0) - 610_000
  expect(fee).toBeGreaterThan(0)
  expect(rosa).toMatchObject({
    email: 'rosa@example.org',
    gifts: 4,
    deductible_cents: 40_000 + fee,
    fund_cents: 500_000,
    stock_cents: 70_000,
  })
  expect(omar).toMatchObject({
    email: 'omar@example.org',
    gifts: 1,
    kept_cents: 30_000,
    returned_cents: 20_000,
    deductible_cents: 30_000,
  })
  // Money that waits for review is nobody's gift yet.
  expect(sums).toEqual({ total: 2, kept_cents: 640_000 + fee, deductible_cents: 70_000 + fee, has_ein: true })
  expect(await givers(2025)).toMatchObject({ items: [], total: 0, kept_cents: 0 })
  expect(await findFaults()).toEqual([])
})

test('without the charity’s EIN nothing is called deductible', async () => {
  const { givers } = await buildYear({})
  const { items, deductible_cents: cents, has_ein: hasEin } = await givers(2026)
  expect([hasEin, cents, ...items.map(({ deductible_cents: of }) => of)]).toEqual([false, 0, 0, 0])
})

test('the list of a year comes as a file, line by line what the page shows', async () => {
  const { ask, givers } = await buildYear({ ORG_EIN: '12-3456789' })
  const file = await ask('GET', '/api/admin/year-end.csv?year=2026')
  const lines = readCsv(file.body)
  const { items } = await givers(2026)
  const shown = items.map(({ donor_id: id, kept_cents: kept, deductible_cents: deductible }) =>
    [id, (kept / 100).toFixed(2), (deductible / 100).toFixed(2)].join(' '),
  )
  expect(
    lines.map((line) => [line.Donor, line['Given and kept'], line['Tax-deductible']].join(' ')).toSorted(),
  ).toEqual(shown.toSorted())
})

test('a pack of credits is bought, not given: it counts nowhere in the list of a year', async () => {
  const world = await buildYear({ ORG_EIN: '12-3456789' })
  const before = await world.givers(2026)
  await buyPack(world, 'omar@example.org')
  expect(await world.givers(2026)).toEqual(before)
})
