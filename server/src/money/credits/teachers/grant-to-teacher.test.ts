import type { Role } from '@tower/contract/access.ts'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { teacherCreditEndpoints } from '@tower/contract/money/teacher-credits.contract.ts'
import { describe, expect, test } from 'vitest'
import { personalData } from '../../../domains.ts'
import { eraseEverywhere } from '../../../people/account/erasure/erase-person.ts'
import { exportPerson } from '../../../people/account/export/export-person.ts'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildCredits, codeOf, errorOf } from '../../../../test/money/credits/build-credits.ts'

const path = '/api/admin/grant-credits'
type Endpoints = typeof teacherCreditEndpoints
type Settings = NonNullable<Parameters<typeof buildCredits>[0]>

/** Staff, a teacher with a classroom, and what each of them sees. */
async function buildTeaching({ at = '2026-11-18T10:00:00Z', ...settings }: Settings & { at?: string } = {}) {
  const world = await buildCredits(settings)
  world.clock.set(new Date(at))
  const { services, post, get, person } = world
  const admin = await person('admin@tower.test', 'admin')
  const teacher = await person('rivera@school.edu', 'teacher', 'Ms. Rivera')
  const openClassroom = () => buildClassroom(services.database, { teacherEmail: teacher.email })
  const { id: classroomId } = await openClassroom()
  const grant = (body: Record<string, unknown>, bearer: string | null = admin.bearer) =>
    post(path, { user_id: teacher.userId, ...body }, bearer ?? undefined)
  const read = async <Answer>(url: string, bearer = teacher.bearer) => (await get(url, bearer)).json<Answer>()
  const balances = async () => {
    const { balances: all } = await read<CallOutput<Endpoints['balances']>>(
      '/.netlify/functions/get-my-credits',
    )
    return Object.fromEntries(all.map(({ credit_type, balance }) => [credit_type, balance]))
  }
  const weeks = (query = '') =>
    read<CallOutput<Endpoints['storybookWeeks']>>(`/rest/v1/storybook_credits${query}`)
  const grants = async () => (await read<CallOutput<Endpoints['grants']>>('/api/teacher/credit-grants')).items
  const count = (table: 'teacher_grants' | 'storybook_credits' | 'mails') =>
    services.database.read(async (tx) => (await tx.selectFrom(table).select('id').execute()).length)
  return { ...world, admin, teacher, classroomId, openClassroom, grant, balances, weeks, grants, count }
}

describe('a grant', () => {
  test('adds to this week’s storybook credits and to the tools credits, and is read by its teacher alone', async () => {
    const world = await buildTeaching()
    const { grant, teacher, classroomId, clock } = world
    const answer = await grant({ storybook_credits: 2, tools_credits: '10' })
    const week = {
      period_start: '2026-11-16',
      period_end: '2026-11-23',
      credits_granted: 3,
      credits_used: 0,
      teacher_id: teacher.userId,
      classroom_id: classroomId,
    }
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ ok: true, tools_credits: 10, storybook_week: week })
    clock.advance(1_000)
    await grant({ tools_credits: 5 })
    expect(await world.balances()).toEqual({ platform: 0, tools: 15, storybook: 3 })
    expect(await world.weeks()).toEqual([
      { ...week, id: expect.any(String) as string, created_at: '2026-11-18T10:00:00.000Z' },
    ])
    expect(await world.grants()).toMatchObject([
      expect.objectContaining({ storybook_credits: 0, tools_credits: 5 }),
      expect.objectContaining({ storybook_credits: 2, tools_credits: 10 }),
    ])
    const other = await world.person('other@school.edu', 'teacher')
    expect((await world.get('/api/teacher/credit-grants', other.bearer)).json()).toEqual({ items: [] })
    expect(await world.findFaults()).toEqual([])
  })

  test('is in the audit log with who made it, and its teacher gets one mail in their language', async () => {
    const { grant, services, admin, teacher } = await buildTeaching()
    await services.database.transaction((tx) =>
      tx.updateTable('users').set({ locale: 'es' }).where('id', '=', teacher.userId).execute(),
    )
    await grant({ storybook_credits: 1, tools_credits: 4, idempotency_key: 'one-click' })
    await grant({ storybook_credits: 1, tools_credits: 4, idempotency_key: 'one-click' })
    const { log, mails } = await services.database.read(async (tx) => ({
      log: await tx.selectFrom('audit_log').select(['action', 'actor_id', 'target_id', 'details']).execute(),
      mails: await tx.selectFrom('mails').select(['template', 'to_email', 'locale', 'params']).execute(),
    }))
    expect(log).toMatchObject([
      {
        action: 'credits.grant_to_teacher',
        actor_id: admin.userId,
        target_id: teacher.userId,
        details: { storybook_credits: 1, tools_credits: 4 },
      },
    ])
    expect(mails).toMatchObject([
      {
        template: 'teacher_grant',
        to_email: teacher.email,
        locale: 'es',
        params: { storybook: 1, tools: 4 },
      },
    ])
  })

  test('sent twice under its key grants once, and with other details it is refused and moves nothing', async () => {
    const { grant, balances, teacher, person, findFaults } = await buildTeaching()
    const form = { storybook_credits: 1, tools_credits: 4, idempotency_key: 'one-click' }
    const first: unknown = (await grant(form)).json()
    expect((await grant(form)).json()).toEqual(first)
    const other = await person('other@school.edu', 'teacher')
    for (const changed of [
      { ...form, tools_credits: 5 },
      { ...form, storybook_credits: 0 },
      { ...form, tools_credits: 0 },
      { ...form, storybook_credits: 0, user_id: other.userId },
    ]) {
      const answer = await grant(changed)
      expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'credits.grant_conflict'])
    }
    expect(teacher.userId).not.toBe(other.userId)
    expect(await balances()).toEqual({ platform: 0, tools: 4, storybook: 2 })
    expect(await findFaults()).toEqual([])
  })

  test('goes to the classroom that its teacher is known by, and a new week begins with what every classroom gets', async () => {
    const world = await buildTeaching({ at: '2026-11-29T23:59:00Z' })
    const { grant, weeks, classroomId, clock, services } = world
    const { id: second } = await world.openClassroom()
    await services.database.transaction((tx) =>
      tx.updateTable('classrooms').set({ confirmed_at: clock.now() }).where('id', '=', second).execute(),
    )
    await grant({ storybook_credits: 5 })
    clock.advance(120_000)
    expect(
      (await weeks()).map((week) => [week.period_start, week.classroom_id, week.credits_granted]),
    ).toEqual(
      expect.arrayContaining([
        ['2026-11-30', classroomId, 1],
        ['2026-11-30', second, 1],
        ['2026-11-23', classroomId, 6],
      ]),
    )
    expect(await world.balances()).toMatchObject({ storybook: 2 })
    expect(await world.findFaults()).toEqual([])
  })
})

