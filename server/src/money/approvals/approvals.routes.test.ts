// @module-tag some-on-pglite: one path of approvals.
import type { CallOutput } from '@tower/contract/endpoint.ts'
import { classroomPool } from '@tower/contract/matching/slots.ts'
import type { reimbursementDeskEndpoints } from '@tower/contract/spending/reimbursement-desk.contract.ts'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hands, outbound } from '../../domains.ts'
import type { OutboundAct } from '../../outbound-act.ts'
import { admitTeachers } from '../../people/identity/accounts/admit-teachers.ts'
import { ensureAccount } from '../../people/identity/accounts/ensure-account.ts'
import { buildApprovals } from '../../../test/money/approvals/build-approvals.ts'
import { itemOf, type Person, reimb } from '../../../test/spending/reimbursements/build-reimbursements.ts'
import { endSettled } from './end-settled.ts'
import { eraseApprovals } from './personal-approvals.ts'
import { letOut } from './let-out.ts'

const path = '/api/admin/approvals'

test('an admin who made up a teacher gives no slot alone, pays nothing large alone, and is no second person', async () => {
  const { call, dana, omar, services, person, give, ...world } = await buildApprovals('100000')
  const { decide, settle, asked, waiting, story, approvals } = world
  const kim = await person('kim@tower.test', 'superadmin', 'Kim Lee')
  await give({ email: 'founder@example.org', amountCents: 160_000 })
  const email = 'ghost1@district.edu'
  const opened = await call(dana, 'POST', '/.netlify/functions/admin-provision-teacher', {
    email,
    send_magic_link: false,
  })
  expect(opened.statusCode).toBe(200)
  const { userId: ghostId, action_link: shown } = opened.json<{ userId: string; action_link: string }>()
  const classroom = await services.database.transaction((tx) =>
    tx
      .updateTable('classrooms')
      .set({ confirmed_at: services.clock.now() })
      .where('teacher_id', '=', ghostId)
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const mint = (more: object = {}, who = dana) =>
    call(who, 'POST', '/api/admin/slots/mint', {
      ...{ teacher_id: ghostId, pool_id: classroomPool, reason: 'A flood.' },
      ...more,
    })
  // By a link that staff were shown nobody proves a mailbox, and without one nothing reaches them.
  const token = new URL(shown).searchParams.get('token_hash')
  expect(
    (await call(dana, 'POST', '/auth/v1/verify', { type: 'magiclink', token_hash: token })).statusCode,
  ).toBe(200)
  expect((await mint()).json()).toMatchObject({ code: 'approvals.unproven' })
  const standing = async () =>
    (await call(omar, 'GET', `/api/admin/approvals-of-teachers/${ghostId}`)).json<object>()
  expect(await standing()).toEqual({ is_unproven: true, seen_by: 'Dana Reyes' })
  const ghost = await person(email, 'teacher', 'Ghost')
  expect((await mint()).json()).toMatchObject({
    code: 'approvals.waits',
    error: '$800.00 waits for another person, because this always takes two people. It is under Approvals.',
  })
  expect((await mint({}, omar)).json<{ error: string }>().error).toContain('Dana Reyes asked for it already.')
  const slot = await asked()
  expect((await settle(slot, dana)).json()).toMatchObject({ code: 'approvals.not_yours' })
  const both = await Promise.all([settle(slot, omar), settle(slot, kim)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await standing()).toEqual({ is_unproven: false, seen_by: null })
  expect((await mint({ reason: 'Another flood.' })).json()).toMatchObject({ code: 'slots.had_one' })
  expect((await mint({ reason: 'Another flood.', another: true }, kim)).json()).toMatchObject({
    code: 'approvals.waits',
  })
  expect((await settle(await asked(), omar, 'refused', 'One is enough')).statusCode).toBe(200)

  // Four gifts straight to the classroom fill the rest.
  for (const _ of [1, 2, 3, 4])
    await give({
      ...{ email: 'ana@example.org', amountCents: 79_900 },
      body: { classroom_id: classroom.id, goes_to: 'classroom' },
    })
  const budget = await services.database.read((tx) =>
    tx
      .selectFrom('teacher_budgets')
      .select('id')
      .where('teacher_id', '=', ghost.userId)
      .executeTakeFirstOrThrow(),
  )
  const content = { budget_id: budget.id, request_key: services.random.uuid() }
  const { id } = itemOf(await world.send([world.line(390_000)], content, ghost))
  const refused = await decide(id, 'paid', {}, omar)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: 'approvals.waits',
      error:
        '$3,900.00 waits for another person, because it is more than one person may let out. It is under Approvals.',
    },
  ])
  expect(await world.read(omar, id)).toMatchObject({ status: 'submitted', payout: null })
  expect((await waiting())?.ground).toBe('amount')
  const paying = await asked()
  expect((await settle(paying, dana)).json()).toMatchObject({ code: 'approvals.not_yours' })
  expect(await story(paying, dana)).toMatchObject({
    you: 'had_a_hand',
    hands: [
      { did: 'gave_slot', by: 'Dana Reyes', cents: 80_000 },
      { did: 'opened_account', by: 'Dana Reyes', cents: null },
    ],
  })
  expect((await settle(paying, kim)).statusCode).toBe(200)
  expect((await decide(id, 'paid', {}, omar)).statusCode).toBe(200)
  // Both may have been asked for at one instant.
  const agreed = (await approvals('state=approved')).map(({ kind, asked_by: by }) => `${kind} of ${by}`)
  expect(agreed.toSorted()).toEqual(['reimbursement of Omar Haddad', 'slot_by_hand of Dana Reyes'])
})

