import { expect, test } from 'vitest'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { moveAccount } from '../../../../test/money/giving/build-moved-account.ts'

const office = 'treasurer@org.example'
const home = 'xenia@home.example'

type Summary = { program_cents_total: number; slots_minted: number; recent_donations: unknown[] }

async function summaryOf({ app }: GivingWorld, bearer: string): Promise<Summary> {
  const headers = { authorization: `Bearer ${bearer}` }
  const answer = await app.inject({ url: '/api/sponsor/dashboard/summary', headers })
  expect(answer.statusCode).toBe(200)
  return answer.json<Summary>()
}

/** Xenia held the office's address, gave as a guest and signed in, and went home with her account. */
async function buildSuccession() {
  const world = await buildGiving()
  await world.give({ email: office, amountCents: 1_000 })
  const xenia = await world.signIn(office)
  await world.give({ email: office, amountCents: 2_000 })
  await world.give({ bearer: xenia.bearer, amountCents: 4_000 })
  await moveAccount(world, { userId: xenia.userId, from: office, to: home })
  return { world, xenia }
}

test('the next owner of a shared address pays $800 signed in, and it is theirs alone', async () => {
  const { world, xenia } = await buildSuccession()
  const yuri = await world.signIn(office)
  await world.give({ bearer: yuri.bearer, paidBy: 'yuri@private.example', amountCents: 80_000 })
  expect(await summaryOf(world, yuri.bearer)).toMatchObject({
    program_cents_total: 80_000,
    slots_minted: 1,
    recent_donations: [{ amount_cents: 80_000 }],
  })
  expect(await summaryOf(world, xenia.bearer)).toMatchObject({ program_cents_total: 7_000, slots_minted: 0 })
  expect(await world.findFaults()).toEqual([])
})

test('what guests gave under an address stays with the account that had it then, and follows the one that has it now', async () => {
  const { world, xenia } = await buildSuccession()
  // Between the two owners the address is nobody's: its gifts wait for whoever proves it next.
  await world.give({ email: office, amountCents: 8_000 })
  expect(await summaryOf(world, xenia.bearer)).toMatchObject({ program_cents_total: 7_000 })
  const yuri = await world.signIn(office)
  expect(await summaryOf(world, yuri.bearer)).toMatchObject({ program_cents_total: 8_000 })
  await world.give({ email: office, amountCents: 16_000 })
  expect(await summaryOf(world, yuri.bearer)).toMatchObject({ program_cents_total: 24_000 })
  await world.give({ email: home, amountCents: 32_000 })
  expect(await summaryOf(world, xenia.bearer)).toMatchObject({ program_cents_total: 39_000 })
  expect(await world.findFaults()).toEqual([])
})

test('a checkout begun signed in before the address changed is the account’s, and its receipt goes to the new address', async () => {
  const { world, xenia } = await buildSuccession()
  const started = await world.startGift({ bearer: xenia.bearer, amountCents: 5_000 })
  await moveAccount(world, { userId: xenia.userId, from: home, to: 'xenia@new.example' })
  await world.signIn(home)
  await world.sandbox.pay(started, 'paid')
  await world.deliverAll()
  expect(await summaryOf(world, xenia.bearer)).toMatchObject({ program_cents_total: 12_000 })
  const mails = await world.services.database.read((tx) =>
    tx
      .selectFrom('mails')
      .select('to_email')
      .where('template', '=', 'receipt')
      .orderBy('created_at')
      .execute(),
  )
  expect(mails.at(-1)).toEqual({ to_email: 'xenia@new.example' })
})

test('an account whose address is not proven has a donor of its own, and takes nothing from the address', async () => {
  const world = await buildGiving()
  await world.give({ email: office, amountCents: 1_000 })
  const { userId, bearer } = await world.signIn(home)
  await world.services.database.transaction((tx) =>
    tx
      .updateTable('users')
      .set({ email: office, email_verified_at: null })
      .where('id', '=', userId)
      .execute(),
  )
  await world.give({ bearer, amountCents: 2_000 })
  expect(await summaryOf(world, bearer)).toMatchObject({ program_cents_total: 2_000 })
})

test('guests’ gifts and signed-in ones that arrive while the account signs in for the first time all end on one donor', async () => {
  const world = await buildGiving({ poolSize: 8 })
  for (let round = 0; round < 5; round++) {
    const email = `round-${round}@org.example`
    for (let gift = 0; gift < 4; gift++) await world.payGift({ email, amountCents: 30_000 })
    const events = await world.takeEvents()
    const [first] = await Promise.all([
      world.signIn(email),
      world.signIn(email),
      ...events.map((event) => world.deliver(event)),
    ])
    expect(await summaryOf(world, first.bearer)).toMatchObject({
      program_cents_total: 120_000,
      slots_minted: 1,
    })
  }
  expect(await world.findFaults()).toEqual([])
})

test('two first gifts of one account at once make one donor', async () => {
  const world = await buildGiving({ poolSize: 8 })
  const { bearer } = await world.signIn(office)
  for (let gift = 0; gift < 6; gift++) await world.payGift({ bearer, amountCents: 40_000 })
  const events = await world.takeEvents()
  await Promise.all(events.map((event) => world.deliver(event)))
  expect(await summaryOf(world, bearer)).toMatchObject({ program_cents_total: 240_000, slots_minted: 3 })
  expect(await world.findFaults()).toEqual([])
})
