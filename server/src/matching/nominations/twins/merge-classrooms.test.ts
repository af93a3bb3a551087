import { createHash } from 'node:crypto'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { classroomTwinEndpoints } from '@tower/contract/matching/classroom-twins.contract.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildClassrooms, buildDraw, buildSlots } from '../../../../test/matching/draws/build-draw.ts'
import { lastToken, readMails } from '../../../../test/mail/read-mails.ts'
import { buildIdentity } from '../../../../test/people/identity/build-identity.ts'
import { ofClassrooms } from '../../../domains.ts'
import { findViolations } from '../../../test/find-violations.ts'
import { ensureHomeroom } from '../../classrooms/ensure-homeroom.ts'
import { freezeDraw } from '../../draws/freeze-draw.ts'
import { keepStandings } from '../../draws/standings/keep-standings.ts'
import { confirmNomination } from '../confirm-nomination.ts'
import { redactOwnReasons } from '../erasure.queries.ts'
import { nominateClassroom } from '../nominate-classroom.ts'
import { nominateNamedClassroom } from '../nominate-named-classroom.ts'
import { keepNominees } from '../nominees/keep-nominees.ts'

const hashOf = (contact: string) => createHash('sha256').update(contact).digest('hex')
type Effect = CallOutput<(typeof classroomTwinEndpoints)['merge']>['item']

/** A server with one of the staff, and ways to nominate classrooms and to merge two. */
async function buildTwins() {
  const { app, services, staffAccount, signIn } = await buildIdentity()
  await staffAccount('admin@tower.test')
  const headers = { authorization: `Bearer ${(await signIn('admin@tower.test')).access_token}` }
  const nominate = (classroomId: string, contact: string, { from = '203.0.113.9', email = '' } = {}) =>
    nominateClassroom(services, {
      ...{ classroomId, nominatorHash: hashOf(contact), reason: null, address: from },
      confirmation: email === '' ? undefined : { email, locale: undefined },
    })
  const confirmedBy = async (classroomId: string, contact: string, email = `${contact}@families.test`) => {
    await nominate(classroomId, contact, { email })
    await confirmNomination(services, { token: await lastToken(services, { to: email }) })
  }
  const merge = (keptId: string, absorbedId: string) =>
    app.inject({
      method: 'POST',
      url: `/api/admin/classrooms/${keptId}/merge`,
      payload: { absorbed_id: absorbedId },
      headers,
    })
  const merged = async (keptId: string, absorbedId: string) => {
    const answer = await merge(keptId, absorbedId)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ item: Effect }>().item
  }
  const get = async <Answer>(url: string) => (await app.inject({ url, headers })).json<Answer>()
  const change = (statement: ReturnType<typeof sql>) =>
    services.database.transaction((tx) => statement.execute(tx))
  const sound = async () => {
    await keepStandings(services)
    await keepNominees(services)
    expect(await services.database.read((tx) => findViolations(tx))).toEqual([])
  }
  const countAt = async (classroomId: string) => {
    const { rows } = await services.database.read((tx) =>
      sql<{ count: number }>`
        select count(*)::int as count from classroom_nominations where classroom_id = ${classroomId}`.execute(
        tx,
      ),
    )
    return rows[0]?.count
  }
  return { app, services, headers, nominate, confirmedBy, merge, merged, get, change, sound, countAt }
}

