import type { Disbursement } from '@tower/contract/money/disbursements.contract.ts'
import { expect, test, vi } from 'vitest'
import { buildDisbursements, itemOf } from '../../../test/money/disbursements/build-disbursements.ts'
import { buildActor } from '../../../test/people/identity/build-actor.ts'
import { buildProspectActor } from '../../../test/people/prospects/build-prospects.ts'
import { personalData } from '../../domains.ts'
import { erasePerson } from '../../people/account/erasure/erase-person.ts'
import { exportPerson } from '../../people/account/export/export-person.ts'

// Gifts paid one after the other, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

const guardianName = 'Erika Muster-Frau'

/** An athlete with an account of their own, for whom one payout stands, one was declined and one waits. */
async function buildPaid() {
  const world = await buildDisbursements({ environment: { REFUND_SECOND_PERSON_CENTS: '5000' } })
  const { services, circle, prospectId, dana, kim } = world
  const update = (values: { athlete_id: string }) =>
    services.database.transaction((tx) =>
      tx.updateTable('prospects').set(values).where('id', '=', prospectId).execute(),
    )
  await update({ athlete_id: circle.athlete.userId })
  await services.database.transaction((tx) =>
    tx
      .updateTable('users')
      .set({ full_name: guardianName })
      .where('id', '=', circle.guardian.userId)
      .execute(),
  )
  await world.support(12_000)
  const paid = itemOf(await world.record(dana, 4_000, { payee: guardianName }))
  const declined = await world.recordWaiting(dana, 2_000)
  await world.decide(kim, declined.id, 'decline')
  const waiting = await world.recordWaiting(dana, 3_000)
  const superadmin = await buildActor(services, 'superadmin')
  return {
    ...world,
    paid,
    waiting,
    erase: (userId: string) => erasePerson(services, { actor: superadmin, userId, personalData }),
    rows: async () => {
      const { disbursements } = await world.account(dana)
      return new Map(disbursements.map((one) => [one.state, one]))
    },
    readDocument: (address: string | null) => world.app.inject({ url: address ?? '' }),
  }
}

const wordsOf = (one: Disbursement | undefined) => [one?.payee, one?.paid_for, one?.note, one?.document_url]
const gone = (note: string | null) => ['Erased', 'Erased', note, null]

test('an athlete whose profile a guardian keeps takes payees, purposes and documents along; amounts, days and the ledger stay', async () => {
  const world = await buildPaid()
  const before = await world.account(world.dana)
  await world.erase(world.circle.athlete.userId)
  const rows = await world.rows()
  expect([...rows].map(([state, one]) => [state, one.amount_cents, wordsOf(one)]).toSorted()).toEqual([
    ['declined', 2_000, gone('Erased')],
    ['paid', 4_000, gone(null)],
    ['waiting', 3_000, gone(null)],
  ])
  expect(rows.get('paid')?.paid_on).toBe(world.paid.paid_on)
  expect((await world.readDocument(world.paid.document_url)).statusCode).toBe(404)
  const { balance_cents, disbursed_cents } = await world.account(world.dana)
  expect({ balance_cents, disbursed_cents }).toEqual({
    balance_cents: before.balance_cents,
    disbursed_cents: 4_000,
  })
  expect(await world.findFaults()).toEqual([])
})

test('what waits of an athlete who goes nobody approves: it is declined, its money is free, and no name is left of it', async () => {
  const world = await buildPaid()
  await world.erase(world.circle.athlete.userId)
  const approved = await world.decide(world.kim, world.waiting.id, 'approve')
  expect([approved.statusCode, approved.json()]).toMatchObject([409, { code: 'approvals.changed' }])
  expect(await world.account(world.dana)).toMatchObject({ waiting_cents: 0, available_cents: 8_000 })
  const kept = await world.services.database.read((tx) =>
    tx.selectFrom('approvals').select(['what', 'facts']).where('kind', '=', 'disbursement').execute(),
  )
  expect(kept).toEqual([1, 2, 3].map(() => ({ what: 'Erased', facts: [] })))
  expect(await world.findFaults()).toEqual([])
})

test('where somebody else goes on keeping the profile, its payouts stay, without the name of whoever went', async () => {
  const world = await buildPaid()
  const { services, circle, prospectId } = world
  const other = await buildProspectActor(services, 'other-parent@prospects.test', 'guardian')
  const at = services.clock.now()
  await services.database.transaction((tx) =>
    tx
      .insertInto('prospect_guardians')
      .values({
        ...{ prospect_id: prospectId, user_id: other.userId, invited_at: at, confirmed_at: at },
        state: 'confirmed',
      })
      .execute(),
  )
  const sealed = () =>
    services.database.read((tx) =>
      tx.selectFrom('approvals').select('payee').where('subject_id', '=', world.paid.id).execute(),
    )
  expect(await sealed()).toEqual([{ payee: expect.any(String) as string }])
  await world.erase(circle.guardian.userId)
  // Nor is what was sealed of it, to add up what they are paid.
  expect(await sealed()).toEqual([{ payee: null }])
  const paid = (await world.rows()).get('paid')
  expect(paid).toMatchObject({ payee: 'erased', paid_for: 'Track spikes, size 9' })
  expect((await world.readDocument(paid?.document_url ?? null)).statusCode).toBe(200)
  expect((await world.decide(world.kim, world.waiting.id, 'approve')).statusCode).toBe(200)
})

test('with a guardian whom nobody follows, the payouts of the profile are emptied like with the athlete', async () => {
  const world = await buildPaid()
  const { services, circle, prospectId } = world
  await services.database.transaction((tx) =>
    tx.updateTable('prospects').set({ athlete_id: null }).where('id', '=', prospectId).execute(),
  )
  // The guardian keeps it after the coach who began it.
  await world.erase(circle.keeper.userId)
  await world.erase(circle.guardian.userId)
  expect(wordsOf((await world.rows()).get('paid'))).toEqual(gone(null))
})

test('a document is the charity’s: it stays when the account that uploaded it is erased; what that one asked for has to be asked for again', async () => {
  const world = await buildPaid()
  await world.erase(world.dana.userId)
  const { disbursements } = (
    await world.call(world.kim, 'GET', `/api/admin/athlete-accounts/${world.goalId}`)
  ).json<{ disbursements: Disbursement[] }>()
  expect(disbursements).toHaveLength(3)
  for (const { document_url: url } of disbursements)
    expect((await world.app.inject({ url: url ?? '' })).statusCode).toBe(200)
  expect((await world.decide(world.kim, world.waiting.id, 'approve')).json()).toMatchObject({
    code: 'approvals.settled',
  })
  expect(await world.findFaults()).toEqual([])
})

test('a guardian of record finds what was paid in their file, also where a coach keeps the profile', async () => {
  const world = await buildPaid()
  const { services, circle, prospectId } = world
  await services.database.transaction((tx) =>
    tx.updateTable('prospects').set({ owner_id: circle.coach.userId }).where('id', '=', prospectId).execute(),
  )
  for (const { userId } of [circle.guardian, circle.athlete, circle.coach]) {
    const file = await exportPerson(services, { userId, actorId: userId, personalData })
    expect(file.disbursements).toMatchObject([{ amount_cents: 4_000, payee: guardianName, state: 'paid' }])
  }
  const { userId } = await buildProspectActor(services, 'stranger@prospects.test', 'guardian')
  expect((await exportPerson(services, { userId, actorId: userId, personalData })).disbursements).toEqual([])
})
