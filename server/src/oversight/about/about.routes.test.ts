// @module-tag some-on-pglite: two paths of the joined pages.
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { aboutEndpoints } from '@tower/contract/oversight/about.contract.ts'
import { aboutKinds, mostAbout } from '@tower/contract/oversight/about.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildOrders } from '../../../test/spending/orders/build-orders.ts'
import { buildReimbursements } from '../../../test/spending/reimbursements/build-reimbursements.ts'
import { aboutClassroom, aboutPerson } from '../../domains.ts'
import { readsAll } from '../../reader.ts'
import { pagesRead } from '../../test/pages-read.ts'

type OfPerson = CallOutput<typeof aboutEndpoints.person>
type OfClassroom = CallOutput<typeof aboutEndpoints.classroom>

async function buildAbout() {
  const world = await buildReimbursements()
  const change = (statement: ReturnType<typeof sql>) =>
    world.services.database.transaction((tx) => statement.execute(tx))
  const teacherId = world.teacher.userId
  const person = (id = teacherId) => world.call(world.dana, 'GET', `/api/admin/people/${id}/about`)
  const classroom = (id: string) => world.call(world.dana, 'GET', `/api/admin/classrooms/${id}/about`)
  return { ...world, change, teacherId, person, classroom }
}

test(
  'the page of a person joins what every domain declares, the newest first, at most five of each',
  { tags: 'on-pglite-too' },
  async () => {
    const { change, person, teacherId } = await buildAbout()
    await change(sql`insert into tickets (teacher_id, subject, category, priority, created_at, updated_at)
    select ${teacherId}, 'Question ' || n, 'orders', 'normal', now(), now() + n * interval '1 minute'
    from generate_series(1, 7) n`)
    await change(sql`insert into mails (dedupe_key, to_email, template, params, subject, html, text, sent_at)
    select 'about-test', email, 'receipt', '{}', 'Your receipt', '<p>secret words</p>', 'secret words', now()
    from users where id = ${teacherId}`)
    const answer = await person()
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('secret words')
    const { person: who, sections } = answer.json<OfPerson>()
    expect(who.id).toBe(teacherId)
    const tickets = sections.find(({ kind }) => kind === 'ticket')
    expect(tickets?.items.map(({ what }) => what)).toEqual([7, 6, 5, 4, 3].map((n) => `Question ${n}`))
    expect(tickets?.has_more).toBe(true)
    expect(tickets?.items[0]?.leads_to).toBe(`/admin/tickets?ticket=${tickets?.items[0]?.id}`)
    expect(sections.find(({ kind }) => kind === 'email')?.items[0]).toMatchObject({
      what: 'Your receipt',
      state: 'sent',
    })
    expect(sections.find(({ kind }) => kind === 'classroom')?.items).toHaveLength(1)
    const order = sections.map(({ kind }) => aboutKinds.indexOf(kind))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
  },
)

test(
  'the page of a classroom names its teacher, and how many nominated it',
  { tags: 'on-pglite-too' },
  async () => {
    const { change, classroom, services, teacherId } = await buildAbout()
    const { rows } = await services.database.read((tx) =>
      sql<{ id: string }>`select id from classrooms where teacher_id = ${teacherId}`.execute(tx),
    )
    const id = rows[0]?.id ?? ''
    await change(sql`insert into classroom_nominations (classroom_id, nominator_hash)
    select ${id}, 'about-' || n from generate_series(1, 3) n`)
    await change(sql`insert into classroom_claims (classroom_id, teacher_display_name, email, because, claimed_at)
    values (${id}, 'Ms. Other', 'other@school.example', 'has_teacher', now())`)
    const { classroom: file, sections } = (await classroom(id)).json<OfClassroom>()
    expect(file).toMatchObject({ id, teacher_id: teacherId })
    expect(sections.find(({ kind }) => kind === 'nomination')?.items[0]?.number).toBeGreaterThanOrEqual(3)
    expect(sections.find(({ kind }) => kind === 'classroom_claim')?.items).toMatchObject([
      { what: 'Ms. Other · other@school.example', state: 'waiting' },
    ])
  },
)