test('a merged classroom weighs what one would that had been there from the beginning', async () => {
  const { services, nominate, confirmedBy, merged, get, sound, countAt } = await buildTwins()
  const [kept, control] = await buildClassrooms(services, [0, 0])
  const { id: twin } = await buildClassroom(services.database, { name: 'Mrs. Riviera' })
  for (const [places, cast] of [
    [[kept!.id, twin], 'apart'],
    [[control!.id, control!.id], 'together'],
  ] as const) {
    const [here, there] = places
    await confirmedBy(here, `ana ${cast}`, `ana.${cast}@families.test`)
    await nominate(there, `ana ${cast}`)
    await nominate(here, `bo ${cast}`, { from: '198.51.100.1' })
    await confirmedBy(there, `bo ${cast}`, `bo.${cast}@families.test`)
    await confirmedBy(there, `cy ${cast}`, `cy.${cast}@families.test`)
    await nominate(there, `dee ${cast}`, { from: '192.0.2.7' })
    // Ana once more under another contact: her mailbox counts nothing where it stands behind the first.
    const again = { from: '192.0.2.8', email: `ana.${cast}@families.test` }
    await nominate(there, `a phone ${cast}`, again)
    const token = await lastToken(services, { to: again.email })
    await confirmNomination(services, { token }).catch(() => undefined)
  }
  const preview = await get<Effect>(`/api/admin/classrooms/${kept!.id}/merge?absorbed_id=${twin}`)
  const effect = await merged(kept!.id, twin)
  expect(effect).toEqual(preview)
  expect(effect).toMatchObject({
    nominators: { kept: 2, absorbed: 5, both: 2, after: 5 },
    confirmed: { kept: 1, absorbed: 3, after: 3 },
  })
  await sound()
  expect(await countAt(twin)).toBe(2)
  const drawId = await buildDraw(services)
  await freezeDraw(services, { drawId })
  const entries = await services.database.read((tx) =>
    tx
      .selectFrom('draw_entries')
      .select(['classroom_id', 'nominators', 'confirmed', 'weight'])
      .where('draw_id', '=', drawId)
      .execute(),
  )
  const of = (id: string) => {
    const { classroom_id: _, ...entry } = entries.find(({ classroom_id: listed }) => listed === id) ?? {}
    return entry
  }
  expect(entries).toHaveLength(2)
  expect(of(kept!.id)).toEqual(of(control!.id))
  expect(of(kept!.id)).toMatchObject({ nominators: 5, confirmed: 3, weight: effect.points.after })
})

test('what the charity listed is found by strangers, whichever of the two stays', async () => {
  const { services, merged, get, change } = await buildTwins()
  const { id: named } = await buildClassroom(services.database, { name: 'Ms. Rivera' })
  const { id: listed } = await buildClassroom(services.database, { name: 'Ms. Riviera' })
  await change(sql`update classrooms set named_key = 'rivera' where id = ${named}`)
  await merged(named, listed)
  const found = await get<{ classrooms: { id: string }[] }>('/api/classrooms/find?teacher=Riviera&state=OH')
  expect(found.classrooms.map(({ id }) => id)).toEqual([named])
})

test('a homeroom that takes in what was listed may be nominated, and one that is merged leaves its teacher free for another', async () => {
  const { services, merged, get, change } = await buildTwins()
  const { id: teacherId } = await services.database.read((tx) =>
    tx.selectFrom('users').select('id').executeTakeFirstOrThrow(),
  )
  const open = async () =>
    (await services.database.transaction((tx) =>
      ensureHomeroom(tx, { teacherId, name: 'Ms. Rivera', at: services.clock.now() }),
    )) ?? 'none'
  const leadBy = (id: string, who: string | null) =>
    change(sql`update classrooms set teacher_id = ${who}::uuid where id = ${id}`)
  const own = await open()
  const { id: listed } = await buildClassroom(services.database, { name: 'Ms. Riviera' })
  await merged(own, listed)
  const found = await get<{ classrooms: { id: string }[] }>('/api/classrooms/find?teacher=Riviera&state=OH')
  expect(found.classrooms.map(({ id }) => id)).toEqual([own])
  await leadBy(own, null)
  const next = await open()
  expect([own, 'none']).not.toContain(next)
  const { id: led } = await buildClassroom(services.database, { name: 'Ms. Rivers' })
  await leadBy(led, teacherId)
  await merged(led, next)
  await leadBy(led, null)
  expect([next, led, 'none']).not.toContain(await open())
})