describe('a grant is refused and moves nothing', () => {
  test('without a user, for nobody known, for nobody who teaches, and for storybooks without a classroom', async () => {
    const { grant, person, services, count } = await buildTeaching()
    const sponsor = await person('dana@example.org', 'sponsor')
    const fresh = await person('fresh@school.edu', 'teacher')
    const gone = await person('gone@school.edu', 'teacher')
    await services.database.transaction((tx) =>
      tx
        .updateTable('users')
        .set({ disabled_at: services.clock.now() })
        .where('id', '=', gone.userId)
        .execute(),
    )
    const refusals = [
      [{ user_id: null }, 400, 'user_id is required'],
      [{ user_id: '  ' }, 400, 'user_id is required'],
      [{ user_id: undefined, tools_credits: -1 }, 400, 'user_id is required'],
      [{ user_id: 'nobody' }, 404, 'Nobody has this user ID.'],
      [{ user_id: crypto.randomUUID() }, 404, 'Nobody has this user ID.'],
      [
        { user_id: sponsor.userId },
        409,
        'Credits for storybooks and tools are for teachers who can sign in.',
      ],
      [{ user_id: gone.userId }, 409, 'Credits for storybooks and tools are for teachers who can sign in.'],
      [
        { user_id: fresh.userId },
        409,
        'This teacher leads no classroom yet: storybook credits belong to one. Tools credits can be granted.',
      ],
    ] as const
    for (const [body, status, words] of refusals) {
      const answer = await grant({ storybook_credits: 1, tools_credits: 1, ...body })
      expect([answer.statusCode, errorOf(answer)]).toEqual([status, words])
    }
    expect([await count('teacher_grants'), await count('storybook_credits'), await count('mails')]).toEqual([
      0, 0, 0,
    ])
    expect((await grant({ user_id: fresh.userId, tools_credits: 1 })).statusCode).toBe(200)
  })

  test('of nothing, of less than nothing, of parts of a credit and of more than may be granted at once', async () => {
    const { grant, count } = await buildTeaching()
    for (const amounts of [
      {},
      { storybook_credits: 0, tools_credits: '' },
      { storybook_credits: -1, tools_credits: 5 },
      { tools_credits: 1.5 },
      { tools_credits: '1e3' },
      { storybook_credits: 101 },
      { tools_credits: 10_001 },
      { tools_credits: 'ten' },
      { tools_credits: true },
      { tools_credits: [5] },
      { tools_credits: Number.MAX_SAFE_INTEGER },
    ]) {
      const answer = await grant(amounts)
      expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'credits.grant_invalid'])
    }
    expect(await count('teacher_grants')).toBe(0)
  })

  test('to everybody but staff, with a session and without one, although old consoles sent none', async () => {
    const { grant, person, count } = await buildTeaching()
    expect((await grant({ tools_credits: 1 }, null)).statusCode).toBe(401)
    for (const role of ['teacher', 'sponsor', 'athlete', 'guardian', 'coach'] satisfies Role[]) {
      const { bearer } = await person(`${role}@example.org`, role)
      expect((await grant({ tools_credits: 1 }, bearer)).statusCode).toBe(403)
    }
    expect(await count('teacher_grants')).toBe(0)
    const superadmin = await person('super@tower.test', 'superadmin')
    expect((await grant({ tools_credits: 1 }, superadmin.bearer)).statusCode).toBe(200)
  })

  test('to a screen that was left open', async () => {
    const { grant, clock } = await buildTeaching()
    clock.advance(20 * 60_000)
    expect(codeOf(await grant({ tools_credits: 1 }))).toBe('identity.proof_needed')
  })
})

