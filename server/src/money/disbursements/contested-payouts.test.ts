// @module-tag some-on-pglite: what one person records and another decides hangs on row locks within its one session.
import { expect, test, vi } from 'vitest'
import { buildDisbursements, itemOf } from '../../../test/money/disbursements/build-disbursements.ts'
import { saveGoal } from '../../people/prospects/save-goal.ts'

// Gifts paid one after the other, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code?: string }).code

test('a refund after the money was paid out is paid by the reserve, and a payout after a refund finds less', async () => {
  const world = await buildDisbursements({ environment: { REFUND_SECOND_PERSON_CENTS: '5000' } })
  const { dana, kim } = world
  const first = await world.support(8_000)
  await world.support(4_000)
  const waiting = await world.recordWaiting(dana, 12_000)
  await world.giveBack(first, 1_000)
  expect(codeOf(await world.decide(kim, waiting.id, 'approve'))).toBe('disbursements.goal_not_reached')
  expect((await world.decide(kim, waiting.id, 'decline')).statusCode).toBe(200)
  const { goalId } = world
  await saveGoal(world.services, {
    ...{ actor: world.circle.guardian, prospectId: world.prospectId, goalId },
    ...{ title: 'Spikes', targetCents: 11_000 },
  })
  const smaller = await world.recordWaiting(dana, 11_000)
  expect((await world.decide(kim, smaller.id, 'approve')).statusCode).toBe(200)
  await world.giveBack(first, 3_000)
  expect(await world.account(dana)).toMatchObject({
    raised_cents: 8_000,
    disbursed_cents: 11_000,
    balance_cents: 0,
  })
  const reserve = await world.services.database.read((tx) =>
    tx.selectFrom('ledger_accounts').select('balance_cents').where('kind', '=', 'refund_reserve').execute(),
  )
  expect(reserve).toEqual([{ balance_cents: -3_000 }])
  expect(await world.findFaults()).toEqual([])
})

/** What a bank takes with a dispute of $50: the amount and its fee. What we have lies below zero there. */
const taken = { processor: 6_500, processor_fees: -1_500 }

test('contested money is not paid out before the bank has decided, and then it is', async () => {
  const world = await buildDisbursements()
  const { dana, sandbox } = world
  const contested = await world.support(5_000)
  await world.support(7_000)
  const { disputeId } = await sandbox.openDispute(contested)
  await world.deliverAll()
  expect(await world.account(dana)).toMatchObject({ contested_cents: 5_000, available_cents: 7_000 })
  expect(codeOf(await world.record(dana, 7_001))).toBe('disbursements.not_enough')
  await sandbox.closeDispute(disputeId, 'won')
  await world.deliverAll()
  expect(itemOf(await world.record(dana, 12_000)).state).toBe('paid')
  expect(await world.findFaults()).toEqual([])
})

test('a dispute lost after a payout costs the refund reserve and nobody else, what was paid stands, and staff are told', async () => {
  const world = await buildDisbursements()
  const { dana, sandbox, goalId } = world
  const contested = await world.support(5_000)
  await world.support(7_000)
  const paid = itemOf(await world.record(dana, 12_000))
  const before = await world.balances()
  const { disputeId } = await sandbox.openDispute(contested)
  await world.deliverAll()

  expect(await world.changes(before)).toEqual({ ...taken, disputed_funds: -5_000 })
  expect(await world.account(dana)).toMatchObject({ raised_cents: 12_000, contested_cents: 0 })
  expect(await world.notices()).toMatchObject([{ type: 'dispute_open' }])

  await sandbox.closeDispute(disputeId, 'lost')
  await world.deliverAll()
  expect(await world.changes(before)).toEqual({ ...taken, refund_reserve: -5_000 })
  expect(await world.account(dana)).toMatchObject({
    raised_cents: 7_000,
    disbursed_cents: 12_000,
    balance_cents: 0,
    disbursements: [{ id: paid.id, state: 'paid', amount_cents: 12_000 }],
  })
  expect(await world.losses()).toEqual([{ part: 'prospects', amount_cents: 5_000 }])
  const told = await world.notices()
  expect(told.map(({ type }) => type).toSorted()).toEqual(['dispute_lost', 'dispute_open', 'refund_flagged'])
  expect(told.find(({ type }) => type === 'refund_flagged')).toMatchObject({
    title: 'Refund of money paid for athletes',
    message: '$50 went back. $50 was already paid for athletes: the reserve paid it.',
  })
  expect(await world.findFaults()).toEqual([])

  // Voided after that, the money is the athlete's again, and the reserve keeps its loss.
  await world.decide(dana, paid.id, 'void')
  expect(await world.changes(before)).toEqual({
    ...taken,
    refund_reserve: -5_000,
    bank: -12_000,
    paid_out: 12_000,
    [`prospect_spent:${goalId}`]: -12_000,
    [`prospect_goal:${goalId}`]: 12_000,
  })
  expect(await world.findFaults()).toEqual([])
})