test('two colleagues at once merge once, and whoever nominates meanwhile nominates the one that stays', async () => {
  const { services, nominate, merge, sound, countAt, get } = await buildTwins()
  const { id: one } = await buildClassroom(services.database, { name: 'Ms. Rivera' })
  const { id: other } = await buildClassroom(services.database, { name: 'Ms. Riviera' })
  const people = Array.from({ length: 12 }, (_, at) => `person ${at}`)
  const [first, second] = await Promise.all([
    merge(one, other),
    merge(other, one),
    ...people.map((who, at) => nominate(at % 2 ? one : other, who)),
  ])
  expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409])
  const late = [first, second].find(({ statusCode }) => statusCode === 409)
  expect(late?.json()).toMatchObject({ code: 'classrooms.merge_done' })
  const [stays, gone] = first.statusCode === 200 ? [one, other] : [other, one]
  expect(await countAt(stays)).toBe(people.length)
  expect(await countAt(gone)).toBe(0)
  await sound()
  const rows = await services.database.read((tx) =>
    tx
      .selectFrom('audit_log')
      .select(['action', 'target_id'])
      .where('action', '=', 'classrooms.merged')
      .execute(),
  )
  expect(rows).toEqual([{ action: 'classrooms.merged', target_id: stays }])
  const list = await get<{ items: { id: string }[] }>('/api/admin/classrooms?standing=unconfirmed')
  expect(list.items.map(({ id }) => id)).toEqual([stays])
})

test('a ballot cast while a merge commits lands once at the one that stays, with the mailbox that it brings', async () => {
  const { services, nominate, merge, sound, countAt } = await buildTwins()
  const { id: stays } = await buildClassroom(services.database, { name: 'Ms. Rivera' })
  const { id: gone } = await buildClassroom(services.database, { name: 'Ms. Riviera' })
  const waiting = async (count: number) => {
    const { rows } = await services.database.read((tx) =>
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        tx,
      ),
    )
    if (rows.length < count) await waiting(count)
  }
  await nominate(stays, 'ana')
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holder = services.database.transaction(async (tx) => {
    await sql`select from classrooms where id = ${gone} for update`.execute(tx)
    held.resolve()
    await released.promise
  })
  await held.promise
  const merging = merge(stays, gone)
  await waiting(1)
  // Ana opened the page of the other classroom before; she is known at this one, and brings her mailbox now.
  const late = nominate(gone, 'ana', { email: 'ana@families.test' })
  await waiting(2)
  released.resolve()
  await holder
  expect((await merging).statusCode).toBe(200)
  await late
  await confirmNomination(services, { token: await lastToken(services, { to: 'ana@families.test' }) })
  expect([await countAt(stays), await countAt(gone)]).toEqual([1, 0])
  await sound()
})

