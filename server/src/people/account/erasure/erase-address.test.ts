// @module-tag some-on-pglite: whose a gift is by now is decided by a subquery over arrays.
import { dayMs } from '@tower/contract/durations.ts'
import { dayOf } from '@tower/contract/org-days.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { AddressPreview } from '@tower/contract/people/account-erasure.contract.ts'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { refundShared } from '../../../../test/money/giving/build-tower.ts'
import { readMails } from '../../../../test/mail/read-mails.ts'
import { buildActor } from '../../../../test/people/identity/build-actor.ts'
import { findWords } from '../../../../test/people/account/find-words.ts'
import { buildUser } from '../../../../test/people/identity/build-user.ts'
import { ensureAccount } from '../../identity/accounts/ensure-account.ts'
import { openSession } from '../../identity/sessions/open-session.ts'
import { correctDonor } from '../../../money/giving/donors/correct-donor.ts'
import { joinDonors } from '../../../money/giving/donors/join-donors.ts'
import { enterOfflineGift } from '../../../money/giving/offline/enter-offline-gift.ts'
import { requestConfirmation } from '../../../matching/nominations/request-confirmation.ts'
import { verifyAudit } from '../../../oversight/audit/verify-audit.ts'

// Many calls over one database, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const email = 'gustav.wunderlich@guests.example'
const name = 'Gustav Wunderlich'
const path = '/api/admin/erasures/address'
const reason = 'Asked by mail from that address.'

/** A guest who gave, nominated, was named, wrote, follows and is a guardian by link; and a superadmin. */
async function buildGuest() {
  const world = await buildGiving()
  await world.give({ email, amountCents: 80_000, body: { sponsor_display_name: name } })
  await leaveTraces(world)
  const { look, erase } = await buildConsole(world)
  return { ...world, look: () => look(email), erase: (names = [name]) => erase(email, names) }
}

/** A superadmin who looks for an address and erases it. */
async function buildConsole({ services, app }: GivingWorld) {
  const { token } = await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const root = { email: 'root@tower.test', role: 'superadmin', at, actorId: null } as const
    const { userId } = await ensureAccount(tx, root)
    const session = await openSession(services, tx, { userId, userAgent: undefined, at })
    return { token: session.access_token }
  })
  const headers = { authorization: `Bearer ${token}` }
  return {
    look: async (of: string) =>
      (await app.inject({ url: `${path}?email=${of}`, headers })).json<AddressPreview>(),
    erase: (of: string, names: readonly string[]) =>
      app.inject({ method: 'POST', url: path, headers, payload: { email: of, names, reason } }),
  }
}

async function leaveTraces({ services }: GivingWorld): Promise<void> {
  const { database } = services
  const classroom = await buildClassroom(database, { name: 'Wunderlich Lab' })
  const keeper = await buildUser(services, 'coach@clubs.example', 'athlete')
  await database.transaction(async (tx) => {
    await sql`update classrooms set teacher_id = null, teacher_email = ${email}, teacher_display_name = ${name}
      where id = ${classroom.id}`.execute(tx)
    await sql`insert into inquiries (kind, name, email, topic, message) values ('contact', ${name}, ${email}, 'general', 'Hi')`.execute(
      tx,
    )
    await sql`insert into program_interests (program_id, email) values ('tower-smbs', ${email})`.execute(tx)
    await sql`insert into teacher_nominations (teacher_name, school, reason, nominator_name, nominator_email, nominee_email) values
      ('Ann', 'North', 'kind', ${name}, ${email}, null), (${name}, 'North', 'kind', 'Bob', 'bob@example.org', ${email})`.execute(
      tx,
    )
    await sql`insert into allowlist_entries (email, role, name, source) values (${email}, 'teacher', ${name}, 'test')`.execute(
      tx,
    )
    const { rows } = await sql<{ id: string }>`
      insert into prospects (owner_id, first_name, last_name) values (${keeper}, 'Kim', 'Doe') returning id`.execute(
      tx,
    )
    await sql`insert into prospect_guardians (prospect_id, email, state, invited_at)
      values (${rows[0]?.id}, ${email}, 'invited', now())`.execute(tx)
  })
  await requestConfirmation(services, {
    ...{ classroomId: classroom.id, teacherDisplayName: name, email: 'gw@school.edu' },
  })
}

const words = [email, 'gustav', 'wunderlich', 'gw@school.edu']

