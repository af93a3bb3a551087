import { expect, test } from 'vitest'
import { buildActor } from '../../../../test/people/identity/build-actor.ts'
import { buildGiving } from '../../../../test/money/giving/build-giving.ts'
import { balancesOf, readBooks } from '../../../test/read-books.ts'
import { signRefund } from '../../../../test/money/giving/build-changes.ts'
import { valueInDollars } from './value-in-dollars.ts'

/** A slot's $800, and staff who are asked about 750 euros of it. */
async function buildForeign() {
  const world = await buildGiving()
  const { services } = world
  const actor = await buildActor(services)
  const { paymentId: providerPaymentId } = await world.give({ email: 'dana@example.org' })
  const { id: paymentId } = await services.database.read((tx) =>
    tx.selectFrom('payments').select('id').executeTakeFirstOrThrow(),
  )
  const decision = { actor, paymentId, reason: 'As the balance of the provider says' }
  async function standing() {
    const { payments, slots, donors } = await readBooks(services)
    expect(await world.findFaults()).toEqual([])
    const [slot] = slots
    return {
      dispute: payments[0]?.dispute_state,
      refunded: payments[0]?.refunded_cents,
      program: donors[0]?.program_cents,
      slot: slot?.voided ? 'voided' : slot?.frozen ? 'frozen' : 'free',
    }
  }
  return { world, providerPaymentId, decision, standing }
}

async function openForeign() {
  const foreign = await buildForeign()
  const { world, providerPaymentId } = foreign
  const { disputeId } = await world.sandbox.openDispute(providerPaymentId, 75_000, { currency: 'eur' })
  await world.deliverAll()
  return { ...foreign, disputeId, subject: { disputeId } }
}

test('a dispute in another currency is booked as what staff say it comes to, and lost like any other', async () => {
  const { world, decision, disputeId, subject, standing } = await openForeign()
  expect(await standing()).toMatchObject({ dispute: 'open', slot: 'frozen' })
  await valueInDollars(world.services, { ...decision, subject, amountCents: 80_000 })
  expect(await standing()).toMatchObject({ dispute: 'open', slot: 'frozen' })
  await world.sandbox.closeDispute(disputeId, 'lost')
  await world.deliverAll()
  expect(await standing()).toEqual({ dispute: 'lost', refunded: 80_000, program: 0, slot: 'voided' })
})

test('one that the bank closed while it waited for staff ends as the bank said once they value it', async () => {
  const { world, decision, disputeId, subject, standing } = await openForeign()
  await world.sandbox.closeDispute(disputeId, 'won')
  await world.deliverAll()
  expect(await standing()).toMatchObject({ dispute: 'open', slot: 'frozen' })
  await valueInDollars(world.services, { ...decision, subject, amountCents: 80_000 })
  expect(await standing()).toMatchObject({ dispute: 'won', refunded: 0, slot: 'free' })
})

test('a refund in another currency is booked as what staff say it comes to, and comes back as that', async () => {
  const { world, providerPaymentId, decision, standing } = await buildForeign()
  const { payments } = world.services
  const told = { id: 're_eur', paymentId: providerPaymentId, amountCents: 27_000, currency: 'eur' }
  expect(await world.deliver(signRefund(world, { ...told, status: 'succeeded' }))).toBe(200)
  expect(await standing()).toMatchObject({ refunded: 0 })
  payments.listRefunds = () =>
    Promise.resolve([
      {
        refundId: 're_eur',
        paymentId: providerPaymentId,
        amountCents: 27_000,
        currency: 'eur',
        status: 'succeeded',
        failureReason: null,
        requestName: null,
        createdAt: world.clock.now(),
      },
    ])
  const subject = { refundId: 're_eur' }
  await valueInDollars(world.services, { ...decision, subject, amountCents: 30_000 })
  expect(await standing()).toEqual({ dispute: null, refunded: 30_000, program: 50_000, slot: 'voided' })
  expect(balancesOf((await readBooks(world.services)).accounts)).toMatchObject({ processor: -50_000 })
  expect(await world.deliver(signRefund(world, { ...told, status: 'failed' }))).toBe(200)
  expect(await standing()).toMatchObject({ refunded: 0, program: 80_000 })
})

test('it is said once, with a reason, about what is in another currency, and the audit log keeps it', async () => {
  const { world, decision, subject } = await openForeign()
  const { services } = world
  const value = { ...decision, subject, amountCents: 70_000 }
  await expect(valueInDollars(services, { ...value, reason: ' ' })).rejects.toMatchObject({
    code: 'giving.review_reason',
  })
  await expect(valueInDollars(services, { ...value, amountCents: 80_001 })).rejects.toMatchObject({
    code: 'giving.amount_invalid',
  })
  await expect(
    valueInDollars(services, { ...value, subject: { disputeId: 'dp_none' } }),
  ).rejects.toMatchObject({ code: 'giving.payment_not_found' })
  await valueInDollars(services, value)
  await expect(valueInDollars(services, value)).rejects.toMatchObject({ code: 'giving.review_decided' })
  const rows = await services.database.read((tx) =>
    tx.selectFrom('audit_entries').select(['action', 'details']).execute(),
  )
  expect(rows.filter(({ action }) => action === 'giving.value_in_dollars')).toMatchObject([
    { details: { amount_cents: 70_000, currency: 'eur', reason: decision.reason } },
  ])
  const other = await world.sandbox.openDispute((await world.give({ email: 'kim@example.org' })).paymentId)
  await expect(
    valueInDollars(services, { ...value, subject: { disputeId: other.disputeId } }),
  ).rejects.toMatchObject({ code: 'giving.payment_not_found' })
})