test('all that led to the classroom that went leads to the one that stays', async () => {
  const { app, services, headers, nominate, merged, get, change, countAt } = await buildTwins()
  const place = { school: 'Ruskin Elementary', city: 'Dayton', state: 'OH' }
  const neighbor = (name: string) => ({ name, email: `${name}@families.test`, locale: undefined })
  const named = (teacherName: string, name: string) =>
    nominateNamedClassroom(services, {
      ...{ named: { teacherName, place }, nominator: neighbor(name), teacherEmail: undefined },
      ...{ reason: 'They read to us.', address: undefined },
    })
  const kept = (await named('Ms. Rivera', 'ana')).classroom.id
  const twin = await named('Ms. Riviera', 'bo')
  const gone = twin.classroom.id
  expect(gone).not.toBe(kept)
  const [receipt] = await readMails(services, { to: 'bo@families.test', template: 'nomination_receipt' })
  const link = new URL(receipt!.params.confirmUrl as string).searchParams.get('token') ?? ''
  const { items } = await get<CallOutput<(typeof classroomTwinEndpoints)['list']>>(
    `/api/admin/classrooms/${kept}/twins`,
  )
  expect(items).toMatchObject([{ id: gone, because: ['school', 'teacher'], nominators: 1 }])
  await app.inject({
    method: 'POST',
    url: '/api/nominee/request-confirm',
    payload: {
      ...{ classroom_id: gone, teacher_display_name: 'Rosa Rivera' },
      teacher_edu_email: 'rivera@dayton.edu',
    },
  })
  expect(await merged(kept, gone)).toMatchObject({ links: 1, requests: 1, nominators: { after: 2 } })

  const code = await get<{ id: string }>(`/api/sharecode/resolve?code=${twin.shareCode}`)
  expect(code.id).toBe(kept)
  await confirmNomination(services, { token: link })
  await nominate(gone, 'cy')
  expect((await named('Ms. Riviera', 'dee')).classroom.id).toBe(kept)
  expect(await countAt(kept)).toBe(4)
  const found = await get<{ classrooms: { id: string }[] }>('/api/classrooms/find?teacher=Riviera&state=OH')
  expect(found.classrooms.map(({ id }) => id)).toEqual([kept])
  const searched = await get<unknown>('/api/admin/search?q=Riviera')
  expect(JSON.stringify(searched)).toContain(`/admin/classrooms/${kept}`)
  expect(JSON.stringify(searched)).not.toContain(gone)
  const file = await get<{ classroom: unknown }>(`/api/admin/classrooms/${gone}/about`)
  expect(file.classroom).toMatchObject({ merged_into: { id: kept, name: 'Ms. Rivera' } })
  const token = await lastToken(services, { to: 'rivera@dayton.edu', template: 'classroom_confirmation' })
  const confirmed = await app.inject({ method: 'POST', url: '/api/nominee/confirm', payload: { token } })
  expect(confirmed.json()).toMatchObject({ state: 'waiting', nominators: 4 })
  const claims = await get<{ items: { classroom_id: string }[] }>('/api/admin/classroom-claims')
  expect(claims.items.map(({ classroom_id: id }) => id)).toEqual([kept])

  // A chain leads to its end, and the database lets nobody open what was merged.
  const { id: last } = await buildClassroom(services.database, { name: 'Ms. Rivera, Room 4' })
  await merged(last, kept)
  const again = await app.inject({ url: `/api/admin/classrooms/${gone}/about`, headers })
  expect(again.json()).toMatchObject({ classroom: { merged_into: { id: last } } })
  for (const what of [sql`merged_into = null, merged_at = null`, sql`confirmed_at = now()`])
    await expect(change(sql`update classrooms set ${what} where id = ${gone}`)).rejects.toThrow()
})

test('the words of a second ballot go where its mailbox goes, so that an erasure finds them there', async () => {
  const { services, merged, change, sound } = await buildTwins()
  const { id: kept, teacherId } = await buildClassroom(services.database, { teacherEmail: 'r@dayton.edu' })
  const { id: gone } = await buildClassroom(services.database, { name: 'Ms. Riviera' })
  await change(sql`insert into classroom_nominations (classroom_id, nominator_hash, reason, confirmed_at, confirmed_how)
    values (${kept}::uuid, 'ana', 'One.', null, null), (${gone}::uuid, 'ana', 'Two.', now(), 'link'),
      (${kept}::uuid, 'bo', 'Three.', null, null), (${gone}::uuid, 'bo', 'Ms. Rivera reads.', null, null)`)
  await change(sql`insert into nomination_mailboxes (classroom_id, mailbox_hash, nomination_id)
    select classroom_id, 'mailbox', id from classroom_nominations where classroom_id = ${gone} and reason = 'Two.'`)
  expect(await merged(kept, gone)).toMatchObject({
    nominators: { both: 2, after: 2 },
    confirmed: { after: 1 },
  })
  await services.database.transaction((tx) =>
    redactOwnReasons(tx, { userId: teacherId ?? '', pattern: 'Rivera' }),
  )
  const ballots = await services.database.read((tx) =>
    tx
      .selectFrom('classroom_nominations as ballot')
      .leftJoin('nomination_mailboxes as mailbox', 'mailbox.nomination_id', 'ballot.id')
      .select(['ballot.classroom_id', 'ballot.reason', 'mailbox.mailbox_hash'])
      .orderBy('ballot.reason')
      .execute(),
  )
  expect(ballots).toEqual([
    { classroom_id: gone, reason: 'Ms. erased reads.', mailbox_hash: null },
    { classroom_id: kept, reason: 'One.\nTwo.', mailbox_hash: 'mailbox' },
    { classroom_id: kept, reason: 'Three.', mailbox_hash: null },
    { classroom_id: gone, reason: null, mailbox_hash: null },
  ])
  await sound()
})