test('somebody without an account is shown to staff by their address, and erased by it from every table; amounts and numbers stay', async () => {
  const world = await buildGuest()
  const { services } = world
  const seen = await world.look()
  expect(seen).toMatchObject({
    ...{ email, account_id: null, monthly_gifts: 0 },
    names: [{ name, beside: expect.arrayContaining(['named', 'messages']) as string[] }],
  })
  expect(Object.fromEntries(seen.traces.map(({ kind, count }) => [kind, count]))).toMatchObject({
    ...{
      gifts: 1,
      receipts: 1,
      nominations: 1,
      named: 1,
      classrooms: 1,
      messages: 1,
      follows: 1,
      guardian: 1,
    },
    // As the teacher of the classroom, and as a guest who gave.
    allowlist: 2,
  })
  expect((await findWords(services.database, words)).length).toBeGreaterThan(12)

  const answer = await world.erase()
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await findWords(services.database, words)).toEqual([])
  expect(await world.findFaults()).toEqual([])
  expect(await services.database.transaction(verifyAudit)).toMatchObject({ ok: true })
  const left = await services.database.read(async (tx) => ({
    receipts: await tx.selectFrom('receipts').select(['number', 'amount_cents']).execute(),
    log: await sql<{ action: string }>`
      select action from audit_log where action like 'account.%erased' order by seq`.execute(tx),
  }))
  expect(left.receipts).toEqual([{ number: 1, amount_cents: 80_000 }])
  expect(left.log.rows.map(({ action }) => action)).toEqual(['account.address_erased', 'account.erased'])

  expect((await world.erase([])).json()).toMatchObject({ code: 'account.address_unknown' })
  expect((await world.look()).traces).toEqual([])
  // What stands in place of all who were erased is nobody's.
  const nobody = await buildConsole(world)
  expect((await nobody.look('erased@erased.invalid')).traces).toEqual([])
  expect((await nobody.erase('erased@erased.invalid', [])).json()).toMatchObject({
    code: 'account.address_unknown',
  })
})

test('an address that has an account is not erased by itself, nor is anything without a fresh proof', async () => {
  const world = await buildGuest()
  await world.signIn(email)
  expect(await world.look()).toMatchObject({ account_id: expect.any(String) as string })
  expect((await world.erase()).json()).toMatchObject({ code: 'account.address_has_account' })
  world.clock.advance(30 * 60_000)
  expect((await world.erase()).json()).toMatchObject({ code: 'identity.proof_needed' })
})

test('a name that somebody else typed beside the address is shown with where it stands, and goes nowhere else unless it is ticked', async () => {
  const world = await buildGuest()
  const { services } = world
  const other = await buildClassroom(services.database, { name: 'The Reading Nook' })
  await services.database.transaction(async (tx) => {
    await sql`insert into teacher_nominations (teacher_name, school, reason, nominator_name, nominator_email, nominee_email)
      values ('Reading Nook', 'North', 'for fun', 'Bob', 'bob@example.org', ${email})`.execute(tx)
    await sql`insert into inquiries (kind, name, email, topic, message)
      values ('contact', 'Reading Nook', 'nook@example.org', 'general', 'We are the Reading Nook.')`.execute(
      tx,
    )
  })
  // Somebody of the same name asks for a classroom of another school.
  await requestConfirmation(services, {
    ...{ classroomId: other.id, teacherDisplayName: name, email: 'namesake@other.edu' },
  })
  expect((await world.look()).names).toContainEqual({ name: 'Reading Nook', beside: ['named'] })
  expect((await world.erase([name, 'Somebody Else'])).json()).toMatchObject({ code: 'account.names_changed' })
  expect((await world.erase()).statusCode).toBe(200)
  const left = await services.database.read(async (tx) => ({
    classroom: await tx.selectFrom('classrooms').select('name').where('id', '=', other.id).execute(),
    inquiries: await tx.selectFrom('inquiries').select('message').execute(),
    links: await tx.selectFrom('confirmation_requests').select('email').execute(),
    named: await tx.selectFrom('teacher_nominations').select('nominee_email').execute(),
  }))
  expect(left).toMatchObject({
    classroom: [{ name: 'The Reading Nook' }],
    inquiries: [{ message: 'We are the Reading Nook.' }],
    links: [{ email: 'namesake@other.edu' }],
  })
  expect(left.named.every(({ nominee_email: nominee }) => nominee === null)).toBe(true)
})

test('who is erased by their address while their gift is being paid is booked without it', async () => {
  const world = await buildGuest()
  const { services } = world
  await world.payGift({ email, amountCents: 5_000 })
  const events = await world.takeEvents()
  expect((await world.erase()).statusCode).toBe(200)
  for (const event of events) expect(await world.deliver(event)).toBe(200)
  expect(await findWords(services.database, words)).toEqual([])
  expect(await world.findFaults()).toEqual([])
})

