import { describe, expect, test } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildActor } from '../../../../test/people/identity/build-actor.ts'
import { readBudget } from '../../budgets/read-budget.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { balancesOf, readAllRows, readBooks } from '../../../test/read-books.ts'
import { previewRefund } from './preview-refund.ts'
import { refundPayment } from './refund-payment.ts'

const dana = 'dana@example.org'

function findPaymentId({ services }: GivingWorld, providerPaymentId: string): Promise<string> {
  return services.database.read(async (tx) => {
    const row = await tx
      .selectFrom('payments')
      .select('id')
      .where('provider_payment_id', '=', providerPaymentId)
      .executeTakeFirstOrThrow()
    return row.id
  })
}

async function giveAndFind(world: GivingWorld, gift: Parameters<GivingWorld['give']>[0]): Promise<string> {
  return findPaymentId(world, (await world.give(gift)).paymentId)
}

test('a refund by staff goes back once: by our own hand and by the two events about it', async () => {
  const world = await buildGiving()
  const actor = await buildActor(world.services)
  const paymentId = await giveAndFind(world, { email: dana, amountCents: 100_000 })
  const input = { actor, paymentId, amountCents: 10_000, reason: 'Asked by mail', idempotencyKey: 'click-1' }
  const first = await refundPayment(world.services, input)
  expect(await refundPayment(world.services, input)).toEqual(first)
  await world.deliverAll()
  const { donors, refunds, receipts } = await readBooks(world.services)
  expect(donors).toMatchObject([{ program_cents: 90_000, slots_minted: 1 }])
  expect(refunds).toEqual([{ amount_cents: 10_000, flagged: false }])
  expect(receipts).toEqual([
    { number: 1, amount_cents: 100_000, voided: true, replaces_number: null },
    { number: 2, amount_cents: 90_000, voided: false, replaces_number: 1 },
  ])
  expect(await world.findFaults()).toEqual([])
})

test('the audit names who refunded and why, also when the provider told of it first', async () => {
  const world = await buildGiving()
  const actor = await buildActor(world.services)
  const paymentId = await giveAndFind(world, { email: dana, amountCents: 100_000 })
  const { payments } = world.services
  const refund = async (request: Parameters<typeof payments.refund>[0]) => {
    const done = await payments.refund(request)
    await world.deliverAll()
    return done
  }
  const services = { ...world.services, payments: { ...payments, refund } }
  await refundPayment(services, {
    actor,
    paymentId,
    amountCents: 5_000,
    reason: 'Twice',
    idempotencyKey: 'click-1',
  })
  const { refunds, audit } = await world.services.database.read(async (tx) => ({
    refunds: await tx.selectFrom('refunds').select(['actor_id', 'reason']).execute(),
    audit: await tx.selectFrom('audit_log').select(['actor_id', 'action']).execute(),
  }))
  expect(refunds).toEqual([{ actor_id: actor.userId, reason: 'Twice' }])
  expect(audit).toEqual([{ actor_id: actor.userId, action: 'giving.refund_payment' }])
})

test.each(['sponsor', 'teacher', 'coach'] as const)(
  'a %s can neither refund nor rehearse one',
  async (role) => {
    const world = await buildGiving()
    const paymentId = await giveAndFind(world, { email: dana })
    const actor = await buildActor(world.services, role)
    const input = { actor, paymentId, amountCents: 100, reason: null, idempotencyKey: 'click-1' }
    await expect(refundPayment(world.services, input)).rejects.toMatchObject({
      code: 'identity.role_not_allowed',
    })
    await expect(previewRefund(world.services, input)).rejects.toMatchObject({
      code: 'identity.role_not_allowed',
    })
  },
)

test('nothing changes when more is asked than is left, nothing, a part of a cent, or of no payment', async () => {
  const world = await buildGiving()
  const actor = await buildActor(world.services)
  const paymentId = await giveAndFind(world, { email: dana, amountCents: 5_000 })
  const before = await readAllRows(world.services)
  const ask = (differences: object) =>
    refundPayment(world.services, {
      actor,
      paymentId,
      amountCents: 100,
      reason: null,
      idempotencyKey: 'k',
      ...differences,
    })
  await expect(ask({ amountCents: 5_001 })).rejects.toMatchObject({ code: 'giving.refund_too_large' })
  for (const amountCents of [0, -1, 0.5, NaN, 2 ** 53]) {
    await expect(ask({ amountCents })).rejects.toMatchObject({ code: 'giving.amount_invalid' })
  }
  const paymentIdOfNobody = '11111111-1111-4111-8111-111111111111'
  await expect(ask({ paymentId: paymentIdOfNobody })).rejects.toMatchObject({
    code: 'giving.payment_not_found',
  })
  expect(await readAllRows(world.services)).toBe(before)
})

