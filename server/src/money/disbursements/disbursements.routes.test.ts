// @module-tag some-on-pglite: what one person records and another decides hangs on row locks within its one session.
import type { AthleteAccount, Disbursement } from '@tower/contract/money/disbursements.contract.ts'
import type { Approval, ApprovalStory as Story } from '@tower/contract/money/approvals.contract.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buildDisbursements, itemOf } from '../../../test/money/disbursements/build-disbursements.ts'
import { revokeConsent } from '../../../test/people/prospects/say-word.ts'
import { splitStatements } from '../../database/migrate.ts'
import { readMigrations } from '../../database/read-migrations.ts'
import { saveGoal } from '../../people/prospects/save-goal.ts'

// Gifts paid one after the other, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code?: string }).code

test('a reached goal is paid out with its document, and what is left, paid and raised add up', async () => {
  const world = await buildDisbursements()
  const { dana, goalId } = world
  await world.support(9_000)
  expect(codeOf(await world.record(dana, 5_000))).toBe('disbursements.goal_not_reached')
  await world.support(3_000)
  expect(await world.account(dana)).toMatchObject({ state: 'reached', available_cents: 12_000 })
  const paid = itemOf(await world.record(dana, 10_000))
  expect(paid).toMatchObject({
    state: 'paid',
    recorded_by: 'Dana Reyes',
    amount_cents: 10_000,
    title: 'Spikes',
  })
  expect((await world.app.inject({ url: paid.document_url ?? '' })).statusCode).toBe(200)
  expect(await world.account(dana)).toMatchObject({
    account_id: goalId,
    raised_cents: 12_000,
    disbursed_cents: 10_000,
    balance_cents: 2_000,
    available_cents: 2_000,
  })
  expect(codeOf(await world.record(dana, 2_001))).toBe('disbursements.not_enough')
  expect(await world.findFaults()).toEqual([])
})

test('a form sent twice records once, and one document stands for one disbursement', async () => {
  const world = await buildDisbursements()
  const { dana } = world
  await world.support(12_000)
  const form = {
    request_key: 'the-same-press',
    document_id: await world.upload(dana),
    available_cents: 12_000,
  }
  const presses = await Promise.all([world.record(dana, 4_000, form), world.record(dana, 4_000, form)])
  const [first, second] = presses.map((answer) => itemOf(answer).id)
  expect(second).toBe(first)
  expect(await world.account(dana)).toMatchObject({ disbursed_cents: 4_000 })
  const reused = await world.record(dana, 1_000, { document_id: form.document_id })
  expect([reused.statusCode, codeOf(reused)]).toEqual([409, 'disbursements.document_used'])
  expect(await world.findFaults()).toEqual([])
})