test(
  'an address that a giver mistyped goes from everywhere, and what staff put right since goes on as theirs: the monthly gift, checks, receipts',
  { tags: 'on-pglite-too', timeout: 180_000 },
  async () => {
    const world = await buildGiving()
    const { services, clock, sandbox } = world
    const right = 'gustav@right.example'
    const gift = { email, amountCents: 2_500 }
    const metadata = { sponsor_display_name: name }
    const monthly = { ...gift, body: { frequency: 'monthly', goes_to: 'shared_tower', metadata } }
    const sessionId = await world.startGift(monthly)
    await sandbox.pay(sessionId, 'paid', { email })
    await world.deliverAll()
    const { subscriptionId = '' } = (await sandbox.describe(sessionId))?.monthly ?? {}
    await world.give({ ...gift, body: { metadata } })
    const staff = await buildActor(services)
    const check = {
      kind: 'check',
      amountCents: 5_000,
      email,
      donorName: name,
      destination: 'classrooms',
    } as const
    const enter = (reference: string) =>
      enterOfflineGift(services, {
        ...{
          ...check,
          actor: staff,
          reference,
          givenOn: dayOf(clock.now()),
          note: 'By post',
          isAnother: false,
        },
      })
    await enter('1042')
    clock.advance(60_000)
    const donor = await services.database.read((tx) =>
      tx.selectFrom('donors').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
    )
    const actor = { ...staff, provedAt: clock.now() }
    await correctDonor(services, { actor, donorId: donor.id, name, email: right, reason: 'Told by phone' })
    clock.advance(60_000)

    const { look, erase } = await buildConsole(world)
    expect(await look(email)).toMatchObject({ monthly_gifts: 0, names: [] })
    expect((await look(email)).traces).toContainEqual({ kind: 'receipts', count: 2 })
    expect(await look(right)).toMatchObject({ monthly_gifts: 1 })
    const answer = await erase(email, [])
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await findWords(services.database, [email])).toEqual([])
    expect(
      await services.database.read(async (tx) => ({
        gifts: await tx.selectFrom('sponsorships').select('state').execute(),
        asked: await tx.selectFrom('checkouts').select(['display_name', 'erased_at']).execute(),
        checks: await tx
          .selectFrom('offline_gifts')
          .select(['email', 'donor_name', 'note', 'erased_at'])
          .execute(),
      })),
    ).toEqual({
      gifts: [{ state: 'active' }],
      asked: [1, 2].map(() => ({ display_name: name, erased_at: null })),
      checks: [{ email: right, donor_name: name, note: 'By post', erased_at: null }],
    })

    // Whatever the payment provider still knows: the next month, and what takes the place of a receipt of before, go where they belong.
    clock.advance(30 * dayMs)
    await sandbox.passMonth(subscriptionId, 'paid')
    await world.deliverAll()
    const receipts = () => readMails(services, { to: right, template: 'receipt' })
    expect(await receipts()).toHaveLength(1)
    const first = await services.database.read((tx) =>
      tx.selectFrom('payments').select('provider_payment_id').orderBy('settled_at').executeTakeFirstOrThrow(),
    )
    await refundShared(world, first.provider_payment_id ?? '', 1_000)
    expect(await receipts()).toHaveLength(2)
    expect(await findWords(services.database, [email])).toEqual([])
    expect(await world.findFaults()).toEqual([])

    // Whoever they are may be erased as well, and is charged no more.
    const again = await buildConsole(world)
    expect((await again.erase(right, [name])).statusCode).toBe(200)
    expect(await findWords(services.database, [right, ...words])).toEqual([])
    expect(
      await services.database.read((tx) => tx.selectFrom('sponsorships').select('state').execute()),
    ).toEqual([{ state: 'ended' }])
    expect(await world.findFaults()).toEqual([])
  },
)

test('a name put right is no other address: what somebody gives monthly under one of their addresses ends with it, also once they were joined', async () => {
  const world = await buildGiving()
  const { services, clock, sandbox } = world
  const monthly = { email, amountCents: 2_500, body: { frequency: 'monthly', goes_to: 'shared_tower' } }
  await sandbox.pay(await world.startGift(monthly), 'paid', { email })
  await world.deliverAll()
  const home = 'gustav@home.example'
  await world.give({ email: home, amountCents: 2_500 })
  const idOf = async (address: string) => {
    const donor = await services.database.read((tx) =>
      tx.selectFrom('donors').select('id').where('email', '=', address).executeTakeFirstOrThrow(),
    )
    return donor.id
  }
  clock.advance(60_000)
  const actor = { ...(await buildActor(services)), provedAt: clock.now() }
  const [fromId, intoId] = [await idOf(email), await idOf(home)]
  await correctDonor(services, { actor, donorId: fromId, name: 'Gustavo', email, reason: 'Told by phone' })
  await joinDonors(services, { actor, fromId, intoId, reason: 'One person' })
  const { look } = await buildConsole(world)
  expect(await look(email)).toMatchObject({ monthly_gifts: 1 })
})