test('what can not leave any more waits for nobody: it ends by itself, and says why', async () => {
  const world = await buildApprovals('100000')
  const { call, dana, omar, services, teacherId, waiting, approvals, findFaults } = world
  await world.give({ email: 'founder@example.org', amountCents: 80_000 })
  const wish = { teacher_id: teacherId, pool_id: classroomPool, reason: 'A flood.' }
  expect((await call(dana, 'POST', '/api/admin/slots/mint', wish)).json()).toMatchObject({
    code: 'approvals.waits',
  })
  await endSettled({ ...services, outbound })
  expect(await waiting()).toMatchObject({ kind: 'slot_by_hand', ended_because: null })
  await services.database.transaction((tx) =>
    tx.updateTable('classrooms').set({ teacher_id: null }).where('teacher_id', '=', teacherId).execute(),
  )
  await endSettled({ ...services, outbound })
  expect(await waiting()).toBeUndefined()
  const [ended] = await approvals('state=outdated', omar)
  expect(ended).toMatchObject({ ended_because: 'gone', decided_by: null })
  expect(await findFaults()).toEqual([])
})

test('a slot for somebody who was erased meanwhile waits for nobody, and keeps nothing else from ending', async () => {
  const { call, dana, services, teacherId, waiting, give } = await buildApprovals('100000')
  await give({ email: 'founder@example.org', amountCents: 80_000 })
  const wish = { teacher_id: teacherId, pool_id: classroomPool, reason: 'A flood.' }
  expect((await call(dana, 'POST', '/api/admin/slots/mint', wish)).json()).toMatchObject({
    code: 'approvals.waits',
  })
  await services.database.transaction((tx) =>
    eraseApprovals(services, tx, { userId: teacherId, addresses: [], names: [], at: services.clock.now() }),
  )
  await endSettled({ ...services, outbound })
  expect(await waiting()).toBeUndefined()
})

