import { expect, test } from 'vitest'
import { personalData } from '../../../domains.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { moveAccount } from '../../../../test/money/giving/build-moved-account.ts'
import { endAndErase } from './erase-person.ts'

const office = 'treasurer@org.example'

/** The address of each payment and of its receipts, by whose account the gift is. */
async function readAddresses({ services }: GivingWorld, userId: string) {
  return services.database.read(async (tx) => {
    const rows = await tx
      .selectFrom('payments')
      .innerJoin('donors', 'donors.id', 'payments.donor_id')
      .innerJoin('receipts', 'receipts.payment_id', 'payments.id')
      .select(['payments.email', 'receipts.email as receipt'])
      .where('donors.user_id', '=', userId)
      .orderBy('payments.created_at')
      .execute()
    return rows.map(({ email, receipt }) => [email, receipt])
  })
}

test('erasing the next holder of a shared address leaves the payments and receipts of the one before as they are', async () => {
  const world = await buildGiving()
  const xenia = await world.signIn(office)
  await world.give({ bearer: xenia.bearer, paidBy: office })
  await world.give({ email: office, amountCents: 5_000 })
  await moveAccount(world, { userId: xenia.userId, from: office, to: 'xenia@home.example' })
  await world.give({ email: office, amountCents: 6_000 })
  const yuri = await world.signIn(office)
  await world.give({ bearer: yuri.bearer, paidBy: office, amountCents: 7_000 })
  const ofXenia = await readAddresses(world, xenia.userId)
  expect(ofXenia).toEqual([
    [office, office],
    [office, office],
  ])
  expect(await readAddresses(world, yuri.userId)).toHaveLength(2)

  await endAndErase(world.services, { userId: yuri.userId, actor: null, personalData })
  expect(await readAddresses(world, xenia.userId)).toEqual(ofXenia)
  expect(await readAddresses(world, yuri.userId)).toEqual([
    [null, null],
    [null, null],
  ])

  // Her own erasure takes them, though she has left the address.
  await endAndErase(world.services, { userId: xenia.userId, actor: null, personalData })
  expect(await readAddresses(world, xenia.userId)).toEqual([
    [null, null],
    [null, null],
  ])
  expect(await world.findFaults()).toEqual([])
})