test('an appeal that wins after a payout gives the reserve back what it paid', async () => {
  const world = await buildDisbursements()
  const contested = await world.support(5_000)
  await world.support(7_000)
  itemOf(await world.record(world.dana, 12_000))
  const before = await world.balances()
  const { disputeId } = await world.sandbox.openDispute(contested)
  await world.sandbox.closeDispute(disputeId, 'lost')
  await world.deliverAll()
  expect(await world.changes(before)).toEqual({ ...taken, refund_reserve: -5_000 })
  await world.sandbox.moveDispute(disputeId, 'appeal_under_review')
  await world.sandbox.moveDispute(disputeId, 'won')
  await world.deliverAll()
  // The bank keeps its fee.
  expect(await world.changes(before)).toEqual({ processor: 1_500, processor_fees: -1_500 })
  expect(await world.losses()).toEqual([])
  expect(await world.account(world.dana)).toMatchObject({ raised_cents: 12_000, disbursed_cents: 12_000 })
  expect(await world.findFaults()).toEqual([])
})

test('contested money that went on above a goal is held where it lies now', async () => {
  const world = await buildDisbursements()
  const { dana, prospectId } = world
  await world.support(12_000)
  itemOf(await world.record(dana, 12_000))
  const contested = await world.support(4_000)
  await world.support(1_000)
  const general = () => world.account(dana, prospectId)
  expect(await general()).toMatchObject({ balance_cents: 5_000, available_cents: 5_000 })
  const { disputeId } = await world.sandbox.openDispute(contested)
  await world.deliverAll()
  expect(await general()).toMatchObject({ contested_cents: 4_000, available_cents: 1_000 })
  expect(codeOf(await world.record(dana, 1_001, { account_id: prospectId }))).toBe('disbursements.not_enough')
  const before = await world.balances()
  await world.sandbox.closeDispute(disputeId, 'lost')
  await world.deliverAll()
  expect(await world.changes(before)).toEqual({
    disputed_funds: 4_000,
    [`prospect_goal:${prospectId}`]: -4_000,
  })
  expect(await world.findFaults()).toEqual([])
})

test('payouts and refunds at once never pay the same cents twice', { tags: 'on-pglite-too' }, async () => {
  const world = await buildDisbursements({ poolSize: 24 })
  const { dana, kim } = world
  const gifts: string[] = []
  for (let count = 0; count < 4; count++) gifts.push(await world.support(4_000))
  const documents = await Promise.all(Array.from({ length: 6 }, () => world.upload(dana)))
  const { available_cents: seen } = await world.account(dana)
  await Promise.all([
    ...documents.map((documentId) =>
      world.record(dana, 3_000, { document_id: documentId, available_cents: seen }),
    ),
    ...gifts.map((paymentId) => world.giveBack(paymentId, 4_000)),
    world.call(kim, 'GET', '/api/admin/athlete-accounts'),
  ])
  const { raised_cents: raised, balance_cents: left } = await world.account(dana)
  expect({ raised, left }).toEqual({ raised: 0, left: 0 })
  expect(await world.findFaults()).toEqual([])
})
