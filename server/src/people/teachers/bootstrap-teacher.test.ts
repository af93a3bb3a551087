import type { Role } from '@tower/contract/access.ts'
import { expect, test } from 'vitest'
import { buildDraw, buildClassrooms, buildSlots } from '../../../test/matching/draws/build-draw.ts'
import { runDraw } from '../../matching/draws/run-draw.ts'
import { buildIdentity } from '../../../test/people/identity/build-identity.ts'
import { openSession } from '../identity/sessions/open-session.ts'

type Answer = { ok: true; classroom_id: string | null }

async function buildPerson(role: Role, email = `${role}@school.edu`) {
  const { app, services, clock, account } = await buildIdentity()
  const { userId } = await account(email, role)
  const { access_token } = await services.database.transaction((tx) =>
    openSession(services, tx, { userId, userAgent: undefined, at: clock.now() }),
  )
  const headers = { authorization: `Bearer ${access_token}` }
  const ask = () => app.inject({ method: 'POST', url: '/.netlify/functions/teacher-bootstrap', headers })
  const count = (table: 'classrooms' | 'teacher_budgets' | 'ledger_accounts') =>
    services.database.read(async (tx) => (await tx.selectFrom(table).select('id').execute()).length)
  return { app, services, clock, userId, headers, ask, count }
}

test('a teacher without a classroom gets one, this school year’s budget with nothing in it, and a wallet', async () => {
  const { services, userId, ask } = await buildPerson('teacher')
  const answer = await ask()
  expect(answer.statusCode).toBe(200)
  const { classroom_id } = answer.json<Answer>()
  const read = <T>(work: Parameters<typeof services.database.read<T>>[0]) => services.database.read(work)
  expect(await read((tx) => tx.selectFrom('classrooms').selectAll().execute())).toMatchObject([
    {
      id: classroom_id,
      name: 'Homeroom',
      teacher_id: userId,
      teacher_email: 'teacher@school.edu',
      confirmed_at: null,
    },
  ])
  expect(await read((tx) => tx.selectFrom('teacher_budgets').selectAll().execute())).toMatchObject([
    { teacher_id: userId, allocated_cents: 0 },
  ])
  expect(await read((tx) => tx.selectFrom('ledger_accounts').selectAll().execute())).toMatchObject([
    { kind: 'wallet', owner_id: userId, unit: 'CREDIT', balance_cents: 0, floor_cents: 0 },
  ])
})

test('thirty-two at once, and once more, make one classroom, one budget and one wallet', async () => {
  const { ask, count } = await buildPerson('teacher')
  const answers = await Promise.all(Array.from({ length: 32 }, ask))
  const classrooms = [...answers, await ask()].map((answer) => answer.json<Answer>().classroom_id)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(32).fill(200))
  expect(new Set(classrooms).size).toBe(1)
  expect(classrooms[0]).toBeTruthy()
  expect(await count('classrooms')).toBe(1)
  expect(await count('teacher_budgets')).toBe(1)
  expect(await count('ledger_accounts')).toBe(1)
})

test('a teacher who leads a classroom already keeps it and gets no other', async () => {
  const { services, userId, ask, count } = await buildPerson('teacher')
  const [classroom] = await buildClassrooms(services, [3])
  await services.database.transaction((tx) =>
    tx.updateTable('classrooms').set({ teacher_id: userId }).execute(),
  )
  expect((await ask()).json()).toEqual({ ok: true, classroom_id: classroom?.id })
  expect(await count('classrooms')).toBe(1)
})

test('a classroom once opened and given to somebody else is not opened again', async () => {
  const { services, ask, count } = await buildPerson('teacher')
  const [other] = await buildClassrooms(services, [1])
  await ask()
  await services.database.transaction((tx) =>
    tx
      .updateTable('classrooms')
      .set({ teacher_id: other?.teacherId ?? '' })
      .execute(),
  )
  expect((await ask()).json()).toEqual({ ok: true, classroom_id: null })
  expect(await count('classrooms')).toBe(2)
})

test('a classroom opened by itself enters no draw, not even when it is the only one', async () => {
  const { services, userId, ask } = await buildPerson('teacher')
  const { classroom_id } = (await ask()).json<Answer>()
  await buildSlots(services, 1)
  const drawId = await buildDraw(services)
  await runDraw(services, { drawId, actor: null })
  const entries = await services.database.read((tx) =>
    tx.selectFrom('draw_entries').select('classroom_id').execute(),
  )
  expect(entries).toEqual([])
  const slots = await services.database.read((tx) =>
    tx.selectFrom('slots').select(['classroom_id', 'teacher_id']).execute(),
  )
  expect(slots).toEqual([{ classroom_id: null, teacher_id: null }])
  expect(classroom_id).toBeTruthy()
  expect(userId).toBeTruthy()
})

test('a nomination alone does not bring such a classroom into a draw', async () => {
  const { services, ask } = await buildPerson('teacher')
  const { classroom_id } = (await ask()).json<Answer>()
  await services.database.transaction((tx) =>
    tx
      .insertInto('classroom_nominations')
      .values({ classroom_id: classroom_id ?? '', nominator_hash: 'a neighbor' })
      .execute(),
  )
  await buildSlots(services, 1)
  const drawId = await buildDraw(services)
  await runDraw(services, { drawId, actor: null })
  expect(await services.database.read((tx) => tx.selectFrom('draw_winners').selectAll().execute())).toEqual(
    [],
  )
})

test('a new school year brings a new budget and no new classroom', async () => {
  const { services, ask, count } = await buildPerson('teacher')
  await ask()
  await services.database.transaction((tx) =>
    tx.updateTable('teacher_budgets').set({ fiscal_year: 2020 }).execute(),
  )
  await ask()
  expect(await count('teacher_budgets')).toBe(2)
  expect(await count('classrooms')).toBe(1)
})

test.each(['admin', 'superadmin'] as const)(
  '%s gets a wallet and neither classroom nor budget',
  async (role) => {
    const { ask, count } = await buildPerson(role)
    const answer = await ask()
    expect(answer.json()).toEqual({ ok: true, classroom_id: null })
    expect(await count('ledger_accounts')).toBe(1)
    expect(await count('classrooms')).toBe(0)
    expect(await count('teacher_budgets')).toBe(0)
  },
)

test.each(['sponsor', 'athlete', 'guardian', 'coach'] as const)(
  '%s is refused and nothing is opened',
  async (role) => {
    const { ask, count } = await buildPerson(role)
    const answer = await ask()
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({ error: 'Not authorized', code: 'identity.not_authorized' })
    expect(await count('ledger_accounts')).toBe(0)
    expect(await count('classrooms')).toBe(0)
  },
)