test('a rehearsal tells the consequence and changes nothing, numbers of receipts included', async () => {
  const world = await buildGiving()
  const actor = await buildActor(world.services)
  const paymentId = await giveAndFind(world, { email: dana, amountCents: 240_000 })
  const before = await readAllRows(world.services)
  expect(await previewRefund(world.services, { actor, paymentId, amountCents: 90_000 })).toEqual({
    refundedCents: 90_000,
    slotsVoided: 2,
    fromReserveCents: 0,
    onTheirWayCents: 0,
  })
  expect(await readAllRows(world.services)).toBe(before)
})

type Case = {
  given: number
  back: number
  matched: boolean
  slotsVoided: number
  reserve: number
  total: number
}

describe('the order of recovery', () => {
  test.each<Case>([
    { given: 100_000, back: 20_000, matched: false, slotsVoided: 0, reserve: 0, total: 80_000 },
    { given: 100_000, back: 20_001, matched: false, slotsVoided: 1, reserve: 0, total: 79_999 },
    { given: 80_000, back: 80_000, matched: false, slotsVoided: 1, reserve: 0, total: 0 },
    { given: 80_000, back: 1_000, matched: true, slotsVoided: 0, reserve: 1_000, total: 79_000 },
    { given: 80_000, back: 80_000, matched: true, slotsVoided: 0, reserve: 80_000, total: 0 },
    { given: 100_000, back: 30_000, matched: true, slotsVoided: 0, reserve: 10_000, total: 70_000 },
  ])('$back of $given back, matched: $matched', async ({ given, back, matched, ...expected }) => {
    const world = await buildGiving()
    const classroom = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
    const body = matched ? { classroom_id: classroom.id, metadata: { program: 'classrooms' } } : {}
    const { paymentId } = await world.give({ email: dana, amountCents: matched ? 80_000 : given, body })
    if (matched && given > 80_000) await world.give({ email: dana, amountCents: given - 80_000 })
    await world.services.payments.refund({ paymentId, amountCents: back, idempotencyKey: 'back' })
    await world.deliverAll()
    const { donors, slots, accounts, refunds } = await readBooks(world.services)
    const cents = balancesOf(accounts)
    expect({
      slotsVoided: slots.filter(({ voided }) => voided).length,
      reserve: 0 - (cents.refund_reserve ?? 0),
      total: donors[0]?.program_cents,
    }).toEqual(expected)
    expect(cents.budget ?? 0).toBe(matched ? 80_000 : 0)
    expect(refunds).toEqual([{ amount_cents: back, flagged: expected.reserve > 0 }])
    expect(await world.findFaults()).toEqual([])
  })

  test('the next gifts of the account fill what the reserve paid for it before they mint again', async () => {
    const world = await buildGiving()
    const classroom = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
    const body = { classroom_id: classroom.id, metadata: { program: 'classrooms' } }
    const { bearer } = await world.signIn(dana)
    const { paymentId } = await world.give({ bearer, body })
    await world.services.payments.refund({ paymentId, amountCents: 80_000, idempotencyKey: 'back' })
    await world.give({ bearer, amountCents: 80_000 })
    expect((await readBooks(world.services)).slots).toHaveLength(1)
    await world.give({ bearer, amountCents: 80_000 })
    const { slots, accounts } = await readBooks(world.services)
    expect(slots).toHaveLength(2)
    expect(accounts.map(({ kind }) => kind)).not.toContain('refund_reserve')
    expect(await world.findFaults()).toEqual([])
  })
})

test('a general gift going back shrinks every share as a smaller gift would have', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.give({ email: dana, destination: 'project', amountCents: 10_007 })
  await world.services.payments.refund({ paymentId, amountCents: 7, idempotencyKey: 'a' })
  await world.deliverAll()
  const { accounts } = await readBooks(world.services)
  expect(accounts).toEqual([
    { kind: 'fund_classrooms', cents: 6_500 },
    { kind: 'fund_operations', cents: 300 },
    { kind: 'fund_prospects', cents: 1_600 },
    { kind: 'fund_smbs', cents: 1_600 },
    { kind: 'processor', cents: -10_000 },
  ])
  await world.services.payments.refund({ paymentId, amountCents: 10_000, idempotencyKey: 'b' })
  await world.deliverAll()
  expect((await readBooks(world.services)).accounts).toEqual([])
  expect(await world.findFaults()).toEqual([])
})

test('the covered fee goes back last, and a payment wholly returned has no valid receipt', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.give({ email: dana, amountCents: 10_000, body: { cover_fee: true } })
  await world.services.payments.refund({ paymentId, amountCents: 10_000, idempotencyKey: 'a' })
  await world.deliverAll()
  expect((await readBooks(world.services)).accounts).toContainEqual({ kind: 'fee_cover', cents: 330 })
  expect(await world.findFaults()).toEqual([])
  await world.services.payments.refund({ paymentId, amountCents: 330, idempotencyKey: 'b' })
  await world.deliverAll()
  const { receipts, accounts } = await readBooks(world.services)
  expect(accounts).toEqual([])
  expect(receipts.map(({ number, voided }) => [number, voided])).toEqual([
    [1, true],
    [2, true],
  ])
  expect(await world.findFaults()).toEqual([])
})