test('what one person lets out is added up, for the person and for the teacher, over the days that were said', async () => {
  const { submit, line, decide, omar, approvals, waiting, services, findFaults, call } =
    await buildApprovals()
  const wish = async (cents: number) => (await submit([line(cents)])).id
  expect((await decide(await wish(6_000), 'paid')).statusCode).toBe(200)
  const edge = await wish(4_000)
  expect((await decide(edge, 'approved')).statusCode).toBe(200)
  expect((await decide(edge, 'paid')).statusCode).toBe(200)
  const cent = await wish(1)
  expect((await decide(cent, 'approved')).json()).toMatchObject({ code: 'approvals.waits' })
  expect(await waiting()).toMatchObject({ ground: 'asker', amount_cents: 1 })
  // Somebody else reads that it was asked for, and the same teacher is paid no more by them alone.
  const again = await decide(cent, 'paid', {}, omar)
  expect(again.json<{ error: string }>().error).toContain('Dana Reyes asked for it already.')
  expect(await approvals('state=alone')).toHaveLength(2)
  expect(await findFaults()).toEqual([])
  await services.database.transaction((tx) =>
    sql`update approvals set asked_at = asked_at - interval '31 days' where state = 'alone'`.execute(tx),
  )
  expect((await decide(cent, 'paid')).statusCode).toBe(200)
  expect(await waiting()).toBeUndefined()
  const file = await call(omar, 'GET', `${path}.csv?state=outdated`)
  expect(file.body).toContain('reimbursement,Pencils,0.01')
  expect(await findFaults()).toEqual([])
})

test('the bank sent a payment back once two people say so, and then somebody else pays it, by an approval of its own', async () => {
  const { submit, line, decide, call, dana, omar, teacher, person, asked, settle, findFaults, read } =
    await buildApprovals()
  const kim = await person('kim@tower.test', 'admin', 'Kim Lee')
  const { id } = await submit([line(8_000)])
  await decide(id, 'paid')
  const bounce = (more: object = { reference: 'R02 8812' }) =>
    call(dana, 'POST', `/api/admin/reimbursements/${id}/bounce`, { reason: 'Account closed', ...more })
  expect((await bounce({})).statusCode).toBe(400)
  expect((await bounce()).json()).toMatchObject({ code: 'approvals.waits' })
  expect(await read(dana, id)).toMatchObject({ status: 'paid' })
  expect((await settle(await asked(), dana)).json()).toMatchObject({ code: 'approvals.not_yours' })
  expect((await settle(await asked(), omar)).statusCode).toBe(200)
  expect(await read(dana, id)).toMatchObject({ status: 'approved', payout: null })
  // Who it was of the staff, the teacher is not told; that two agreed, and what the bank calls it, they are.
  const bounced = { kind: 'bounced', reason: 'Account closed', reference: 'R02 8812' }
  expect((await read(dana, id)).events[0]).toMatchObject({ ...bounced, agreed: { by: 'Omar Haddad' } })
  expect((await read(teacher, id)).events[0]).toMatchObject({ ...bounced, by: null, agreed: { by: null } })
  const month = await call(kim, 'GET', `/api/admin/reimbursement-bounces/2026-11`)
  expect(month.json()).toMatchObject({
    items: [
      {
        ...{ amount_cents: 8_000, bank_reference: 'R02 8812', paid_by: 'Dana Reyes' },
        ...{ returned_by: 'Dana Reyes', approved_by: 'Omar Haddad' },
      },
    ],
  })
  const pay = async (who: Person) =>
    (await call(who, 'POST', reimb.payments, { request_ids: [id], request_key: crypto.randomUUID() })).json<
      CallOutput<typeof reimbursementDeskEndpoints.makePaymentFile>
    >()
  // Who said that it came back doesn't pay it again, and who does is added up once more.
  expect((await pay(dana)).refused[0]?.reason).toContain('somebody else has to pay it again')
  const waits = await pay(omar)
  expect(waits).toMatchObject({ file: null, refused: [{ request_id: id }] })
  expect(waits.refused[0]?.reason).toMatch(/^\$80\.00 waits for another person/)
  expect((await settle(await asked(), kim)).statusCode).toBe(200)
  expect(await pay(omar)).toMatchObject({ paid: [id], refused: [] })
  expect(await findFaults()).toEqual([])
})

