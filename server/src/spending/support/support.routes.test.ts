// @module-tag some-on-pglite: rows locked by joined reads, arrays and text search.
import { maxTicketMessages } from '@tower/contract/spending/support.ts'
import { expect, test } from 'vitest'
import { buildSupport, type TicketsPage, type Written } from '../../../test/spending/support/build-support.ts'

const key = '5f0c0c5e-3f5b-4f0e-9a40-7d1a1e7c2b10'
const nowhere = '0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968'

test('a teacher’s ticket is normal, general, open and with NUMA, and its message the first of its thread', async () => {
  const { opened, teacher, rowsOf } = await buildSupport()
  const ticket = await opened()
  expect(ticket).toMatchObject({
    ...{
      subject: 'A receipt',
      status: 'open',
      priority: 'normal',
      category: 'general',
      numa_state: 'triage',
    },
    ...{ unread: false, staff: null, assignee_id: null, resolved_notes: null },
  })
  expect(ticket.ticket_messages).toMatchObject([
    { body: 'How?', sender_role: 'teacher', visibility: 'public', author: null, attachments: [] },
  ])
  expect(await rowsOf('admin_notifications')).toMatchObject([{ type: 'ticket', message: 'A receipt' }])
  expect(await rowsOf('mails')).toEqual([])
  expect(teacher.email).toBe('rosa@school.test')
})

test('a ticket wants a subject and a message, and no more of each than fits', async () => {
  const { create, teacher, list } = await buildSupport()
  const wrong = [
    { subject: ' ' },
    { message: '\n' },
    { subject: 'x'.repeat(201) },
    { message: 'x'.repeat(5_001) },
    { category: 'x'.repeat(61) },
    { priority: 'asap' },
  ]
  for (const body of wrong) expect((await create(teacher, body)).statusCode).toBe(400)
  expect((await list(teacher)).json<TicketsPage>().total).toBe(0)
})

test(
  'the same form sent twice, at once too, opens one ticket and writes one message',
  { tags: 'on-pglite-too' },
  async () => {
    const { create, write, teacher, other, list, opened, rowsOf } = await buildSupport()
    const answers = await Promise.all([1, 2, 3].map(() => create(teacher, { request_key: key })))
    const ids = answers.map((answer) => answer.json<{ ticket: { id: string } }>().ticket.id)
    expect(new Set(ids).size).toBe(1)
    expect(await rowsOf('admin_notifications')).toHaveLength(1)
    expect((await opened(other, { request_key: key })).id).not.toBe(ids[0])

    const reply = { ticket_id: ids[0], message: 'Hello?', request_key: key }
    await Promise.all([write(teacher, reply), write(teacher, reply)])
    const { items } = (await list(teacher)).json<TicketsPage>()
    expect(items).toHaveLength(1)
    expect(items[0]?.ticket_messages.map(({ body }) => body)).toEqual(['How?', 'Hello?'])
  },
)