test('a refund of a payment under review is noted and moves no money of ours', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.payGift({ email: dana })
  await world.services.database.transaction((tx) =>
    tx.updateTable('checkouts').set({ amount_cents: 90_000 }).execute(),
  )
  await world.deliverAll()
  await world.services.payments.refund({ paymentId, amountCents: 80_000, idempotencyKey: 'a' })
  await world.deliverAll()
  const { payments, accounts } = await readBooks(world.services)
  expect(payments).toMatchObject([{ state: 'needs_review', refunded_cents: 80_000 }])
  expect(accounts).toEqual([])
  expect(await world.findFaults()).toEqual([])
})

describe('a dispute', () => {
  test('takes a waiting slot out of the pool while it is open, and won puts it back', async () => {
    const world = await buildGiving()
    const { paymentId } = await world.give({ email: dana })
    const { disputeId } = await world.sandbox.openDispute(paymentId)
    await world.deliverAll()
    expect((await readBooks(world.services)).slots).toMatchObject([{ frozen: true, voided: false }])
    await world.sandbox.closeDispute(disputeId, 'won')
    await world.deliverAll()
    const { slots, payments } = await readBooks(world.services)
    expect(slots).toMatchObject([{ frozen: false, voided: false }])
    expect(payments).toMatchObject([{ dispute_state: 'won', refunded_cents: 0 }])
    expect(await world.findFaults()).toEqual([])
  })

  test('lost acts as a refund: the waiting slot is voided', async () => {
    const world = await buildGiving()
    const { paymentId } = await world.give({ email: dana })
    const { disputeId } = await world.sandbox.openDispute(paymentId)
    await world.sandbox.closeDispute(disputeId, 'lost')
    await world.deliverAll()
    const { slots, payments, accounts } = await readBooks(world.services)
    expect(slots).toMatchObject([{ frozen: false, voided: true }])
    expect(payments).toMatchObject([{ dispute_state: 'lost', refunded_cents: 80_000 }])
    const atProvider = ['disputed_funds', 'processor', 'processor_fees']
    expect(accounts.filter(({ kind }) => !atProvider.includes(String(kind)))).toEqual([])
    expect(await world.findFaults()).toEqual([])
  })

  test.each(['won', 'lost'] as const)(
    'over a matched slot holds its budget while open and lets it go when %s',
    async (end) => {
      const { world, paymentId, readBudget } = await buildMatchedGift()
      const { disputeId } = await world.sandbox.openDispute(paymentId)
      await world.deliverAll()
      expect(await readBudget()).toMatchObject({ heldCents: 80_000, freeCents: 0, locked: false })
      expect(await world.findFaults()).toEqual([])
      await world.sandbox.closeDispute(disputeId, end)
      await world.deliverAll()
      expect(await readBudget()).toMatchObject({ heldCents: 0, freeCents: 80_000 })
      const { slots, donors, refunds } = await readBooks(world.services)
      expect(slots).toMatchObject([{ assigned: true, voided: false }])
      // The giver was a guest: what the reserve paid is nobody's debt.
      expect(donors).toMatchObject([{ reserve_hole_cents: 0, absorbed_cents: end === 'lost' ? 80_000 : 0 }])
      expect(refunds).toEqual(end === 'lost' ? [{ amount_cents: 80_000, flagged: true }] : [])
      expect(await world.findFaults()).toEqual([])
    },
  )

  test('that is won leaves a budget locked that staff had locked', async () => {
    const { world, paymentId, readBudget } = await buildMatchedGift()
    const at = world.clock.now()
    await world.services.database.transaction((tx) =>
      tx.updateTable('teacher_budgets').set({ locked_at: at }).execute(),
    )
    const { disputeId } = await world.sandbox.openDispute(paymentId)
    await world.sandbox.closeDispute(disputeId, 'won')
    await world.deliverAll()
    expect((await readBudget())?.locked).toBe(true)
  })
})

/** A slot paid for one classroom, with the budget it went into. */
async function buildMatchedGift() {
  const world = await buildGiving()
  const classroom = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
  const body = { classroom_id: classroom.id, metadata: { program: 'classrooms' } }
  const { paymentId } = await world.give({ email: dana, body })
  const teacher = { teacherId: classroom.teacherId ?? '', at: world.clock.now() }
  return {
    world,
    classroom,
    paymentId,
    readBudget: () => world.services.database.read((tx) => readBudget(tx, teacher)),
  }
}

test('a screen left open refunds nothing: staff show who they are again after ten minutes', async () => {
  const world = await buildGiving()
  const actor = await buildActor(world.services)
  const paymentId = await giveAndFind(world, { email: dana, amountCents: 5_000 })
  world.services.clock.advance(10 * 60_000 + 1)
  const input = { actor, paymentId, amountCents: 100, reason: null, idempotencyKey: 'k' }
  await expect(refundPayment(world.services, input)).rejects.toMatchObject({ code: 'identity.proof_needed' })
  const proved = { ...actor, provedAt: world.services.clock.now() }
  await expect(refundPayment(world.services, { ...input, actor: proved })).resolves.toBeDefined()
})
