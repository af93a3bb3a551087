// @module-tag some-on-pglite: one mailing from its draft to its readers.
import { classroomPool } from '@tower/contract/matching/slots.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { buildMailings, mailing } from '../../../test/outreach/build-mailings.ts'
import { buildUser } from '../../../test/people/identity/build-user.ts'
import { eraseMails } from '../../mail/erase-mails.ts'

vi.setConfig({ testTimeout: 180_000 })

type World = Awaited<ReturnType<typeof buildMailings>>

const addressIn = (header: string | undefined) => /^<(https?:\/\/[^>]+)>$/.exec(header ?? '')?.[1] ?? ''
const linesOf = ({ taken }: World) => taken.map(({ to, subject }) => `${to} ${subject}`).toSorted()
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code?: string }>().code

test(
  'what one person wrote and another agreed to reaches each giver once, in their language, with a way to leave it',
  { tags: 'on-pglite-too' },
  async () => {
    const world = await buildMailings()
    const { dana, kim, giver, read, act, asked, leave, taken, database, app, services } = world
    await giver('ana@example.org', { name: 'Ana Ruiz', language: 'es' })
    await giver('sam@example.org')
    await giver('else@example.org', { tag: 'band' })
    const waiting = await asked()
    expect(waiting).toMatchObject({
      state: 'waiting',
      readers: 2,
      is_own: true,
      counted: { english: 1, spanish: 1 },
    })
    expect((await kim('GET', '/api/admin/queue')).json()).toMatchObject({
      items: [{ kind: 'mailing', id: waiting.id, what: 'What the choir sang', who: 'dana@tower.test' }],
    })
    await leave()
    expect(taken).toEqual([])
    expect((await act(kim, 'agree', waiting)).statusCode).toBe(200)
    await leave()
    await leave()
    expect(linesOf(world)).toEqual([
      'ana@example.org Lo que cantó el coro',
      'sam@example.org What the choir sang',
    ])
    expect(await read(waiting.id)).toMatchObject({
      ...{ state: 'left', readers: 2, counted: null, decided_by: 'kim@tower.test' },
      progress: { sent: 2, waiting: 0, bounced: 0, withheld: 0, left_out: [] },
    })
    const toAna = taken.find(({ to }) => to === 'ana@example.org')
    expect(toAna?.text).toContain('Hola, Ana Ruiz:')
    expect(toAna?.text).toContain('/gift-news?link=')
    expect(toAna?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')

    const { pathname, search } = new URL(addressIn(toAna?.headers?.['List-Unsubscribe']))
    const left = await app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(left.json()).toMatchObject({ left: true, series: 'charity_letters' })
    // Leaving it leaves news of a gift and receipts alone.
    expect(await database.read((tx) => tx.selectFrom('mail_leaves').select('series').execute())).toEqual([
      { series: 'charity_letters' },
    ])
    expect(await world.count({ segment: 'tag', tag: 'choir' })).toMatchObject({
      readers: 1,
      left_out: [{ reason: 'left', count: 1 }],
    })
    const audit = await services.database.read((tx) =>
      tx
        .selectFrom('audit_entries')
        .select('action')
        .where('target_id', '=', waiting.id)
        .orderBy('seq')
        .execute(),
    )
    expect(audit.map(({ action }) => action)).toEqual([
      ...['mailings.written', 'mailings.asked', 'mailings.agreed'],
    ])
    expect((await dana('GET', '/api/admin/mailings?state=left')).json()).toMatchObject({ total: 1 })
  },
)

test('whoever wrote a mailing or asked for it agrees to nothing, and nobody agrees to what was not asked for', async () => {
  const { dana, kim, giver, written, asked, act, read, signIn, leave, taken } = await buildMailings()
  await giver('sam@example.org')
  const draft = await written()
  expect(codeOf(await act(kim, 'agree', draft))).toBe('mailings.not_waiting')
  const waiting = await asked()
  for (const decision of ['agree', 'refuse'])
    expect(codeOf(await act(dana, decision, waiting, { reason: 'Mine.' })), decision).toBe('mailings.own')
  // A second account of the same mailbox is no second person.
  const second = await signIn('dana+two@tower.test')
  expect(codeOf(await act(second, 'agree', waiting))).toBe('mailings.own')
  // Whoever asks for what a colleague wrote had a hand in it, too.
  await act(kim, 'ask', draft)
  expect(codeOf(await act(kim, 'agree', await read(draft.id, kim)))).toBe('mailings.own')
  await leave()
  expect(taken).toEqual([])
})

test('what changed after it was asked for is asked for again: its text, its author, its number', async () => {
  const { dana, kim, giver, asked, act, read, leave, taken, services } = await buildMailings()
  await giver('sam@example.org')
  const seen = await asked()
  const { id } = seen
  const changed = await dana('POST', `/api/admin/mailings/${id}`, {
    ...mailing,
    text_en: 'Another text.',
    seen_updated_at: seen.updated_at,
  })
  expect(changed.statusCode).toBe(200)
  expect(await read(id)).toMatchObject({ state: 'draft', readers: null, asked_by: null })
  expect(codeOf(await act(kim, 'agree', seen))).toBe('mailings.not_waiting')
  await act(dana, 'ask', await read(id))
  expect(codeOf(await act(kim, 'agree', seen))).toBe('mailings.changed_meanwhile')
  const again = await read(id)
  await giver('new@example.org')
  const told = await act(kim, 'agree', again)
  expect(told.json()).toMatchObject({ code: 'mailings.readers_changed', readers: '2' })
  // Out of a text that waits an erasure takes words as well.
  const whole = await read(id)
  await services.database.transaction((tx) =>
    sql`update mailings set text_en = replace(text_en, 'Another', 'Erased')`.execute(tx),
  )
  expect(codeOf(await act(kim, 'agree', { ...whole, readers: 2 }))).toBe('mailings.changed_meanwhile')
  await leave()
  expect(taken).toEqual([])
  expect((await act(kim, 'agree', await read(id))).statusCode).toBe(200)
  const late = await dana('POST', `/api/admin/mailings/${id}`, {
    ...mailing,
    seen_updated_at: (await read(id)).updated_at,
  })
  expect(codeOf(late)).toBe('mailings.over')
  await leave()
  expect(taken.map(({ text }) => text.includes('Erased text.'))).toEqual([true, true])
})

test('who left, was erased or closed their account between the agreement and the mail gets nothing', async () => {
  const world = await buildMailings()
  const { kim, giver, asked, act, read, queue, leave, database, services } = world
  const account = await buildUser(services, 'closed@example.org')
  await giver(null, { userId: account })
  for (const name of ['left', 'erased', 'later']) await giver(`${name}@example.org`)
  const [stays, twin] = [await giver('stays@example.org'), await giver('twin@example.org')]
  const waiting = await asked()
  await act(kim, 'agree', waiting)
  await database.transaction(async (tx) => {
    await tx
      .insertInto('mail_leaves')
      .values({ series: 'charity_letters', email: 'left@example.org', left_at: new Date() })
      .execute()
    await sql`update donors set email = 'erased-1@erased.invalid' where email = 'erased@example.org'`.execute(
      tx,
    )
    await sql`update users set disabled_at = now() where id = ${account}`.execute(tx)
    await sql`update donors set same_as_id = ${stays} where id = ${twin}`.execute(tx)
  })
  await queue()
  // Between the outbox and the mail server as well.
  await database.transaction((tx) =>
    eraseMails(tx, { addresses: ['later@example.org'], names: [], at: services.clock.now() }),
  )
  await leave()
  expect(linesOf(world)).toEqual([
    expect.stringMatching(/^(stays|twin)@example.org What the choir sang$/) as string,
  ])
  const { progress } = await read(waiting.id)
  expect(progress).toMatchObject({ sent: 1, withheld: 1, waiting: 0 })
  expect(progress?.left_out.map(({ reason }) => reason).toSorted()).toEqual([
    ...['disabled', 'erased', 'left', 'twice'],
  ])
})

type Change = { disabled_at: Date } | { email_verified_at: null }

test('of those who can’t be written to each has one reason, and no two mails go to one address', async () => {
  const world = await buildMailings()
  const { kim, giver, asked, act, count, leave, database, services } = world
  const account = async (email: string, role: 'sponsor' | 'athlete', change?: Change) => {
    const userId = await buildUser(services, email, role)
    if (change)
      await database.transaction((tx) =>
        tx.updateTable('users').set(change).where('id', '=', userId).execute(),
      )
    return giver(null, { userId })
  }
  await account('child@example.org', 'athlete')
  await account('closed@example.org', 'sponsor', { disabled_at: new Date() })
  await account('unproven@example.org', 'sponsor', { email_verified_at: null })
  await account('sam@example.org', 'sponsor')
  await giver('sam@example.org')
  await giver(null)
  await giver('erased-7@erased.invalid')
  await giver('gone@example.org')
  await database.transaction((tx) =>
    tx.insertInto('mail_suppressions').values({ email: 'gone@example.org', reason: 'refused' }).execute(),
  )
  const { readers, left_out: others } = await count({ segment: 'tag', tag: 'CHOIR' })
  expect(readers).toBe(1)
  expect(Object.fromEntries(others.map(({ reason, count: some }) => [reason, some]))).toEqual({
    ...{ child: 1, disabled: 1, unproven: 1, twice: 1, no_address: 1, erased: 1, stopped: 1 },
  })
  await act(kim, 'agree', await asked())
  await leave()
  expect(linesOf(world)).toEqual(['sam@example.org What the choir sang'])
})

test('whoever reads the language that is missing gets the other one, and the count says how many that are', async () => {
  const world = await buildMailings()
  const { kim, giver, asked, act, count, leave } = world
  await giver('ana@example.org', { language: 'es' })
  await giver('sam@example.org')
  expect(await count({ segment: 'tag', tag: 'choir' })).toMatchObject({ english: 1, spanish: 1 })
  await act(kim, 'agree', await asked({ subject_en: '', text_en: '' }))
  await leave()
  expect(linesOf(world)).toEqual([
    'ana@example.org Lo que cantó el coro',
    'sam@example.org Lo que cantó el coro',
  ])
})

/** Somebody’s gift of $10 on a day. */
async function give({ database }: World, donorId: string, on: string, more: object = {}): Promise<string> {
  const { id } = await database.transaction((tx) =>
    tx
      .insertInto('payments')
      .values({
        ...{ provider_payment_id: crypto.randomUUID(), donor_id: donorId, destination: 'classrooms' },
        ...{ amount_cents: 1_000, currency: 'usd', state: 'settled', settled_at: new Date(on) },
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}

/** What a gift each month was asked for by, in a state. */
function askMonthly({ database }: World, state: string): Promise<string> {
  return database.transaction(async (tx) => {
    const key = crypto.randomUUID()
    const { id } = await tx
      .insertInto('checkouts')
      .values({
        ...{ purpose: 'donation', destination: 'classrooms', amount_cents: 1_000, language: 'en' },
        ...{ success_url: '/', cancel_url: '/', idempotency_key: key, request_digest: key },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('sponsorships')
      .values({ checkout_id: id, kind: 'recurring', amount_cents: 1_000, state, link_key: key })
      .execute()
    return id
  })
}

test('a segment is the givers of a classroom, of a slot, who lapsed, or who give each month', async ({
  task,
}) => {
  const world = await buildMailings()
  const { giver, count, database } = world
  const classroom = await buildClassroom(database, { teacherEmail: 'rivera@dayton.edu' })
  const who = async (name: string) => giver(`${name}@example.org`, { tag: name })
  const [owner, sharer, direct] = [await who('owner'), await who('sharer'), await who('direct')]
  const [backer, monthly, buyer] = [await who('backer'), await who('monthly'), await who('buyer')]
  const slot = (donorId: string, isMatched: boolean) =>
    database.transaction(async (tx) => {
      const { rows } = await sql<{ id: string; number: number }>`
        insert into slots (donor_id, ordinal, pool_id, origin, created_at, classroom_id, teacher_id, assigned_at, assigned_how)
        select ${donorId}::uuid, coalesce(max(ordinal), 0) + 1, ${classroomPool}, 'donor', now(),
          ${isMatched ? classroom.id : null}::uuid, ${isMatched ? classroom.teacherId : null}::uuid,
          ${isMatched ? new Date() : null}::timestamptz, ${isMatched ? 'designation' : null}::text
        from slots where donor_id = ${donorId} returning id, number`.execute(tx)
      return rows[0] ?? { id: '', number: 0 }
    })
  const shared = await slot(owner, true)
  const own = await slot(backer, false)
  const share = (slotId: string, paymentId: string) =>
    database.transaction(async (tx) => {
      const cents = { amount_cents: 1_000, waiting_cents: 0 }
      await tx
        .insertInto('tower_gifts')
        .values({ payment_id: paymentId, ...cents, joined_at: new Date() })
        .execute()
      await tx
        .insertInto('slot_shares')
        .values({ slot_id: slotId, payment_id: paymentId, amount_cents: 1_000 })
        .execute()
    })
  await share(shared.id, await give(world, owner, '2026-01-01Z'))
  await share(shared.id, await give(world, sharer, '2026-01-01Z'))
  const back = { refunded_cents: 1_000 }
  await share(shared.id, await give(world, await who('refunded'), '2026-01-01Z', back))
  const straight = await give(world, direct, '2026-05-01Z', { destination: 'teacher_direct' })
  await database.transaction((tx) =>
    tx
      .insertInto('direct_gifts')
      .values({
        payment_id: straight,
        classroom_id: classroom.id,
        amount_cents: 1_000,
        created_at: new Date(),
      })
      .execute(),
  )
  await give(world, buyer, '2026-01-01Z', { destination: 'credits' })
  await give(world, monthly, '2026-01-01Z', { checkout_id: await askMonthly(world, 'active') })
  await give(world, await who('ended'), '2026-04-01Z', { checkout_id: await askMonthly(world, 'ended') })
  const rows: [object, number][] = [
    [{ segment: 'classroom', classroom_id: classroom.id }, 3],
    [{ segment: 'slot', slot_number: shared.number }, 2],
    [{ segment: 'slot', slot_number: own.number }, 1],
    [{ segment: 'lapsed', since: '2026-03-01' }, 2],
    [{ segment: 'lapsed', since: '2026-06-01' }, 4],
    [{ segment: 'lapsed', since: '2025-12-31' }, 0],
    [{ segment: 'monthly' }, 1],
  ]
  task.meta.rows = rows.length
  for (const [segment, readers] of rows)
    expect((await count(segment)).readers, JSON.stringify(segment)).toBe(readers)
  // The second account of whoever gives each month has not lapsed, and of two accounts of one human one is written to.
  for (const [name, other] of [
    ['second', monthly],
    ['third', sharer],
  ] as const) {
    const id = await who(name)
    await give(world, id, '2026-01-01Z')
    await database.transaction((tx) =>
      tx.updateTable('donors').set({ same_as_id: other }).where('id', '=', id).execute(),
    )
  }
  expect(await count({ segment: 'lapsed', since: '2026-06-01' })).toMatchObject({
    readers: 4,
    left_out: [{ reason: 'twice', count: 1 }],
  })
})

test('what was canceled leaves no more: neither what waits in the outbox nor what was not queued', async () => {
  const world = await buildMailings()
  const { dana, kim, giver, asked, act, read, queue, leave, taken } = world
  await giver('sam@example.org')
  const before = await asked()
  expect((await act(dana, 'cancel', before)).statusCode).toBe(200)
  expect(codeOf(await act(kim, 'agree', before))).toBe('mailings.not_waiting')
  const agreed = await asked()
  await act(kim, 'agree', agreed)
  await queue()
  expect((await act(kim, 'cancel', agreed)).json()).toEqual({ ok: true, not_sent: 1 })
  await leave()
  expect(taken).toEqual([])
  expect(await read(agreed.id)).toMatchObject({
    state: 'canceled',
    canceled_by: 'kim@tower.test',
    progress: { sent: 0, waiting: 0, withheld: 1 },
  })
  expect(codeOf(await act(dana, 'cancel', agreed))).toBe('mailings.over')
  // What has left is not called canceled.
  const gone = await asked()
  await act(kim, 'agree', gone)
  await leave()
  expect(codeOf(await act(dana, 'cancel', gone))).toBe('mailings.has_left')
  expect(await read(gone.id)).toMatchObject({ state: 'left', progress: { sent: 1, withheld: 0 } })
})

test('of two who decide at once one counts, and whoever was disabled decides nothing', async () => {
  const world = await buildMailings()
  const { kim, giver, asked, act, signIn, leave, taken, database } = world
  const [lee, gone] = [await signIn('lee@tower.test'), await signIn('gone@tower.test')]
  await giver('sam@example.org')
  const waiting = await asked()
  await database.transaction((tx) =>
    tx.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', gone.userId).execute(),
  )
  expect((await act(gone, 'agree', waiting)).statusCode).toBeGreaterThanOrEqual(401)
  const answers = await Promise.all([act(kim, 'agree', waiting), act(lee, 'agree', waiting)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  await Promise.all([world.queue(), world.queue()])
  await leave()
  expect(taken).toHaveLength(1)
})

test('some hundreds leave in pieces, and what bounces is counted', async () => {
  const world = await buildMailings()
  const { kim, giver, asked, act, read, queue, leave, database } = world
  await giver('sam@example.org')
  await database.transaction(async (tx) => {
    await sql`insert into donors (kind, email) select 'person', 'giver' || n || '@example.org' from generate_series(1, 250) n`.execute(
      tx,
    )
    await sql`insert into donor_tags (donor_id, tag) select id, 'choir' from donors where email like 'giver%'`.execute(
      tx,
    )
  })
  const waiting = await asked()
  await act(kim, 'agree', waiting)
  expect(await queue()).toBe(251)
  expect(await queue()).toBe(0)
  expect(await read(waiting.id)).toMatchObject({ state: 'left', progress: { waiting: 251, sent: 0 } })
  await database.transaction((tx) =>
    sql`update mails set failure = 'refused', failed_at = now(), given_up_at = now() where to_email = 'sam@example.org'`.execute(
      tx,
    ),
  )
  await leave()
  expect(await read(waiting.id)).toMatchObject({
    progress: { sent: 250, bounced: 1, waiting: 0, withheld: 0 },
  })
})

test('a try goes to whoever asks for it, and counts as none of its mails', async () => {
  const world = await buildMailings()
  const { dana, written, act, read, leave } = world
  const draft = await written()
  expect((await act(dana, 'try', draft)).statusCode).toBe(200)
  await leave()
  expect(linesOf(world)).toEqual([
    'dana@tower.test Lo que cantó el coro',
    'dana@tower.test What the choir sang',
  ])
  expect(await read(draft.id)).toMatchObject({ state: 'draft', progress: null })
})

test('markup is shown as it was typed, a subject stays on one line, and what can’t be sent is refused with its reason', async ({
  task,
}) => {
  const { dana, giver, write, written, act, kim, database } = await buildMailings()
  const { mails } = (
    await dana('POST', '/api/admin/mailing-previews', {
      ...{ subject_en: 'One\r\nBcc: all@example.org', text_en: '<img src=x onerror=alert(1)>' },
      ...{ subject_es: '', text_es: '' },
    })
  ).json<{ mails: { subject: string; html: string }[] }>()
  expect(mails.map(({ subject }) => subject)).toEqual(['One Bcc: all@example.org'])
  expect(mails[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(mails[0]?.html).not.toContain('<img src=x')
  const tag = { segment: 'tag', tag: 'choir' }
  const refused: [object, string][] = [
    [{ ...tag, text_en: 'Dear {{first_name}}' }, 'mailings.merge_word'],
    [{ ...tag, subject_es: 'Hola *|FNAME|*' }, 'mailings.merge_word'],
    [{ ...tag, text_es: '' }, 'mailings.half_a_language'],
    [{ ...tag, subject_en: '\u200d\u3164' }, 'mailings.unseen'],
    [{ ...tag, text_es: '\u200b' }, 'mailings.unseen'],
    [{ ...tag, subject_en: 'News =?utf-8?Q?Hi?=' }, 'mailings.unseen'],
    [{ subject_en: '', text_en: '', subject_es: '', text_es: '' }, 'mailings.no_words'],
    [{ segment: 'lapsed' }, 'mailings.segment_incomplete'],
    [{ segment: 'tag', tag: '' }, 'mailings.segment_incomplete'],
    [{ segment: 'slot', slot_number: 999_999 }, 'mailings.slot_not_found'],
    [{ segment: 'classroom', classroom_id: crypto.randomUUID() }, 'mailings.classroom_not_found'],
  ]
  task.meta.rows = refused.length
  for (const [fields, code] of refused) expect(codeOf(await write(fields)), JSON.stringify(fields)).toBe(code)
  expect((await write({ text_en: 'a'.repeat(6_001) })).statusCode).toBe(400)
  const empty = await written()
  expect(codeOf(await act(dana, 'ask', empty))).toBe('mailings.empty')

  await giver('sam@example.org')
  await database.transaction(async (tx) => {
    await tx
      .insertInto('students')
      .values({ teacher_id: kim.userId, full_name: 'Quillon Abernathy', created_at: new Date() })
      .execute()
  })
  const naming = await written({ text_en: 'Quillon Abernathy sang.' })
  expect(codeOf(await act(dana, 'ask', naming))).toBe('mailings.names_child')
})

test('the same form sent twice writes one mailing, and of two who change it the second looks again', async () => {
  const { dana, kim, write, read } = await buildMailings()
  const press = { request_key: crypto.randomUUID() }
  const { id } = (await write(press)).json<{ id: string }>()
  expect((await write(press)).json()).toEqual({ id })
  const other = await write({ ...press, subject_en: 'Another' })
  expect([other.statusCode, codeOf(other)]).toEqual([409, 'mailings.key_used'])
  const { updated_at: seen } = await read(id)
  const change = (who: typeof dana, subject: string) =>
    who('POST', `/api/admin/mailings/${id}`, { ...mailing, subject_en: subject, seen_updated_at: seen })
  expect((await change(kim, 'Hers')).statusCode).toBe(200)
  expect(codeOf(await change(dana, 'Mine'))).toBe('mailings.changed_meanwhile')
  expect(await read(id)).toMatchObject({ subject_en: 'Hers', author: 'kim@tower.test' })
})