test('what was granted is never changed or taken out, whatever the process asks of the database', async () => {
  const { grant, services } = await buildTeaching()
  await grant({ tools_credits: 1 })
  const change = services.database.transaction((tx) =>
    tx.updateTable('teacher_grants').set({ tools_credits: 2 }).execute(),
  )
  await expect(change).rejects.toThrow()
  const removal = services.database.transaction((tx) => tx.deleteFrom('teacher_grants').execute())
  await expect(removal).rejects.toThrow()
})

test('a teacher’s own file has the weeks and the tools credits, and of a teacher who is erased the grants stay without a name', async () => {
  const { grant, services, teacher, count, findFaults } = await buildTeaching()
  await grant({ storybook_credits: 2, tools_credits: 10 })
  const { userId } = teacher
  const file = await exportPerson(services, { userId, actorId: userId, personalData })
  expect(file).toMatchObject({
    credits: [{ held_in: 'tools_wallet', kind: 'tools_grant', credit_cents: 1_000 }],
    storybook_credits: [{ period_start: '2026-11-16', credits_granted: 3, credits_used: 0 }],
  })
  await services.database.transaction((tx) =>
    eraseEverywhere(services, tx, { userId, actorId: null, at: services.clock.now(), personalData }),
  )
  const kept = await services.database.read(async (tx) => [
    await tx.selectFrom('teacher_grants').selectAll().execute(),
    await tx.selectFrom('storybook_credits').selectAll().execute(),
    await tx.selectFrom('mails').select(['to_email', 'params']).execute(),
    await tx.selectFrom('audit_log').select(['action', 'details']).execute(),
  ])
  expect(JSON.stringify(kept)).not.toMatch(/rivera/i)
  expect(await count('teacher_grants')).toBe(1)
  expect(await findFaults()).toEqual([])
})

test('a teacher reads ten weeks of each classroom, whatever the query names', async () => {
  const { weeks, services, teacher, classroomId } = await buildTeaching({ at: '2026-11-25T10:00:00Z' })
  await services.database.transaction(async (tx) => {
    for (let ago = 1; ago <= 12; ago += 1) {
      const start = new Date(Date.UTC(2026, 10, 23 - 7 * ago))
      await tx
        .insertInto('storybook_credits')
        .values({
          teacher_id: teacher.userId,
          classroom_id: classroomId,
          period_start: start.toISOString().slice(0, 10),
          period_end: new Date(start.getTime() + 7 * 86_400_000).toISOString().slice(0, 10),
          free_credits: 1,
          credits_granted: 1,
          created_at: start,
        })
        .execute()
    }
  })
  const read = await weeks(`?teacher_id=eq.${crypto.randomUUID()}&limit=1000`)
  expect(read.map(({ period_start: start }) => start)).toEqual([
    ...['2026-11-23', '2026-11-16', '2026-11-09', '2026-11-02', '2026-10-26'],
    ...['2026-10-19', '2026-10-12', '2026-10-05', '2026-09-28', '2026-09-21'],
  ])
})

/** Two things can only happen at once where there is more than one session. */
describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', { timeout: 120_000 }, () => {
  test('twenty grants all hold, and one form sent twenty times grants once', async () => {
    const { grant, balances, count, findFaults } = await buildTeaching({ poolSize: 32 })
    const forms = Array.from({ length: 20 }, (_, nth) => ({ idempotency_key: `another-form-${nth}` }))
    const same = Array.from({ length: 20 }, () => ({ idempotency_key: 'the-same-form' }))
    const answers = await Promise.all(
      [...forms, ...same].map((form) => grant({ storybook_credits: 1, tools_credits: 3, ...form })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect(await balances()).toEqual({ platform: 0, tools: 63, storybook: 22 })
    expect([await count('teacher_grants'), await count('mails')]).toEqual([21, 21])
    expect(await findFaults()).toEqual([])
  })

  test('first looks at a week, and grants to it, open it once', async () => {
    const { grant, weeks, count } = await buildTeaching({ poolSize: 32 })
    await Promise.all(
      Array.from({ length: 10 }, () => [weeks(), grant({ storybook_credits: 1 })] as const).flat(),
    )
    expect(await count('storybook_credits')).toBe(1)
    expect(await weeks()).toMatchObject([{ credits_granted: 11 }])
  })
})