/** Somebody wants to let something out. */
const lets = (
  services: Awaited<ReturnType<typeof buildApprovals>>['services'],
  userId: string,
  act: OutboundAct,
) =>
  services.database.transaction((tx) =>
    letOut({ ...services, hands }, tx, { actor: { userId }, act, at: services.clock.now() }),
  )

/** A card of $60 that a teacher wants, as its domain asks. */
const cardOf = (teacherId: string, amountCents = 6_000): OutboundAct => ({
  ...{ kind: 'card', subjectId: `${teacherId}:one_time_card:1`, what: 'amazon.com', amountCents, teacherId },
  ...{ payee: null, facts: [], stamp: '' },
})

test('cards of several teachers out of what one person raised are one sum of hers, and teachers at one mailbox one teacher', async () => {
  const { call, dana, omar, person, services, waiting, approvals, give } = await buildApprovals()
  await give({ email: 'founder@example.org', destination: 'project', amountCents: 1_000_000 })
  const raise = async (email: string, amount: number, who = dana) => {
    const { userId } = await person(email, 'teacher', email)
    const raised = await call(who, 'POST', '/.netlify/functions/admin-budgets-upsert', {
      ...{ teacher_id: userId, fiscal_year: 2027, amount_cents: amount },
    })
    expect([raised.statusCode, raised.body]).toMatchObject([200, expect.anything()])
    return userId
  }
  const want = (teacherId: string, amountCents?: number) =>
    lets(services, teacherId, cardOf(teacherId, amountCents))
  const [one, two, three] = [
    await raise('a@school.edu', 6_000),
    await raise('b@school.edu', 6_000),
    await raise('c@school.edu', 6_000, omar),
  ]
  expect(await want(one)).toBeUndefined()
  expect(await want(two)).toMatchObject({ code: 'approvals.waits' })
  expect(await waiting()).toMatchObject({ ground: 'hand', teacher_id: two })
  expect(await want(three)).toBeUndefined()
  expect(await want(two, 4_000)).toBeUndefined()
  expect(await want(await raise('c+two@school.edu', 6_000, omar))).toMatchObject({ code: 'approvals.waits' })
  // What teachers took of it counts when she lets something out herself, and the other way around.
  const pay = ({ userId }: Person, subjectId: string, cents: number) =>
    lets(services, userId, { ...cardOf(userId, cents), kind: 'disbursement', subjectId, teacherId: null })
  expect(await pay(dana, 'one', 1)).toMatchObject({ code: 'approvals.waits' })
  const small = (await approvals('state=waiting')).find(({ amount_cents: cents }) => cents === 1)
  expect(small).toMatchObject({ ground: 'asker' })
  const kim = await person('kim@tower.test', 'admin', 'Kim Lee')
  expect(await pay(kim, 'two', 6_000)).toBeUndefined()
  expect(await want(await raise('d@school.edu', 6_000, kim))).toMatchObject({ code: 'approvals.waits' })
})

test('a payee is one however the name is spelled, whoever lets it out', async () => {
  const { dana, omar, person, services, waiting } = await buildApprovals()
  const kim = await person('kim@tower.test', 'admin', 'Kim Lee')
  const pay = ({ userId }: Person, subjectId: string, payee: string) =>
    lets(services, userId, { ...cardOf(userId), kind: 'disbursement', subjectId, teacherId: null, payee })
  expect(await pay(dana, 'one', 'Acme Sports, Inc.')).toBeUndefined()
  expect(await pay(kim, 'two', 'Acme Sports West')).toBeUndefined()
  expect(await pay(omar, 'three', ' A.C.M.E.  SpörtsInc')).toMatchObject({ code: 'approvals.waits' })
  expect(await waiting()).toMatchObject({ ground: 'payee', amount_cents: 6_000 })
})