test('a teacher sees and writes their own tickets alone; another’s are not there', async () => {
  const { opened, list, read, write, call, teacher, other } = await buildSupport()
  const { id } = await opened()
  expect((await list(other, `?assignee_id=none`)).json<TicketsPage>()).toMatchObject({ items: [], total: 0 })
  const answers = [
    await read(other, id),
    await read(other, nowhere),
    await write(other, { ticket_id: id, message: 'Mine?' }),
    await call(other.token, 'POST', `/api/tickets/${id}/seen`),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  expect((await read(teacher, id)).statusCode).toBe(200)
})

test('sponsors reach no ticket, and teachers nothing that is for staff', async () => {
  const { person, list, create, change, call, opened, teacher } = await buildSupport()
  const sponsor = await person('sam@sponsor.test', 'sponsor')
  const { id } = await opened()
  expect([(await list(sponsor)).statusCode, (await create(sponsor)).statusCode]).toEqual([403, 403])
  const refused = [
    await change(teacher, { ticket_id: id, status: 'closed' }),
    await call(teacher.token, 'GET', '/api/admin/saved-replies'),
    await call(teacher.token, 'POST', `/api/admin/tickets/${id}/answering`),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
})

test('an answer of staff makes the ticket pending, and its teacher is told by mail, once for each', async () => {
  const { opened, said, admin, teacher, read, rowsOf, call, services } = await buildSupport()
  const { id } = await opened()
  const { message, ticket } = await said(admin, id, 'Send both pages.')
  expect(message).toMatchObject({ sender_role: 'admin', visibility: 'public', author: 'Ana Admin' })
  expect(ticket).toMatchObject({ status: 'pending', numa_state: 'triage', staff: { waiting_since: null } })
  expect(await rowsOf('mails')).toMatchObject([
    {
      to_email: 'rosa@school.test',
      template: 'ticket_answer',
      params: { body: 'Send both pages.', isByNuma: false },
    },
  ])
  const seen = async () => (await read(teacher, id)).json<{ ticket: { unread: boolean } }>().ticket
  const theirs = await seen()
  expect(theirs).toMatchObject({ unread: true, staff: null })
  expect(JSON.stringify(theirs)).not.toContain('Ana')
  services.clock.advance(1_000)
  await call(teacher.token, 'POST', `/api/tickets/${id}/seen`)
  expect(await seen()).toMatchObject({ unread: false })
})

test('staff write as NUMA; a teacher who writes back after that is for people', async () => {
  const { opened, said, admin, teacher } = await buildSupport()
  const { id } = await opened()
  for (const wish of [{ visibility: 'numa' }, { sender_role: 'numa' }]) {
    const { message, ticket } = await said(admin, id, 'I am NUMA.', wish)
    expect(message).toMatchObject({ sender_role: 'numa', visibility: 'numa' })
    expect(ticket).toMatchObject({ status: 'pending', numa_state: 'answered' })
  }
  const back = await said(teacher, id, 'I want a person.', { visibility: 'internal', sender_role: 'numa' })
  expect(back.message).toMatchObject({ sender_role: 'teacher', visibility: 'public' })
  expect(back.ticket).toMatchObject({ status: 'open', numa_state: 'escalated' })
})

test('a note stays with staff: in lists, threads, mails, events and what the teacher takes along', async () => {
  const { opened, said, admin, second, teacher, list, read, rowsOf, services } = await buildSupport()
  const { id } = await opened()
  const eventsBefore = (await rowsOf('live_events')).length
  const { message, ticket } = await said(admin, id, 'secret remark', { internal: true, visibility: 'public' })
  expect(message).toMatchObject({ visibility: 'internal', sender_role: 'admin' })
  expect(ticket).toMatchObject({ status: 'open', unread: false })
  await said(admin, id, 'secret too', { visibility: 'internal' })
  const own = [await list(teacher), await read(teacher, id), await list(teacher, '?q=secret')]
  expect(own.map(({ body }) => body).join()).not.toContain('secret')
  const events = (await rowsOf('live_events')).slice(eventsBefore) as { audience_user_id: string | null }[]
  expect(events.map(({ audience_user_id: audience }) => audience)).toEqual([null, null])
  expect(await rowsOf('mails')).toEqual([])
  const { exportOwnTickets } = await import('./export-own-tickets.ts')
  const taken = await services.database.read((tx) => exportOwnTickets(tx, teacher.userId))
  expect(taken).toMatchObject([{ subject: 'A receipt', messages: [{ sender: 'teacher', body: 'How?' }] }])
  expect((await read(second, id)).body).toContain('secret remark')
})

test('staff change status, priority and assignee; each change is in the audit log with what was before', async () => {
  const { opened, changed, change, admin, second, teacher, audit, read } = await buildSupport()
  const { id } = await opened()
  expect(await changed(admin, id, { assignee_id: second.userId, priority: 'urgent' })).toMatchObject({
    ...{ priority: 'urgent', numa_state: 'escalated', assignee_id: second.userId },
    staff: { assignee: 'Ben Admin', changed_by: 'Ana Admin' },
  })
  const closed = await changed(second, id, { status: 'closed', resolved_notes: 'Paid twice.' })
  expect(closed).toMatchObject({ status: 'closed', numa_state: 'resolved', resolved_notes: 'Paid twice.' })
  expect((await read(teacher, id)).body).not.toContain('Paid twice')
  expect(await changed(second, id, { status: 'open' })).toMatchObject({
    status: 'open',
    numa_state: 'triage',
  })
  expect((await change(admin, { ticket_id: id, assignee_id: teacher.userId })).json()).toMatchObject({
    code: 'support.not_staff',
  })
  expect((await change(admin, { ticket_id: id })).statusCode).toBe(400)
  expect((await change(admin, { ticket_id: nowhere, status: 'open' })).statusCode).toBe(404)
  expect((await audit()).filter(({ action }) => action === 'support.changed')).toMatchObject([
    {
      target_id: id,
      details: {
        priority: 'urgent',
        priority_before: 'normal',
        assignee_id: second.userId,
        assignee_id_before: null,
      },
    },
    { details: { status: 'closed', status_before: 'open', resolved_notes: true } },
    { details: { status: 'open', status_before: 'closed' } },
  ])
})

test('a teacher opens a closed ticket again by writing, and staff hear of it', async () => {
  const { opened, said, changed, admin, teacher, rowsOf } = await buildSupport()
  const { id } = await opened()
  await changed(admin, id, { status: 'closed' })
  const { ticket } = await said(teacher, id, 'It is still wrong.')
  expect(ticket).toMatchObject({ status: 'open', numa_state: 'triage' })
  expect((await rowsOf('admin_notifications')) as object[]).toContainEqual(
    expect.objectContaining({ title: 'A closed ticket was opened again' }),
  )
})

test(
  'of two of the staff who answer or close at once the second learns it first',
  { tags: 'on-pglite-too' },
  async () => {
    const { opened, said, write, change, admin, second, list } = await buildSupport()
    const { id, updated_at: seenAt, ticket_messages: messages } = await opened()
    const after = { after_message_id: messages[0]?.id }
    await said(admin, id, 'My answer.', after)
    const late = await write(second, { ticket_id: id, message: 'Mine too.', ...after })
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'support.answered_meanwhile'])
    const closing = await change(second, { ticket_id: id, status: 'closed', seen_at: seenAt })
    expect(closing.statusCode).toBe(409)
    expect(closing.json<{ error: string }>().error).toContain('last by Ana Admin')
    expect((await write(second, { ticket_id: id, message: 'A note.', internal: true })).statusCode).toBe(200)
    const [ticket] = (await list(second)).json<TicketsPage>().items
    expect(ticket?.ticket_messages.map(({ body }) => body)).toEqual(['How?', 'My answer.', 'A note.'])
  },
)

