import { expect, test } from 'vitest'
import { buildGiving } from '../build-giving.ts'
import { lockDonor } from '../../../matching/slots/hold-back.ts'
import { findOrMakeDonor } from '../donors/find-donor.ts'
import { mintGift, postGift } from '../payments/post-gift.ts'
import { balancesOf, readBooks } from '../read-books.ts'
import { issueReceipt } from '../receipts/issue-receipt.ts'
import { getPaymentForUpdate } from '../payments/payments.queries.ts'
import { bookEarlierReturns } from './book-earlier-returns.ts'
import { signDispute, signRefund } from './build-changes.ts'

test('what went back of a payment while it counted nowhere is booked when it becomes a gift', async () => {
  const world = await buildGiving()
  const { services } = world
  const { paymentId: provided } = await world.payGift({ email: 'dana@example.org', amountCents: 200_000 })
  await services.database.transaction((tx) =>
    tx.updateTable('checkouts').set({ amount_cents: 210_000 }).execute(),
  )
  await world.deliverAll()
  const refund = { paymentId: provided, amountCents: 30_000 }
  const lost = {
    paymentId: provided,
    amountCents: 100_000,
    movements: [{ id: 'txn_a', amountCents: -100_000 }],
  }
  await world.deliver(signRefund(world, { ...refund, status: 'succeeded' }))
  await world.deliver(signDispute(world, { ...lost, status: 'lost' }))
  expect(await readBooks(services)).toMatchObject({ accounts: [], payments: [{ refunded_cents: 130_000 }] })
  expect(await world.findFaults()).toEqual([])

  await services.database.transaction(async (tx) => {
    const at = world.clock.now()
    const { id: donorId } = await findOrMakeDonor(tx, {
      userId: null,
      email: 'dana@example.org',
      displayName: null,
      at,
    })
    const { id: paymentId } = await tx
      .updateTable('payments')
      .set({ state: 'settled', donor_id: donorId, destination: 'classrooms', checkout_id: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const donor = await lockDonor(tx, donorId)
    const gift = { paymentId, donor, destination: 'classrooms', amountCents: 200_000, feeCoverCents: 0, at }
    await postGift(tx, gift)
    await bookEarlierReturns(tx, { paymentId, at })
    const { minted, progressCents } = await mintGift(tx, gift)
    const brought = { slotsMinted: minted.length, progressCents }
    await issueReceipt(tx, await getPaymentForUpdate(tx, paymentId), brought, at)
  })
  const { donors, slots, accounts, receipts } = await readBooks(services)
  expect(donors).toMatchObject([{ program_cents: 70_000, slots_minted: 0 }])
  expect(slots).toEqual([])
  expect(balancesOf(accounts)).toEqual({
    donor_program: 70_000,
    disputed_funds: 100_000,
    processor: -170_000,
  })
  expect(receipts).toMatchObject([{ amount_cents: 70_000, voided: false }])
  expect(await world.findFaults()).toEqual([])
})