test('whom money goes to is kept under the server’s key, and what an earlier version kept in the clear goes on counting', async () => {
  const { dana, omar, services } = await buildApprovals()
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')
  const actOf = (subjectId: string): OutboundAct => ({
    ...{ ...cardOf(dana.userId), kind: 'disbursement', subjectId, teacherId: null, payee: 'ana@givers.test' },
  })
  const pay = ({ userId }: Person, subjectId: string) => lets(services, userId, actOf(subjectId))
  const kept = () =>
    services.database.read((tx) => tx.selectFrom('approvals').select(['id', 'digest', 'payee']).execute())
  const { kind, amountCents, teacherId, payee, stamp } = actOf('one')
  const facts = JSON.stringify([kind, 'one', amountCents, teacherId, payee, stamp])
  const inTheClear = { digest: digest(facts), payee: digest('anagiverstest') }
  expect(await pay(dana, 'one')).toBeUndefined()
  for (const form of [inTheClear.digest, inTheClear.payee, digest('ana@givers.test')])
    expect(JSON.stringify(await kept())).not.toContain(form)
  await services.database.transaction((tx) => tx.updateTable('approvals').set(inTheClear).execute())
  // The very same is let out already; another one is added to it.
  expect(await pay(dana, 'one')).toBeUndefined()
  expect(await kept()).toHaveLength(1)
  expect(await pay(omar, 'two')).toMatchObject({ code: 'approvals.waits' })
})

test('what one person let out alone lasts as long as they are of the staff, and as the days are that are added up', async () => {
  const { submit, line, decide, omar, dana, disable, services, approvals, call } = await buildApprovals()
  await call(omar, 'GET', path)
  const [first, second] = [await submit([line(6_000)]), await submit([line(3_000)])]
  await decide(first.id, 'approved')
  await decide(second.id, 'approved')
  await services.database.transaction((tx) =>
    sql`update approvals set asked_at = asked_at - interval '31 days' where subject_id = ${first.id}`.execute(
      tx,
    ),
  )
  // Nobody paid it in the days over which it counted: whoever pays it lets it out anew, by their own sum.
  expect((await decide(first.id, 'paid', {}, omar)).statusCode).toBe(200)
  await disable(dana)
  const paid = await decide(second.id, 'paid', {}, omar)
  expect(paid.statusCode).toBe(200)
  const alone = await approvals('state=alone', omar)
  expect(alone.map(({ asked_by: by }) => by)).toEqual(['Omar Haddad', 'Omar Haddad'])
})