test('who answers twice in a row is not told of their own answer', async () => {
  const { opened, said, write, admin, teacher } = await buildSupport()
  const { id, ticket_messages: messages } = await opened()
  const after = { after_message_id: messages[0]?.id }
  await said(admin, id, 'My answer.', after)
  expect((await write(admin, { ticket_id: id, message: 'And more.', ...after })).statusCode).toBe(200)
  await said(teacher, id, 'Thank you.')
  expect((await write(admin, { ticket_id: id, message: 'Welcome.', ...after })).statusCode).toBe(409)
})

test(
  'answers written at the same moment all stand in the thread, one after the other',
  { tags: 'on-pglite-too' },
  async () => {
    const { opened, write, read, admin, second, teacher } = await buildSupport()
    const { id } = await opened()
    const writers = [admin, second, teacher, admin, second]
    const answers = await Promise.all(
      writers.map((as, at) => write(as, { ticket_id: id, message: `no. ${at}` })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    const { ticket } = (await read(admin, id)).json<Written>()
    expect(ticket.ticket_messages).toHaveLength(6)
  },
)

test('a thread holds so many messages and no more', async () => {
  const { opened, write, teacher, services } = await buildSupport()
  const { id } = await opened()
  await services.database.transaction((tx) =>
    tx.updateTable('tickets').set({ message_count: maxTicketMessages }).where('id', '=', id).execute(),
  )
  const full = await write(teacher, { ticket_id: id, message: 'One more.' })
  expect(full.json()).toMatchObject({ code: 'support.thread_full' })
})