test(
  'of two who record at once by what both saw, one holds, and the other reads that the money changed',
  { tags: 'on-pglite-too' },
  async () => {
    const world = await buildDisbursements({ poolSize: 12 })
    await world.support(12_000)
    const people = [world.dana, world.kim, world.dana, world.kim]
    const documents = await Promise.all(people.map((who) => world.upload(who)))
    const answers = await Promise.all(
      people.map((who, place) =>
        world.record(who, 7_000, { available_cents: 12_000, document_id: documents[place] }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
    expect(answers.filter(({ statusCode }) => statusCode === 409).map(codeOf)).toEqual(
      Array(3).fill('disbursements.changed'),
    )
    expect(await world.account(world.dana)).toMatchObject({ disbursed_cents: 7_000, balance_cents: 5_000 })
    expect(await world.findFaults()).toEqual([])
  },
)

test(
  'above the limit a payout waits among the approvals, and whoever recorded it can’t decide',
  { tags: 'on-pglite-too' },
  async () => {
    const world = await buildDisbursements({
      environment: { REFUND_SECOND_PERSON_CENTS: '5000' },
      poolSize: 8,
    })
    const { dana, kim, call } = world
    await world.support(12_000)
    const waiting = await world.recordWaiting(dana, 8_000)
    expect(waiting).toMatchObject({ needs_second: true, approval: { state: 'waiting', amount_cents: 8_000 } })
    expect(await world.account(dana)).toMatchObject({ waiting_cents: 8_000, available_cents: 4_000 })
    const story = (await call(kim, 'GET', `/api/admin/approvals/${waiting.approval?.id}`)).json<Story>()
    expect(story).toMatchObject({
      ...{ kind: 'disbursement', what: 'Track spikes, size 9', asked_by: 'Dana Reyes', ground: 'amount' },
      facts: [
        { name: 'athlete', value: expect.stringMatching(/^\S+ \S\.$/) as string },
        { name: 'goal', value: 'Spikes' },
        { name: 'paid_to', value: 'Springfield Sports Shop' },
        { name: 'paid_on', value: waiting.paid_on },
      ],
    })
    expect((await world.app.inject({ url: story.document_url ?? '' })).statusCode).toBe(200)
    expect(codeOf(await world.decide(dana, waiting.id, 'approve'))).toBe('approvals.not_yours')
    const both = await Promise.all([
      world.decide(kim, waiting.id, 'approve'),
      world.decide(kim, waiting.id, 'decline'),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const [row] = (await world.account(dana)).disbursements
    expect(row).toMatchObject({ recorded_by: 'Dana Reyes', decided_by: 'Kim Osei', approval: null })
    expect(await world.findFaults()).toEqual([])
  },
)

test('payouts are added up for who records them and for who gets them, however their name is spelled, and so is what is voided', async () => {
  const world = await buildDisbursements({ environment: { SECOND_PERSON_CENTS: '5000' } })
  const { dana, kim, record, recordWaiting } = world
  await world.support(12_000)
  const { id } = itemOf(await record(dana, 3_000))
  expect(await world.account(dana)).toMatchObject({ alone_cents: 2_000 })
  await recordWaiting(dana, 2_001, { payee: 'Another Shop' })
  await recordWaiting(kim, 2_001)
  const edge = await record(kim, 2_000, { payee: 'springfield sports SHOP' })
  expect(itemOf(edge)).toMatchObject({ state: 'paid' })
  // What comes back can be paid out once more, by the same person again and again.
  expect(codeOf(await world.decide(dana, id, 'void'))).toBe('approvals.waits')
  expect(itemOf(await world.decide(kim, id, 'void'))).toMatchObject({
    state: 'voided',
    voided_by: 'Kim Osei',
  })
  expect(await world.findFaults()).toEqual([])
})

test('what two people let be paid takes two to take back, and the row names all of them', async () => {
  const world = await buildDisbursements({
    environment: { REFUND_SECOND_PERSON_CENTS: '5000' },
    poolSize: 8,
  })
  const { dana, kim, record, recordWaiting, decide } = world
  await world.support(12_000)
  // Each is within the limit, which Kim has not touched: it takes two since two let it out, and for no other reason.
  expect(itemOf(await record(dana, 4_000)).state).toBe('paid')
  const { id } = await recordWaiting(dana, 4_000)
  await decide(kim, id, 'approve')
  const row = async () => (await world.account(dana)).disbursements.find((given) => given.id === id)
  const refused = await decide(kim, id, 'void')
  expect(refused.json()).toMatchObject({
    code: 'approvals.waits',
    error:
      '$40.00 waits for another person, because two people let it out, so two take it back. It is under Approvals.',
  })
  const asked = await world.call(dana, 'GET', '/api/admin/approvals?state=waiting')
  expect(asked.json<{ items: Approval[] }>().items).toMatchObject([
    { kind: 'disbursement_void', ground: 'pair' },
  ])
  // It stays paid, and waits.
  expect(await row()).toMatchObject({
    ...{ state: 'paid', void_asked_by: 'Kim Osei', voided_by: null, note: 'Entered twice' },
    approval: { state: 'waiting' },
  })
  expect(await world.account(dana)).toMatchObject({ disbursed_cents: 8_000, available_cents: 4_000 })
  const list = await world.call(dana, 'GET', '/api/admin/disbursements?state=waiting')
  expect(list.json()).toMatchObject({ items: [{ id, state: 'paid' }] })
  expect((await decide(dana, id, 'void')).json<{ error: string }>().error).toContain('Kim Osei asked for it')
  expect(codeOf(await decide(kim, id, 'approve'))).toBe('approvals.not_yours')
  expect((await decide(dana, id, 'decline')).statusCode).toBe(200)
  expect(await row()).toMatchObject({ state: 'paid', void_asked_by: null, note: null, approval: null })
  expect(await world.findFaults()).toEqual([])
  expect(codeOf(await decide(dana, id, 'void'))).toBe('approvals.waits')
  expect((await decide(kim, id, 'approve')).statusCode).toBe(200)
  expect(await row()).toMatchObject({
    ...{ state: 'voided', recorded_by: 'Dana Reyes', decided_by: 'Kim Osei', note: 'Entered twice' },
    ...{ void_asked_by: 'Dana Reyes', voided_by: 'Kim Osei' },
  })
  expect(await world.account(dana)).toMatchObject({ disbursed_cents: 4_000, available_cents: 8_000 })
  expect(await world.findFaults()).toEqual([])
})

test('many small ones are one large one', async () => {
  const world = await buildDisbursements({ environment: { REFUND_SECOND_PERSON_CENTS: '5000' } })
  await world.support(12_000)
  expect(itemOf(await world.record(world.dana, 3_000)).state).toBe('paid')
  await world.recordWaiting(world.dana, 3_000)
})

/** Takes away what the migration brought. */
const before = `
  delete from approvals;
  alter table approvals drop constraint approvals__known_kind;
  alter table approvals add constraint approvals__known_kind check (true);
  create index disbursements__two_people on disbursements (recorded_at);
  create index disbursements__void_latest on disbursements (recorded_at);
`

test('payouts that waited before they were approvals are decided there, and what was decided stands', async () => {
  const world = await buildDisbursements({ environment: { REFUND_SECOND_PERSON_CENTS: '5000' } })
  const { dana, kim, recordWaiting, decide, services } = world
  await world.support(24_000, null)
  const account_id = world.prospectId
  const alone = itemOf(await world.record(dana, 1_000, { account_id }))
  const [paid, declined, waits] = [
    await recordWaiting(dana, 6_000, { account_id }),
    await recordWaiting(dana, 5_500, { account_id }),
    await recordWaiting(dana, 5_200, { account_id }),
  ]
  await decide(kim, paid.id, 'approve')
  await decide(kim, declined.id, 'decline')
  await decide(dana, paid.id, 'void')
  const migration = readMigrations().find(({ name }) => name.includes('athlete-payouts-by-the-one-rule'))
  await services.database.transaction(async (tx) => {
    for (const statement of splitStatements(before + (migration?.text ?? '')))
      await sql.raw(statement).execute(tx)
  })
  const list = await world.call(kim, 'GET', '/api/admin/approvals?pageSize=50')
  const states = list
    .json<{ items: { kind: string; subject_id: string; state: string }[] }>()
    .items.map(({ kind, subject_id: id, state }) => [`${kind} ${id}`, state])
  expect(Object.fromEntries(states)).toEqual({
    [`disbursement ${alone.id}`]: 'earlier',
    [`disbursement ${paid.id}`]: 'earlier',
    [`disbursement ${declined.id}`]: 'refused',
    [`disbursement ${waits.id}`]: 'waiting',
    [`disbursement_void ${paid.id}`]: 'waiting',
  })
  expect(await world.findFaults()).toEqual([])
  expect((await decide(kim, waits.id, 'approve')).statusCode).toBe(200)
  expect((await decide(kim, paid.id, 'approve')).statusCode).toBe(200)
  expect(await world.findFaults()).toEqual([])
})

test('what was recorded wrongly is voided with a reason, and the money lies with the goal again', async () => {
  const world = await buildDisbursements()
  const { dana, kim } = world
  await world.support(12_000)
  const paid = itemOf(await world.record(dana, 12_000))
  expect(itemOf(await world.decide(kim, paid.id, 'void'))).toMatchObject({
    state: 'voided',
    note: 'Entered twice',
    decided_by: 'Dana Reyes',
    voided_by: 'Kim Osei',
  })
  expect((await world.decide(dana, paid.id, 'void')).statusCode).toBe(409)
  expect(await world.account(dana)).toMatchObject({ disbursed_cents: 0, available_cents: 12_000 })
  expect(itemOf(await world.record(dana, 12_000)).state).toBe('paid')
  expect(await world.findFaults()).toEqual([])
})

test('what is raised above a goal is the athlete’s general support, and comes back when a gift goes back', async () => {
  const world = await buildDisbursements()
  const { dana, prospectId } = world
  await world.support(10_000)
  const last = await world.support(5_000)
  expect(await world.account(dana)).toMatchObject({ raised_cents: 15_000, balance_cents: 12_000 })
  expect(await world.account(dana, prospectId)).toMatchObject({ state: 'general', balance_cents: 3_000 })
  await world.giveBack(last, 4_000)
  expect(await world.account(dana)).toMatchObject({ raised_cents: 11_000, balance_cents: 11_000 })
  expect(await world.account(dana, prospectId)).toMatchObject({ balance_cents: 0 })
  expect(await world.findFaults()).toEqual([])
})

test('a goal that wants more than it has pays nothing out, also what waited, until it is archived', async () => {
  const world = await buildDisbursements({ environment: { REFUND_SECOND_PERSON_CENTS: '5000' } })
  const { dana, kim, goalId, prospectId, circle, services } = world
  await world.support(12_000)
  const waiting = await world.recordWaiting(dana, 8_000)
  const goal = { actor: circle.guardian, prospectId, goalId, title: 'Spikes', targetCents: 20_000 }
  await saveGoal(services, goal)
  expect(codeOf(await world.decide(kim, waiting.id, 'approve'))).toBe('disbursements.goal_not_reached')
  await saveGoal(services, { ...goal, isActive: false })
  await revokeConsent(services, { actor: circle.guardian, prospectId })
  expect(await world.account(dana)).toMatchObject({ state: 'hidden', is_unreached: false })
  expect((await world.decide(kim, waiting.id, 'approve')).statusCode).toBe(200)
  expect(await world.findFaults()).toEqual([])
})

test('staff find accounts and disbursements by name and state, in any order, and take them along as files', async () => {
  const world = await buildDisbursements()
  const { dana } = world
  await world.support(12_000)
  await world.support(2_000, null)
  itemOf(await world.record(dana, 1_500))
  const list = async (query: string) =>
    (await world.call(dana, 'GET', `/api/admin/athlete-accounts?${query}`)).json<{
      items: AthleteAccount[]
    }>()
  expect((await list('q=spikes')).items).toMatchObject([{ title: 'Spikes', balance_cents: 10_500 }])
  expect((await list('state=general')).items).toMatchObject([{ title: null, balance_cents: 2_000 }])
  expect((await list('sort=balance')).items.map(({ balance_cents: cents }) => cents)).toEqual([2_000, 10_500])
  const records = await world.call(dana, 'GET', '/api/admin/disbursements?q=sports&state=paid')
  expect(records.json<{ items: Disbursement[] }>().items).toMatchObject([
    { payee: 'Springfield Sports Shop' },
  ])
  const files = await Promise.all(
    ['athlete-accounts.csv', 'disbursements.csv'].map((name) =>
      world.call(dana, 'GET', `/api/admin/${name}`),
    ),
  )
  expect(files.map(({ body }) => body.split('\r\n').length)).toEqual([4, 3])
})
