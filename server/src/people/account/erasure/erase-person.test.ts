import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Tx } from '../../../database/database.ts'
import { personalData } from '../../../domains.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { openPdf } from '../../../../test/oversight/files/build-pdf.ts'
import { findWordsInFiles } from '../../../../test/people/account/find-words-in-files.ts'
import { keepFile } from '../../../oversight/files/keep-file.ts'
import { sweepFiles } from '../../../oversight/files/sweep-files.ts'
import { findWords } from '../../../../test/people/account/find-words.ts'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildDraw } from '../../../../test/matching/draws/build-draw.ts'
import { sealTraces } from '../../../matching/nominations/nominator-traces.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { adoptDonor } from '../../../money/giving/donors/adopt-donor.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { verifyAudit } from '../../../oversight/audit/verify-audit.ts'
import { changeRole } from '../../identity/accounts/change-role.ts'
import { requestAddressChange } from '../../identity/accounts/request-address-change.ts'
import { requestConfirmation } from '../../../matching/nominations/request-confirmation.ts'
import { allowAddress } from '../../identity/accounts/allow-address.ts'
import { ensureAccount } from '../../identity/accounts/ensure-account.ts'
import { requestLink } from '../../identity/links/request-link.ts'
import { openSession } from '../../identity/sessions/open-session.ts'
import { exportPerson } from '../export/export-person.ts'
import { tableRights } from '../../../table-rights.ts'
import { appendedWords } from '../../../../test/people/account/appended-words.ts'
import { eraseEverywhere } from './erase-person.ts'
import { requestErasure } from './request-erasure.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { buildActor } from '../../../../test/people/identity/build-actor.ts'
import { grantCredits } from '../../../money/credits/grants/grant-credits.ts'

// Many calls over one database, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const email = 'erika.muster@school.edu'
const oldEmail = 'erika@old.example'
const name = 'Erika Muster-Frau'
/** Asked for once, and never proved. */
const wished = 'wish-of-em@elsewhere.example'