test('the page of a classroom shows what its teacher may spend and ordered, and that of a person what moved their credits', async () => {
  const { services, call, post, staff, ordered, teacherId, budgetId } = await buildOrders()
  const order = await ordered()
  await post(staff.token, '/api/admin/credits/grant', { user_id: teacherId, credits: 5, note: 'Thanks' })
  await services.database.transaction((tx) =>
    sql`insert into classrooms (name, teacher_id) values ('Room 9', ${teacherId})`.execute(tx),
  )
  const ofPerson = await call(staff.token, `/api/admin/people/${teacherId}/about`)
  const mine = ofPerson.json<OfPerson>().sections
  const credits = mine.find(({ kind }) => kind === 'credit')
  const granted = { credit_move: { type: 'platform_grant', other: null }, amount_cents: null }
  expect(credits?.items).toMatchObject([{ what: 'Thanks', credit_cents: 500, ...granted }])

  const classroomId = mine.find(({ kind }) => kind === 'classroom')?.items[0]?.id ?? ''
  const ofClassroom = await call(staff.token, `/api/admin/classrooms/${classroomId}/about`)
  const { sections } = ofClassroom.json<OfClassroom>()
  const budget = { id: budgetId, state: 'open', leads_to: `/admin/budgets?budget=${budgetId}` }
  for (const shown of [mine, sections]) {
    expect(shown.find(({ kind }) => kind === 'budget')?.items).toMatchObject([budget])
    expect(shown.find(({ kind }) => kind === 'order')).toMatchObject({
      items: [{ id: order.id, number: order.number, state: 'submitted' }],
      leads_to: `/admin/orders?teacher=${teacherId}`,
    })
  }
})

test('the page of a person shows the tools credits that staff granted, and which kind of movement each was', async () => {
  const { services, call, post, staff, teacherId } = await buildOrders()
  await services.database.transaction((tx) =>
    sql`insert into classrooms (name, teacher_id) values ('Room 9', ${teacherId})`.execute(tx),
  )
  const granted = await post(staff.token, '/api/admin/grant-credits', {
    user_id: teacherId,
    storybook_credits: 1,
    tools_credits: 4,
    idempotency_key: crypto.randomUUID(),
  })
  expect(granted.statusCode, granted.body).toBe(200)
  const { sections } = (await call(staff.token, `/api/admin/people/${teacherId}/about`)).json<OfPerson>()
  const { email } = await services.database.read((tx) =>
    tx.selectFrom('users').select('email').where('id', '=', teacherId).executeTakeFirstOrThrow(),
  )
  expect(sections.find(({ kind }) => kind === 'tools_credit')).toMatchObject({
    items: [{ what: null, credit_cents: 400, credit_move: { type: 'platform_grant', other: null } }],
    leads_to: `/admin/ledger?q=${encodeURIComponent(email)}`,
  })
})

test('who was erased and what there is not are not found, and only staff ask', async () => {
  const { call, change, person, classroom, teacher, teacherId } = await buildAbout()
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect((await person(nobody)).statusCode).toBe(404)
  expect((await classroom(nobody)).statusCode).toBe(404)
  expect((await person('invented')).statusCode).toBe(400)
  expect((await call(undefined, 'GET', `/api/admin/people/${teacherId}/about`)).statusCode).toBe(401)
  expect((await call(teacher, 'GET', `/api/admin/people/${teacherId}/about`)).statusCode).toBe(403)
  await change(sql`update users set erased_at = now() where id = ${teacherId}`)
  expect((await person()).statusCode).toBe(404)
})

test(
  'the page of somebody with 20,000 tickets and emails reads at most 250 pages of the database',
  { timeout: 120_000 },
  async () => {
    const { change, services, teacherId } = await buildAbout()
    await change(sql`insert into tickets (teacher_id, subject, category, priority, created_at, updated_at)
    select ${teacherId}, 'Question ' || n, 'orders', 'normal', now(), now() + n * interval '1 second'
    from generate_series(1, 20000) n`)
    await change(sql`insert into mails (dedupe_key, to_email, template, params, created_at)
    select 'about-' || n, email, 'receipt', '{}', now() - n * interval '1 second'
    from users, generate_series(1, 20000) n where users.id = ${teacherId}`)
    await change(sql`analyze tickets, mails`)
    const { rows } = await services.database.read((tx) =>
      sql<{ id: string; email: string }>`select id, email from users where id = ${teacherId}`.execute(tx),
    )
    const subject = rows[0] ?? { id: '', email: '' }
    const pages = await services.database.read((tx) =>
      pagesRead(tx, async (watched) => {
        for (const { list } of aboutPerson) await list(watched, subject, mostAbout + 1, readsAll)
      }),
    )
    expect(pages.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(250)
  },
)

test('each kind is declared at most once for a person and once for a classroom', () => {
  for (const declared of [aboutPerson, aboutClassroom]) {
    const kinds = declared.map(({ kind }) => kind)
    expect(new Set(kinds).size).toBe(kinds.length)
  }
  const all = new Set([...aboutPerson, ...aboutClassroom].map(({ kind }) => kind))
  expect([...all].toSorted()).toEqual([...aboutKinds].toSorted())
})