test('who put a teacher there is known of every door, and is told until somebody else has looked', async () => {
  const { call, dana, omar, person, services, classroom } = await buildApprovals('100000')
  const kim = await person('kim@tower.test', 'superadmin', 'Kim Lee')
  const at = services.clock.now()
  const { database } = services
  const provision = (email: string) =>
    call(dana, 'POST', '/.netlify/functions/admin-provision-teacher', { email, send_magic_link: false })
  await provision('opened@school.edu')
  await person('sponsor@school.edu', 'sponsor', 'Sam Sponsor')
  await provision('sponsor@school.edu')
  await call(dana, 'POST', '/.netlify/functions/admin-add-whitelist', {
    ...{ emails: 'listed@school.edu', role: 'teacher', value: 'Lee Listed', active: true },
  })
  await database.transaction((tx) =>
    ensureAccount(tx, {
      ...{ email: 'listed@school.edu', role: 'teacher', at, actorId: null, reason: 'first_sign_in' },
    }),
  )
  const { userId: user_id } = await person('made@school.edu', 'sponsor', 'Max Made')
  await call(kim, 'POST', '/.netlify/functions/admin-users-set-role', { user_id, role: 'teacher' })
  const claim = await database.transaction((tx) =>
    tx
      .insertInto('classroom_claims')
      .values({
        ...{ classroom_id: classroom.id, teacher_display_name: 'Mr. Poe', email: 'claimed@school.edu' },
        ...{ because: 'other_address', claimed_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await call(dana, 'POST', `/api/admin/classroom-claims/${claim.id}/approve`)
  const admit = (email: string, source: 'import' | 'confirmation') =>
    database.transaction((tx) =>
      admitTeachers(tx, { teachers: [{ email, displayName: 'Ida' }], at, source, emailVerified: true }),
    )
  await admit('imported@school.edu', 'import')
  await admit('came@school.edu', 'confirmation')
  // At a school whose addresses staff let in, teachers confirm their classroom before they ever sign in.
  await call(dana, 'POST', '/.netlify/functions/admin-add-whitelist', {
    ...{ emails: 'confirmed@school.edu', role: 'teacher', value: 'Cal Confirmed', active: true },
  })
  await admit('confirmed@school.edu', 'confirmation')

  const seenBy = async (email: string) => {
    const { id } = await database.read((tx) =>
      tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
    )
    return (await call(omar, 'GET', `/api/admin/approvals-of-teachers/${id}`)).json<{ seen_by: string }>()
      .seen_by
  }
  const doors = ['opened', 'sponsor', 'listed', 'made', 'claimed', 'confirmed', 'imported', 'came']
  const seen = await Promise.all(doors.map((door) => seenBy(`${door}@school.edu`)))
  const [byDana, byKim] = ['Dana Reyes', 'Kim Lee']
  expect(seen).toEqual([byDana, byDana, byDana, byKim, byDana, byDana, null, null])
})

describe('whom somebody made staff', () => {
  test.each(['provisioning', 'the allowlist'])(
    'by %s decides nothing of theirs, and neither does one of two they made for the other',
    async (door) => {
      const { submit, line, decide, settle, story, approvals, call, dana, omar, person, services } =
        await buildApprovals()
      const open = async (email: string) => {
        const made =
          door === 'provisioning'
            ? await call(dana, 'POST', '/.netlify/functions/admin-user-create', { email, role: 'admin' })
            : await call(dana, 'POST', '/.netlify/functions/admin-add-whitelist', {
                ...{ emails: email, role: 'admin', value: 'Ghost', active: true },
              })
        expect(made.statusCode).toBe(200)
        await services.database.transaction((tx) =>
          ensureAccount(tx, {
            ...{ email, role: 'admin', at: services.clock.now(), actorId: null, reason: 'first_sign_in' },
          }),
        )
        return person(email, 'admin', email)
      }
      const [ghost, other] = [await open('ghost@tower.test'), await open('other@tower.test')]
      const waitingOf = async (asker: string) =>
        (await approvals('state=waiting', omar)).find(({ asked_by: by }) => by === asker)?.id ?? ''
      await decide((await submit([line(12_000)])).id, 'approved')
      const ofDana = await waitingOf('Dana Reyes')
      expect(await story(ofDana, ghost)).toMatchObject({ you: 'made_staff' })
      expect((await settle(ofDana, ghost)).json()).toMatchObject({ code: 'approvals.not_yours' })
      // What an account asks for that she made, she does not decide either, nor another one that she made.
      await decide((await submit([line(13_000)])).id, 'approved', {}, ghost)
      const ofGhost = await waitingOf('ghost@tower.test')
      for (const who of [dana, other])
        expect((await settle(ofGhost, who)).json()).toMatchObject({ code: 'approvals.not_yours' })
      expect((await settle(ofGhost, omar)).statusCode).toBe(200)
      expect((await settle(ofDana, omar)).statusCode).toBe(200)
    },
  )

  test('adds to the sum of who made them', async () => {
    const { submit, line, decide, call, dana, person, waiting, findFaults } = await buildApprovals()
    await call(dana, 'POST', '/.netlify/functions/admin-user-create', {
      ...{ email: 'ghost@tower.test', role: 'admin' },
    })
    const ghost = await person('ghost@tower.test', 'admin', 'Ghost')
    expect((await decide((await submit([line(6_000)])).id, 'paid')).statusCode).toBe(200)
    const more = await submit([line(4_001)])
    expect((await decide(more.id, 'paid', {}, ghost)).json()).toMatchObject({ code: 'approvals.waits' })
    expect(await waiting()).toMatchObject({ ground: 'asker' })
    // The teacher takes no more than the rest, whoever lets it out.
    expect((await decide((await submit([line(4_000)])).id, 'paid', {}, ghost)).statusCode).toBe(200)
    expect(await findFaults()).toEqual([])
  })
})

describe('who decides', () => {
  test('of two at once the second reads who was first; a refusal says why, and who asked may take it back', async () => {
    const { submit, line, decide, dana, omar, person, settle, asked, approvals, call, findFaults } =
      await buildApprovals()
    const kim = await person('kim@tower.test', 'admin', 'Kim Lee')
    const { id } = await submit([line(12_000)])
    await decide(id, 'approved')
    const first = await asked()
    expect((await settle(first, omar, 'refused')).json()).toMatchObject({ code: 'approvals.note_missing' })
    const both = await Promise.all([settle(first, omar), settle(first, kim, 'refused', 'No receipt')])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const late = both.find(({ statusCode }) => statusCode === 409)
    expect(late?.json<{ error: string }>().error).toMatch(/^(Omar Haddad|Kim Lee) decided this already\.$/)

    const other = await submit([line(11_000)])
    await decide(other.id, 'paid')
    const taken = await asked()
    expect((await call(omar, 'POST', `${path}/${taken}/withdraw`)).statusCode).toBe(403)
    expect((await call(dana, 'POST', `${path}/${taken}/withdraw`)).statusCode).toBe(200)
    expect((await settle(taken, omar)).json()).toMatchObject({
      code: 'approvals.settled',
      error: expect.stringMatching(/^Dana .*took this back, so nobody has to decide it\.$/) as string,
    })
    expect((await approvals('state=withdrawn')).map(({ id: one }) => one)).toEqual([taken])
    expect(await findFaults()).toEqual([])
  })

  test(
    'an account of the same mailbox is nobody else, and a proof that is old decides nothing',
    { tags: 'on-pglite-too' },
    async () => {
      const { submit, line, decide, person, settle, asked, story, clock, omar } = await buildApprovals()
      const twin = await person('dana+two@tower.test', 'admin', 'Somebody Else')
      await decide((await submit([line(12_000)])).id, 'approved')
      const id = await asked()
      expect((await settle(id, twin)).json()).toMatchObject({ code: 'approvals.not_yours' })
      expect(await story(id, twin)).toMatchObject({ you: 'same_mailbox' })
      clock.advance(50 * 60_000)
      expect((await settle(id, omar)).json()).toMatchObject({ code: 'identity.proof_needed' })
    },
  )

  test('what changed since it was asked for is asked for again, and what was approved by somebody who is gone does not leave', async () => {
    const world = await buildApprovals()
    const { submit, line, decide, omar, person, settle, asked, approvals, disable, dana, teacher, call } =
      world
    const kim = await person('kim@tower.test', 'admin', 'Kim Lee')
    const sent = await submit([line(12_000)])
    await decide(sent.id, 'approved')
    const first = await asked()
    await submit([line(13_000)], { request_id: sent.id, revision: sent.revision })
    expect((await settle(first, omar)).statusCode).toBe(409)
    await decide(sent.id, 'approved')
    expect((await settle(await asked(), kim)).statusCode).toBe(200)
    await disable(kim)
    expect((await decide(sent.id, 'paid')).json()).toMatchObject({ code: 'approvals.waits' })
    expect((await settle(await asked(), omar)).statusCode).toBe(200)
    expect((await decide(sent.id, 'paid')).statusCode).toBe(200)

    // Whoever asked is disabled before somebody decides.
    await decide((await submit([line(14_000)])).id, 'approved')
    await disable(dana)
    expect((await settle(await asked(), omar)).json()).toMatchObject({
      code: 'approvals.settled',
      error: 'Whoever asked for this is no longer of the staff. Somebody else may ask for it.',
    })
    expect(await approvals('state=waiting', omar)).toEqual([])
    expect((await call(teacher, 'GET', path)).statusCode).toBe(403)
    expect(await world.findFaults()).toEqual([])
  })
})