/** Someone who left a trace in every table that keeps words about people, and someone else beside them. */
async function buildTraces() {
  const folder = mkdtempSync(join(tmpdir(), 'tower-erasure-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const world = await buildGiving({ environment: { DATA_DIR: folder } })
  const { services, clock } = world
  const { database } = services
  await world.give({ email: oldEmail, amountCents: 90_000 })
  const at = clock.now()
  const userId = await database.transaction(async (tx) => {
    const account = await ensureAccount(tx, { email, role: 'teacher', fullName: name, at, actorId: null })
    await tx.updateTable('users').set({ email_verified_at: at }).where('id', '=', account.userId).execute()
    await allowAddress(tx, { email, role: 'teacher', name, source: 'test', at })
    await openSession(services, tx, { userId: account.userId, userAgent: `${name}'s browser`, at })
    return account.userId
  })
  await requestLink(services, { email })
  await world.give({ email, amountCents: 80_000 })
  await database.transaction((tx) => adoptDonor(tx, { userId, email: oldEmail, at }))
  const classroom = await buildClassroom(database, { name: `${name}: Room 4`, teacherEmail: email })
  await leaveWords(world, userId, classroom.id)
  await leaveParts(world, userId)
  await leaveFile(world, { ownerId: userId, folder })
  await requestErasure(services, { userId, confirm: 'ERASE', reason: `I, ${name}, want to go` })
  return { ...world, userId, classroomId: classroom.id }
}

async function leaveWords({ services }: GivingWorld, userId: string, classroomId: string): Promise<void> {
  const at = services.clock.now()
  const [hash = ''] = sealTraces(services, [email]).nominators
  await services.database.transaction(async (tx) => {
    await tx
      .insertInto('classroom_nominations')
      .values([
        { classroom_id: classroomId, nominator_hash: hash, reason: 'because I teach there' },
        {
          classroom_id: classroomId,
          nominator_hash: 'f'.repeat(64),
          reason: `${name.toUpperCase()} is great`,
        },
      ])
      .execute()
    const nomination = { teacher_name: 'Somebody', school: 'North', reason: 'kind' }
    await tx
      .insertInto('teacher_nominations')
      .values([
        { ...nomination, nominator_name: name, nominator_email: email },
        { ...nomination, nominator_name: 'Ann', nominator_email: 'ann@example.org', teacher_name: name },
        { ...nomination, nominator_name: 'Bob', nominator_email: 'bob@example.org', nominee_email: email },
        { ...nomination, nominator_name: 'Cid', nominator_email: 'cid@example.org', reason: `ask ${email}.` },
      ])
      .execute()
    await tx
      .insertInto('confirmation_requests')
      .values({
        classroom_id: classroomId,
        teacher_display_name: name,
        email,
        token_hash: 'x',
        expires_at: at,
      })
      .execute()
    await tx
      .insertInto('inquiries')
      .values({ kind: 'contact', name, email, topic: 'general', message: `${name} here` })
      .execute()
    await plantProspect(tx, userId, at)
    await tx.insertInto('program_interests').values({ program_id: 'tower-smbs', email }).execute()
    await tx.insertInto('sponsor_requests').values({ email, display_name: name, org_name: name }).execute()
    await tx.insertInto('sponsor_profiles').values({ user_id: userId, display_name: name }).execute()
    await tx
      .insertInto('teacher_profiles')
      .values({ teacher_id: userId, bio: `${name} teaches` })
      .execute()
    await tx
      .insertInto('address_changes')
      .values({
        user_id: userId,
        old_email: email,
        new_email: oldEmail,
        expires_at: at,
        new_confirmed_at: at,
      })
      .execute()
    await tx
      .insertInto('second_factors')
      .values({ user_id: userId, friendly_name: `${name}'s phone`, secret_sealed: 'x' })
      .execute()
    await queueMail(tx, {
      dedupeKey: 'to-other',
      to: 'other@example.org',
      template: 'match',
      params: {
        classroomName: `${name}: Room 4`,
        slotNumber: 1,
        drawUrl: null,
        portalUrl: 'http://tower.test',
      },
    })
    await notifyStaff(tx, {
      type: 'nomination',
      title: `${name} was nominated`,
      message: `write to ${email}`,
    })
  })
}

/** A document with their name in its bytes, in two signs a letter too, as one that waits to be used. */
async function leaveFile(
  { services }: GivingWorld,
  { ownerId, folder }: { ownerId: string; folder: string },
): Promise<void> {
  const wide = Buffer.from(email, 'utf16le').toString('latin1')
  const bytes = openPdf([`<< /Type /Catalog /Pages 2 0 R >>`, `<< /Title (${name}) /Author (${wide}) >>`])
  const path = join(folder, 'arriving.pdf')
  writeFileSync(path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const rule = {
    ...{ purpose: 'test_receipt', kinds: ['pdf'] as const, mostBytes: 1_000_000, seenBy: 'by link' as const },
    waitsForStaff: false,
  }
  await keepFile(services, { ownerId, rule, file: { path, kind: 'pdf', byteSize: bytes.length, sha256 } })
}

/** Traces without the whole name or under an address that is not known as theirs. */
async function leaveParts(world: GivingWorld, userId: string): Promise<void> {
  const { services } = world
  const at = services.clock.now()
  const lab = await buildClassroom(services.database, { name: 'Muster Lab', teacherEmail: email })
  await services.database.transaction(async (tx) => {
    const person = { userId, role: 'sponsor', actorId: null, at } as const
    await changeRole(tx, { ...person, reason: 'Erika sponsors now' })
    await changeRole(tx, { ...person, role: 'teacher', reason: `${name} is back` })
    const other = await ensureAccount(tx, { email: 'staff@tower.test', role: 'admin', at, actorId: null })
    await writeAudit(tx, {
      ...{ at, actorId: other.userId, action: 'classrooms.claim_refused', targetKind: 'classroom' },
      ...{ targetId: lab.id, details: { reason: `The school does not know ${name} (${email}).` } },
    })
    const view = { user_id: other.userId, list: 'users', created_at: at }
    await tx
      .insertInto('saved_views')
      .values([
        { ...view, place: 1, name: 'One', search: 'q=Muster' },
        { ...view, place: 2, name: 'Two', search: `q=${encodeURIComponent(email)}` },
        { ...view, place: 3, name: 'Three', search: 'q=Monster' },
      ])
      .execute()
    await notifyStaff(tx, { type: 'photo', title: 'New photos of Muster Lab', message: 'They wait.' })
    await requestAddressChange(services, tx, { user: { id: userId, email, locale: 'en' }, newEmail: wished })
    const ofLab = { classroom_id: lab.id, email: 'em2@school.edu', teacher_display_name: 'E. Muster' }
    await tx
      .insertInto('classroom_claims')
      .values({ ...ofLab, locale: 'en', because: 'other_address', claimed_at: at })
      .execute()
    await queueMail(tx, {
      ...{ dedupeKey: `thanks:${email}`, to: 'third@example.org', template: 'program_open' },
      params: { name: 'Muster Lab', path: '/' },
    })
    await tx
      .insertInto('classroom_nominations')
      .values({
        ...{ classroom_id: lab.id, nominator_hash: 'e'.repeat(64), reason: 'Mrs. Muster-Frau is kind' },
      })
      .execute()
  })
  const note = `For Erika, as ${name} asked`
  const actor = await buildActor(services)
  await grantCredits(services, { actor, userId, cents: 500, note, idempotencyKey: 'one' })
  await requestConfirmation(services, {
    classroomId: lab.id,
    teacherDisplayName: name,
    email: 'em2@school.edu',
  })
}

/** A profile of their own, in public with a consent. */
async function plantProspect(tx: Tx, userId: string, at: Date): Promise<void> {
  const names = { first_name: name.split(' ')[0] ?? '', last_name: name.split(' ')[1] ?? '' }
  const prospect = await tx
    .insertInto('prospects')
    .values({
      owner_id: userId,
      guardian_id: userId,
      ...names,
      bio: `I am ${name}`,
      school: `${name} School`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ofProspect = { prospect_id: prospect.id }
  await tx
    .insertInto('prospect_consents')
    .values({ ...ofProspect, granted: true, guardian_id: userId, recorded_by_id: userId, recorded_at: at })
    .execute()
  await tx
    .updateTable('prospects')
    .set({ status: 'approved', approved_at: at, approved_by_id: userId })
    .where('id', '=', prospect.id)
    .execute()
  await tx
    .insertInto('prospect_goals')
    .values({ ...ofProspect, title: `Boots for ${name}`, target_cents: 10_000 })
    .execute()
  await tx
    .insertInto('prospect_updates')
    .values({ ...ofProspect, caption: `${name} scored` })
    .execute()
}

/** Everything that is counted in money, row by row. */
function readAmounts({ services }: GivingWorld) {
  return services.database.read(async (tx) => ({
    accounts: await tx.selectFrom('ledger_accounts').select(['id', 'balance_cents']).orderBy('id').execute(),
    postings: await tx.selectFrom('ledger_postings').selectAll().orderBy('id').execute(),
    donors: await tx
      .selectFrom('donors')
      .select(['id', 'program_cents', 'slots_minted'])
      .orderBy('id')
      .execute(),
    gifts: await tx
      .selectFrom('payments')
      .select(['id', 'donor_id', 'amount_cents', 'settled_at'])
      .orderBy('id')
      .execute(),
    slots: await tx.selectFrom('slots').selectAll().orderBy('number').execute(),
  }))
}

const words = [email, oldEmail, name, wished, 'em2@school.edu', 'erika', 'muster']

function erase({ services }: GivingWorld, userId: string) {
  return services.database.transaction((tx) =>
    eraseEverywhere(services, tx, { userId, actorId: null, at: services.clock.now(), personalData }),
  )
}

test('nothing of an erased person is found in any table or kept file, and the books stay whole', async () => {
  const world = await buildTraces()
  const planted = await findWords(world.services.database, words)
  expect(planted.length).toBeGreaterThan(20)
  const { services, userId } = world
  expect(await findWordsInFiles(services, words)).toHaveLength(1)
  const booksBefore = await readAmounts(world)

  expect(await erase(world, userId)).toEqual({ wasAsked: true })
  expect(await findWords(world.services.database, words)).toEqual([])
  // What arrived within the hour may still be on its way.
  world.clock.advance(2 * 3_600_000)
  await sweepFiles(services)
  expect(await findWordsInFiles(services, words)).toEqual([])

  expect(await world.findFaults()).toEqual([])
  expect(await readAmounts(world)).toEqual(booksBefore)
  expect(await services.database.transaction(verifyAudit)).toMatchObject({ ok: true })
  const facts = await services.database.read(async (tx) => ({
    user: await tx.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(),
    open: await tx
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .execute(),
    receipts: await tx.selectFrom('receipts').select(['number', 'amount_cents']).orderBy('number').execute(),
    request: await tx.selectFrom('erasure_requests').select(['state', 'reason']).executeTakeFirstOrThrow(),
    unsent: await tx
      .selectFrom('mails')
      .select('to_email')
      .where('sent_at', 'is', null)
      .where('given_up_at', 'is', null)
      .orderBy('to_email')
      .execute(),
    views: await tx.selectFrom('saved_views').select('name').execute(),
  }))
  expect(facts).toMatchObject({
    user: {
      email: `erased-${userId}@erased.invalid`,
      full_name: null,
      password_hash: null,
      role: 'teacher',
    },
    open: [],
    receipts: [{ amount_cents: 90_000 }, { amount_cents: 80_000 }],
    request: { state: 'done', reason: null },
    unsent: [{ to_email: 'other@example.org' }, { to_email: 'third@example.org' }],
    views: [{ name: 'Three' }],
  })
  expect(facts.user.disabled_at).not.toBeNull()
})

test('no text that is never changed is undeclared: each says why nobody stands in it, or where its words are kept apart', async () => {
  const { services } = await buildGiving()
  const columns = await services.database.read(async (tx) => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = current_schema() and table_name = any(${tableRights.appended}::text[])
        and data_type in ('text', 'jsonb', 'json', 'character varying')`.execute(tx)
    return rows.map(({ table, column }) => `${table}.${column}`)
  })
  const declared = Object.entries(appendedWords).flatMap(([table, words]) =>
    Object.keys(words).map((column) => `${table}.${column}`),
  )
  expect(columns.toSorted()).toEqual(declared.toSorted())
})

test('what staff and the bank wrote freely of money, of a slot given by hand, of a voided draw and of another’s profile names nobody who was erased', async () => {
  const world = await buildGiving()
  const { services, clock } = world
  const { database } = services
  await world.give({ email, amountCents: 80_000 })
  await world.give({ email: 'other@guests.test', amountCents: 80_000 })
  const at = clock.now()
  const userId = await database.transaction(async (tx) => {
    const { userId: id } = await ensureAccount(tx, {
      email,
      role: 'teacher',
      fullName: name,
      at,
      actorId: null,
    })
    await adoptDonor(tx, { userId: id, email, at })
    return id
  })
  const classroom = await buildClassroom(database, { name: 'Room 4' })
  const drawId = await buildDraw(services)
  const own = 'Mrs. Muster asked'
  const said = `For ${name}, ${email}`
  await database.script(`
    create temporary table theirs as select payments.id, case when user_id is null then '${said}' else '${own}' end as said
      from payments join donors on donors.id = donor_id;
    insert into refunds (payment_id, provider_refund_id, amount_cents, state, reason, changed_at)
      select id, 're_' || id, 1, 'failed', said, now() from theirs;
    insert into payment_reviews (payment_id, decision, reason, actor_id, decided_at, done_at)
      select id, 'settle', said, '${userId}', now(), now() from theirs;
    insert into refund_orders (payment_id, kind, amount_cents, reason, state, request_key, asked_by, asked_at, note)
      select id, 'refund', 1, said, 'declined', 'a key', '${userId}', now(), said from theirs;
    insert into bank_statements (name, format, digest, from_day, to_day, line_count, lines_cents, taken_by, taken_at, kept_count, kept_cents)
      values ('lines.csv', 'csv', 'a digest', now(), now(), 1, 500, '${userId}', now(), 1, 500);
    insert into bank_lines (statement_id, place, key, day, amount_cents, text, reference)
      select id, 1, 'a key', now(), 500, '${said}', '${said}' from bank_statements;
    insert into users (email, role) values ('keeper@athletes.test', 'coach');
    insert into prospects (owner_id, first_name, last_name, review_reason)
      select id, 'Robin', 'Quill', '${said}' from users where email = 'keeper@athletes.test';
    update slots set classroom_id = '${classroom.id}', teacher_id = '${userId}', assigned_how = 'staff', assigned_at = now(), given_reason = '${said}'
      where id = (select min(id::text)::uuid from slots);
    update assignment_slots set state = 'voided', voided_at = now(), void_reason = '${said}' where id = '${drawId}';`)
  expect(await findWords(database, ['muster'])).toEqual(
    expect.arrayContaining(['slots.given_reason', 'assignment_slots.void_reason']),
  )
  await erase(world, userId)
  expect(await findWords(database, words)).toEqual([])
  const { given_reason: reason } = await database.read((tx) =>
    tx
      .selectFrom('slots')
      .select('given_reason')
      .where('given_reason', 'is not', null)
      .executeTakeFirstOrThrow(),
  )
  expect(reason).toBe('For erased, erased')
})

test('who gives again under an address that was erased begins anew', async () => {
  const world = await buildTraces()
  await erase(world, world.userId)
  await world.give({ email, amountCents: 10_000 })
  const donor = await world.services.database.read((tx) =>
    tx
      .selectFrom('donors')
      .select(['program_cents', 'user_id'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow(),
  )
  expect(donor).toEqual({ program_cents: 10_000, user_id: null })
  expect(await world.findFaults()).toEqual([])
})

test('the last superadmin is not erased', async () => {
  const world = await buildGiving()
  const at = world.clock.now()
  const root = await world.services.database.transaction((tx) =>
    ensureAccount(tx, { email: 'root@tower.test', role: 'superadmin', at, actorId: null }),
  )
  await expect(erase(world, root.userId)).rejects.toMatchObject({ code: 'directory.last_superadmin' })
  expect(await findWords(world.services.database, ['root@tower.test'])).toEqual(['users.email'])
})

test("a person's file holds what is theirs, and neither secrets nor anybody else", async () => {
  const world = await buildTraces()
  const { services, userId, classroomId } = world
  const data = JSON.parse(
    JSON.stringify(await exportPerson(services, { userId, actorId: userId, personalData })),
  ) as {
    [part: string]: Record<string, unknown>
  }
  expect(data).toMatchObject({
    identity: {
      account: { email, full_name: name, role: 'teacher' },
      sessions: [{ user_agent: `${name}'s browser` }],
      second_factors: [{ name: `${name}'s phone` }],
      role_history: [
        { new_role: 'teacher', by: 'the system', reason: 'account created' },
        { new_role: 'sponsor', reason: 'Erika sponsors now' },
        { new_role: 'teacher', reason: `${name} is back` },
      ],
    },
    log: expect.arrayContaining([
      expect.objectContaining({ action: 'account.exported', by: 'you' }),
    ]) as unknown,
    giving: {
      // Paid at the same instant, so in either order.
      gifts: expect.arrayContaining([
        expect.objectContaining({ amount_cents: 90_000 }),
        expect.objectContaining({ amount_cents: 80_000 }),
      ]) as unknown,
      receipts: [{ number: 1 }, { number: 2 }],
    },
    slots: { sponsored: [{ number: 1 }, { number: 2 }], received: [] },
    classrooms: { taught: [{ name: `${name}: Room 4` }, { name: 'Muster Lab' }] },
    nominations: {
      classrooms: [{ reason: 'because I teach there' }],
      teachers: [{ teacher_name: 'Somebody' }],
    },
    inquiries: [{ message: `${name} here` }],
    program_interests: [{ program_id: 'tower-smbs' }],
    sponsor_requests: [{ display_name: name, status: 'requested' }],
    prospects: [{ bio: `I am ${name}`, goals: [{ title: `Boots for ${name}` }], status: 'approved' }],
    erasure_requests: [{ state: 'requested' }],
  })
  const kinds = (data.mails as unknown as { kind: string }[]).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['receipt', 'sign_in']))
  const text = JSON.stringify(data)
  for (const foreign of ['ann@example.org', 'other@example.org', classroomId, 'hash', 'secret', 'token'])
    expect(text).not.toContain(foreign)
})
