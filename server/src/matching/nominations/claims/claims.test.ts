import type { ClassroomClaim } from '@tower/contract/matching/classroom-claims.contract.ts'
import { describe, expect, test } from 'vitest'
import { buildIdentity } from '../../../../test/people/identity/build-identity.ts'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { lastToken } from '../../../../test/mail/read-mails.ts'

/** A server with two of the staff, teachers who confirm by link, and what came of it. */
async function buildDesk() {
  const { app, services, staffAccount, signIn } = await buildIdentity()
  const staff = async (email: string) => {
    await staffAccount(email)
    const { access_token: token } = await signIn(email)
    return { authorization: `Bearer ${token}` }
  }
  const admin = await staff('admin@tower.test')
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers })
  const kept = () =>
    services.database.read(async (tx) => ({
      classrooms: await tx.selectFrom('classrooms').selectAll().execute(),
      claims: await tx.selectFrom('classroom_claims').selectAll().execute(),
      audit: await tx.selectFrom('audit_log').selectAll().execute(),
      notices: await tx.selectFrom('admin_notifications').selectAll().execute(),
    }))
  const mails = async () => {
    const all = await services.database.read((tx) =>
      tx
        .selectFrom('mails')
        .select(['to_email', 'template', 'params', 'locale'])
        .orderBy('created_at')
        .execute(),
    )
    return all
      .filter(({ template }) => template.startsWith('classroom_claim'))
      .map(({ to_email: to, template, params, locale }) => ({
        ...{ to, template, locale },
        outcome: (params as { outcome: string }).outcome,
      }))
  }
  const link = async (classroomId: string, email: string, locale?: string) => {
    const asked = {
      classroom_id: classroomId,
      teacher_display_name: 'Mr. Poe',
      teacher_edu_email: email,
      locale,
    }
    const answer = await post('/api/nominee/request-confirm', asked)
    expect(answer.statusCode, answer.body).toBe(200)
    return lastToken(services, { to: email, template: 'classroom_confirmation' })
  }
  const confirm = async (classroomId: string, email: string, locale?: string) => {
    const token = await link(classroomId, email, locale)
    const answer = await post('/api/nominee/confirm', { token })
    const state = (await app.inject(`/api/nominee/confirmation?token=${token}`)).json<{ state: string }>()
      .state
    return { answer, token, state }
  }
  const claims = async (query = '') =>
    (await app.inject({ url: `/api/admin/classroom-claims${query}`, headers: admin })).json<{
      items: ClassroomClaim[]
      total: number
    }>()
  const decide = (
    claimId: string,
    act: 'approve' | 'refuse',
    reason = 'We know nobody of this name.',
    as = admin,
  ) => post(`/api/admin/classroom-claims/${claimId}/${act}`, act === 'refuse' ? { reason } : {}, as)
  const classroomOf = (teacherEmail: string | null) =>
    services.database.transaction(async (tx) => {
      const { id } = await tx
        .insertInto('classrooms')
        .values({
          name: 'Room 33',
          school: 'Ruskin',
          city: 'Dayton',
          state: 'OH',
          teacher_email: teacherEmail,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    })
  return { app, services, staff, post, kept, mails, link, confirm, claims, decide, classroomOf }
}

describe('a link alone confirms', () => {
  test('for the address on record, and for a classroom of the charity that has none', async () => {
    const { confirm, classroomOf, kept } = await buildDesk()
    for (const email of ['poe@dayton.edu', null]) {
      const { answer, state } = await confirm(await classroomOf(email), 'poe@dayton.edu')
      expect(answer.json()).toMatchObject({
        state: 'confirmed',
        nominators: 0,
        share_code: expect.stringMatching(/^PT-/) as string,
      })
      expect(state).toBe('used')
    }
    expect((await kept()).claims).toEqual([])
  })
})

describe('a confirmation waits for staff', () => {
  test('when its ending is none of the known schools’: staff read why, and the approval makes it the teacher', async () => {
    const { confirm, classroomOf, claims, decide, kept } = await buildDesk()
    const { answer } = await confirm(await classroomOf(null), 'poe@lincoln.k12.oh.us')
    expect(answer.json()).toMatchObject({ state: 'waiting', share_code: null })
    const { items } = await claims()
    expect(items).toMatchObject([{ because: 'unlisted_address', email: 'poe@lincoln.k12.oh.us' }])
    expect((await decide(items[0]!.id, 'approve')).statusCode).toBe(200)
    expect((await kept()).classrooms).toMatchObject([{ teacher_email: 'poe@lincoln.k12.oh.us' }])
  })

  test('when another address is on record: nothing changes, both addresses and staff are told', async () => {
    const { confirm, classroomOf, claims, mails, kept } = await buildDesk()
    const id = await classroomOf('rivera@dayton.edu')
    const { answer, state } = await confirm(id, 'poe@invented.edu', 'es')
    expect(answer.json()).toEqual({
      classroom_name: 'Room 33',
      state: 'waiting',
      nominators: 0,
      share_code: null,
    })
    expect(state).toBe('waiting')
    expect((await kept()).classrooms).toMatchObject([
      { teacher_email: 'rivera@dayton.edu', teacher_id: null, confirmed_at: null },
    ])
    expect(await claims()).toMatchObject({
      total: 1,
      items: [
        {
          ...{
            classroom_name: 'Room 33',
            city: 'Dayton',
            state: 'OH',
            because: 'other_address',
            status: 'waiting',
          },
          ...{ email: 'poe@invented.edu', email_on_record: 'rivera@dayton.edu' },
        },
      ],
    })
    expect(await mails()).toEqual([
      { to: 'poe@invented.edu', template: 'classroom_claim', locale: 'es', outcome: 'waiting' },
      { to: 'rivera@dayton.edu', template: 'classroom_claim_notice', locale: 'en', outcome: 'waiting' },
    ])
    expect((await kept()).notices).toMatchObject([{ type: 'confirmation' }])
    expect((await kept()).audit).toContainEqual(expect.objectContaining({ action: 'classrooms.claimed' }))
  })

  test('for a classroom that a teacher leads, and for one that visitors named', async () => {
    const { confirm, services, post, claims } = await buildDesk()
    const led = await buildClassroom(services.database, { teacherEmail: 'rivera@dayton.edu' })
    expect((await confirm(led.id, 'poe@dayton.edu')).answer.json()).toMatchObject({ state: 'waiting' })
    await post('/api/nominations', {
      ...{ nominator_name: 'Ana', nominator_email: 'ana@families.test', reason: 'Kind.' },
      ...{ teacher_name: 'Mr. Poe', school: 'Ruskin', city: 'Dayton', state: 'OH' },
    })
    const { id } = await services.database.read((tx) =>
      tx.selectFrom('classrooms').select('id').where('name', '=', 'Mr. Poe').executeTakeFirstOrThrow(),
    )
    expect((await confirm(id, 'poe@dayton.edu')).answer.json()).toMatchObject({
      state: 'waiting',
      nominators: 1,
    })
    const { items } = await claims('?status=waiting')
    expect(items.map(({ because }) => because).sort()).toEqual(['has_teacher', 'named_by_visitors'])
  })

  test('asking twice by another address is one claim', async () => {
    const { confirm, services, claims } = await buildDesk()
    const { id } = await buildClassroom(services.database, { teacherEmail: 'rivera@dayton.edu' })
    await confirm(id, 'poe@dayton.edu')
    await confirm(id, 'poe@dayton.edu')
    expect(await claims()).toMatchObject({ total: 1 })
  })

  test('nobody learns from asking whose address is on record; the teacher learns from the link that all is done', async () => {
    const { link, services, post, app, kept } = await buildDesk()
    const { id } = await buildClassroom(services.database, { teacherEmail: 'rivera@dayton.edu' })
    const ask = async (email: string) => {
      const body = { classroom_id: id, teacher_display_name: 'Ms Rivera', teacher_edu_email: email }
      const { statusCode, body: said } = await post('/api/nominee/request-confirm', body)
      return { statusCode, said }
    }
    expect(await ask('rivera@dayton.edu')).toEqual(await ask('nobody@dayton.edu'))
    const token = await link(id, 'rivera@dayton.edu')
    const opened = await app.inject(`/api/nominee/confirmation?token=${token}`)
    expect(opened.json()).toMatchObject({ state: 'used' })
    const before = (await kept()).classrooms
    expect((await post('/api/nominee/confirm', { token })).json()).toMatchObject({
      code: 'nominations.already_confirmed',
    })
    expect(await kept()).toMatchObject({ classrooms: before, claims: [] })
  })
})

describe('staff', () => {
  test('approve: the classroom has its teacher, both addresses are told, and the log says who decided', async () => {
    const { confirm, classroomOf, claims, decide, mails, kept, app } = await buildDesk()
    const id = await classroomOf('rivera@dayton.edu')
    const { token } = await confirm(id, 'poe@dayton.edu')
    const { items } = await claims()
    const approved = await decide(items[0]!.id, 'approve')
    expect(approved.json()).toMatchObject({
      item: { status: 'approved', decided_by: 'admin@tower.test', email_on_record: 'poe@dayton.edu' },
    })
    const [classroom] = (await kept()).classrooms
    expect(classroom).toMatchObject({ teacher_email: 'poe@dayton.edu', teacher_display_name: 'Mr. Poe' })
    expect([classroom?.teacher_id, classroom?.confirmed_at]).not.toContain(null)
    expect((await mails()).slice(2)).toEqual([
      { to: 'poe@dayton.edu', template: 'classroom_claim', locale: 'en', outcome: 'approved' },
      { to: 'rivera@dayton.edu', template: 'classroom_claim_notice', locale: 'en', outcome: 'approved' },
    ])
    const audit = (await kept()).audit
    expect(audit.find(({ action }) => action === 'classrooms.confirmed')).toMatchObject({
      actor_id: expect.any(String) as string,
      target_id: id,
      details: { how: 'staff' },
    })
    expect((await app.inject(`/api/nominee/confirmation?token=${token}`)).json()).toMatchObject({
      state: 'used',
    })
  })

  test('refuse with a reason: nothing changes, whoever asked reads the reason, whoever is on record that it stays', async () => {
    const { confirm, classroomOf, claims, decide, mails, kept, app } = await buildDesk()
    const id = await classroomOf('rivera@dayton.edu')
    const { token } = await confirm(id, 'poe@invented.edu')
    const { items } = await claims()
    expect((await decide(items[0]!.id, 'refuse', ' ')).statusCode).toBe(400)
    expect((await decide(items[0]!.id, 'refuse')).json()).toMatchObject({
      item: { status: 'refused', reason: 'We know nobody of this name.' },
    })
    expect((await kept()).classrooms).toMatchObject([
      { teacher_email: 'rivera@dayton.edu', confirmed_at: null },
    ])
    expect((await mails()).slice(2).map(({ to, outcome }) => [to, outcome])).toEqual([
      ['poe@invented.edu', 'refused'],
      ['rivera@dayton.edu', 'refused'],
    ])
    expect((await kept()).audit).toContainEqual(
      expect.objectContaining({ action: 'classrooms.claim_refused' }),
    )
    expect((await app.inject(`/api/nominee/confirmation?token=${token}`)).json()).toMatchObject({
      state: 'refused',
    })
    expect((await confirm(id, 'rivera@dayton.edu')).answer.json()).toMatchObject({ state: 'confirmed' })
  })

  test('find claims by their words and by how they stand, those that wait first', async () => {
    const { confirm, classroomOf, claims, decide, services } = await buildDesk()
    const ids = ['a@dayton.edu', 'b@flint.edu', 'c@dayton.edu']
    for (const email of ids) {
      await confirm(await classroomOf('rivera@dayton.edu'), email)
      services.clock.advance(1000)
    }
    await decide((await claims()).items[0]!.id, 'refuse')
    const emails = async (query: string) => (await claims(query)).items.map(({ email }) => email)
    expect(await emails('')).toEqual(['b@flint.edu', 'c@dayton.edu', 'a@dayton.edu'])
    expect(await emails('?q=DAYTON.edu&status=waiting')).toEqual(['c@dayton.edu'])
    expect(await emails('?q=%25')).toEqual([])
    expect(await claims('?page=2&pageSize=2')).toMatchObject({ total: 3, items: [{ email: 'a@dayton.edu' }] })
  })

  test('alone decide', async () => {
    const { confirm, classroomOf, claims, decide, app } = await buildDesk()
    await confirm(await classroomOf('rivera@dayton.edu'), 'poe@dayton.edu')
    const { items } = await claims()
    expect((await decide(items[0]!.id, 'approve', '', {} as { authorization: string })).statusCode).toBe(401)
    expect((await app.inject('/api/admin/classroom-claims')).statusCode).toBe(401)
    expect((await decide(crypto.randomUUID(), 'approve')).json()).toMatchObject({
      code: 'nominations.claim_not_found',
    })
  })
})

// One session can't race with itself: only PostgreSQL shows this.
describe.runIf(process.env.TEST_DATABASE_URL)('two of the staff at the same moment', () => {
  test('decide once, and the second one reads who was first', async () => {
    const { confirm, classroomOf, claims, decide, staff, kept, mails } = await buildDesk()
    const other = await staff('second@tower.test')
    await confirm(await classroomOf('rivera@dayton.edu'), 'poe@dayton.edu')
    const [claim] = (await claims()).items
    const answers = await Promise.all([
      decide(claim!.id, 'approve'),
      decide(claim!.id, 'refuse', 'Nobody knows him.', other),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const first = answers.find(({ statusCode }) => statusCode === 200)!.json<{ item: ClassroomClaim }>().item
    const late = answers.find(({ statusCode }) => statusCode === 409)!.json<{ error: string }>()
    expect(late).toEqual({
      code: 'nominations.claim_decided',
      error: `This confirmation was ${first.status} before by ${first.decided_by}.`,
    })
    expect((await mails()).filter(({ outcome }) => outcome !== 'waiting')).toHaveLength(2)
    const decided = (await kept()).audit.filter(({ action }) =>
      ['classrooms.confirmed', 'classrooms.claim_refused'].includes(action),
    )
    expect(decided).toHaveLength(1)
  })
})

describe('a decision', () => {
  test('shows the mails it would send, with the reason and in the language of each reader, and sends none', async () => {
    const { confirm, classroomOf, claims, mails, post, staff } = await buildDesk()
    await confirm(await classroomOf('rivera@dayton.edu'), 'poe@invented.edu', 'es')
    const [claim] = (await claims()).items
    const before = await mails()
    const asked = async (body: object) =>
      (
        await post(`/api/admin/classroom-claims/${claim?.id}/preview`, body, await staff('second@tower.test'))
      ).json<{ items: { to: string; subject: string; text: string }[] }>().items
    const refused = await asked({ approved: false, reason: 'We know nobody of this name.' })
    expect(refused.map(({ to }) => to)).toEqual(['poe@invented.edu', 'rivera@dayton.edu'])
    expect(refused[0]?.text).toContain('We know nobody of this name.')
    expect(refused[0]?.subject).not.toContain('About your confirmation')
    expect(refused[1]?.subject).toBe('Room 33 stays as it was')
    expect(refused[1]?.text).not.toContain('We know nobody')
    const approved = await asked({ approved: true })
    expect(approved[1]?.subject).toBe('Room 33 has another teacher now')
    expect(await mails()).toEqual(before)
  })

  test('is never made by whoever asked for it', async () => {
    const { confirm, classroomOf, claims, staff, decide } = await buildDesk()
    const own = await staff('poe@invented.edu')
    await confirm(await classroomOf('rivera@dayton.edu'), 'poe@invented.edu')
    const [claim] = (await claims()).items
    for (const act of ['approve', 'refuse'] as const)
      expect((await decide(claim?.id ?? '', act, 'No.', own)).json()).toMatchObject({
        code: 'nominations.claim_own',
      })
    expect((await decide(claim?.id ?? '', 'refuse')).statusCode).toBe(200)
  })
})
