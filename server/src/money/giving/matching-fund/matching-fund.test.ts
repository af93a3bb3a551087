import { expect, test } from 'vitest'
import { buildActor } from '../../../../test/people/identity/build-actor.ts'
import { balanceOf } from '../../ledger/read-balance.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { readAllRows, readBooks } from '../../../test/read-books.ts'
import { topUpMatchingFund } from './top-up-matching-fund.ts'

const dana = 'dana@example.org'

/** A general gift whose classrooms share is as many whole slots, as near as cents allow. */
function giveHouseSlots(world: GivingWorld, slots: number) {
  return world.give({
    email: dana,
    destination: 'project',
    amountCents: Math.ceil((slots * 80_000 * 100) / 65),
  })
}

/** The operations share of a general gift is 3 %: this much of it comes from one gift of a million dollars less a cent. */
async function buildFilledOperations() {
  const world = await buildGiving()
  await world.give({ email: dana, destination: 'project', amountCents: 99_999_999 })
  return { world, actor: await buildActor(world.services) }
}

const matchedSlots = async ({ services }: GivingWorld) =>
  (await readBooks(services)).slots.filter(({ origin }) => origin === 'matching')

test('each house slot brings one more from the matching fund, as long as the fund lasts', async () => {
  const { world, actor } = await buildFilledOperations()
  await topUpMatchingFund(world.services, { actor, amountCents: 250_000, idempotencyKey: 'a' })
  await giveHouseSlots(world, 1)
  expect(await matchedSlots(world)).toHaveLength(1)
  expect(await world.findFaults()).toEqual([])
  await giveHouseSlots(world, 3)
  expect(await matchedSlots(world)).toHaveLength(3)
  await giveHouseSlots(world, 1)
  expect(await matchedSlots(world)).toHaveLength(3)
  const { accounts, donors } = await readBooks(world.services)
  expect(accounts).toContainEqual({ kind: 'fund_matching', cents: 10_000 })
  expect(donors).toContainEqual(
    expect.objectContaining({ kind: 'matching', program_cents: 240_000, slots_minted: 3 }),
  )
  expect(await world.findFaults()).toEqual([])
})

test('a fund that was never filled matches nothing', async () => {
  const world = await buildGiving()
  await giveHouseSlots(world, 2)
  expect(await matchedSlots(world)).toEqual([])
  expect((await readBooks(world.services)).donors.map(({ kind }) => kind)).not.toContain('matching')
})

test('the books tell when the matching fund’s slots are not paid for', async () => {
  const { world, actor } = await buildFilledOperations()
  await topUpMatchingFund(world.services, { actor, amountCents: 80_000, idempotencyKey: 'a' })
  await giveHouseSlots(world, 1)
  await world.services.database.transaction((tx) =>
    tx.updateTable('donors').set({ program_cents: 160_000 }).where('kind', '=', 'matching').execute(),
  )
  expect((await world.findFaults()).map(({ invariant }) => invariant)).toHaveLength(2)
})

test('a top-up moves money of operations, once per key, under the name of who asked', async () => {
  const { world, actor } = await buildFilledOperations()
  const { services } = world
  const before = await services.database.read((tx) => balanceOf(tx, { kind: 'fund_operations' }))
  const ask = () => topUpMatchingFund(services, { actor, amountCents: 12_345, idempotencyKey: 'a' })
  expect([await ask(), await ask()]).toEqual([{ applied: true }, { applied: false }])
  const [operations, matching] = await services.database.read(async (tx) => [
    await balanceOf(tx, { kind: 'fund_operations' }),
    await balanceOf(tx, { kind: 'fund_matching' }),
  ])
  expect([operations, matching]).toEqual([before - 12_345, 12_345])
  const audited = await services.database.read((tx) =>
    tx
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('action', '=', 'giving.top_up_matching_fund')
      .execute(),
  )
  expect(audited).toEqual([{ actor_id: actor.userId, details: { amount_cents: 12_345 } }])
  expect(await world.findFaults()).toEqual([])
})

test.each([
  { why: 'more than operations holds', amountCents: 99_999_999, code: 'giving.fund_too_small' },
  { why: 'nothing', amountCents: 0, code: 'giving.amount_invalid' },
  { why: 'a negative amount', amountCents: -100, code: 'giving.amount_invalid' },
  { why: 'a part of a cent', amountCents: 100.5, code: 'giving.amount_invalid' },
])('a top-up of $why is refused and changes nothing', async ({ amountCents, code }) => {
  const { world, actor } = await buildFilledOperations()
  const before = await readAllRows(world.services)
  const requested = topUpMatchingFund(world.services, { actor, amountCents, idempotencyKey: 'a' })
  await expect(requested).rejects.toMatchObject({ code })
  expect(await readAllRows(world.services)).toBe(before)
})

test('only staff top up', async () => {
  const { world } = await buildFilledOperations()
  const actor = await buildActor(world.services, 'sponsor')
  const requested = topUpMatchingFund(world.services, { actor, amountCents: 100, idempotencyKey: 'a' })
  await expect(requested).rejects.toMatchObject({ code: 'identity.role_not_allowed' })
})