test('a merge is refused where it would be wrong', async () => {
  const { services, merge, merged, change } = await buildTwins()
  const fresh = async (teacherEmail?: string) =>
    (await buildClassroom(services.database, { name: 'Room 12', ...(teacherEmail && { teacherEmail }) })).id
  const refused = async (keptId: string, absorbedId: string) => {
    const answer = await merge(keptId, absorbedId)
    return answer.json<{ code: string }>().code
  }
  const [one, gone] = [await fresh(), await fresh()]
  expect(await refused(one, one)).toBe('classrooms.merge_same')
  expect(await refused(one, crypto.randomUUID())).toBe('classrooms.not_found')
  await merged(one, gone)
  expect(await refused(one, gone)).toBe('classrooms.merge_done')
  expect(await refused(gone, await fresh())).toBe('classrooms.merge_done')
  const [rivera, poe] = [await fresh('rivera@dayton.edu'), await fresh('poe@dayton.edu')]
  expect(await refused(rivera, poe)).toBe('classrooms.merge_teachers')
  expect(await refused(one, poe)).toBe('classrooms.merge_led')

  // The same teacher confirmed both. What the one that would go has done stays its own.
  const again = await fresh('rivera@dayton.edu')
  await change(sql`insert into students (teacher_id, classroom_id, full_name, created_at)
    select teacher_id, id, 'Ada', now() from classrooms where id = ${again}`)
  expect(await refused(rivera, again)).toBe('classrooms.merge_in_use')
  await change(sql`update students set removed_at = now(), classroom_id = ${rivera}`)
  await change(sql`insert into checkouts (purpose, destination, amount_cents, classroom_id, success_url, cancel_url,
      idempotency_key, request_digest)
    values ('sponsor_slot', 'classrooms', 80000, ${again}, '/', '/', 'twins', 'twins')`)
  expect(await refused(rivera, again)).toBe('classrooms.merge_money')
  await change(sql`update checkouts set state = 'expired', classroom_id = ${rivera}`)
  await change(sql`insert into classroom_nominations (classroom_id, nominator_hash) values (${again}, 'ana')`)
  await buildSlots(services, 1)
  const drawId = await buildDraw(services, { capacity: 1 })
  await freezeDraw(services, { drawId })
  expect(await refused(rivera, again)).toBe('classrooms.merge_draws')
  // The other way around the ballots join, and the earlier confirmation counts.
  await merged(again, rivera)
  // What was begun for it, or taken off its list, before comes back at the one that stays.
  const { rows: back } = await services.database.transaction((tx) =>
    sql`with begun as (update checkouts set state = 'open' returning classroom_id),
      listed as (update students set removed_at = null returning classroom_id)
      select * from begun union all select * from listed`.execute(tx),
  )
  expect(back).toEqual([{ classroom_id: again }, { classroom_id: again }])
})

test('every table that points at a classroom says what becomes of it in a merge', async () => {
  const { services } = await buildTwins()
  const { rows } = await services.database.read((tx) =>
    sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'classrooms'::regclass and conrelid <> confrelid`.execute(tx),
  )
  expect(ofClassrooms.map(([table]) => table).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
