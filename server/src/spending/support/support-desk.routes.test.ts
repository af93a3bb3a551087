import type { Ticket } from '@tower/contract/spending/support.contract.ts'
import type { UploadedFile } from '@tower/contract/oversight/files.contract.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  buildSupport,
  type SignedIn,
  type TicketsPage,
  type Written,
} from '../../../test/spending/support/build-support.ts'
import { verifyBooks } from '../../process/verify-books.ts'
import { countOwnTickets } from './count-own-tickets.ts'
import { letGoOfTickets } from './let-go-of-tickets.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const subjects = (page: TicketsPage) => page.items.map(({ subject }) => subject)

test('staff find tickets by status, priority, assignee and words, those that wait longest first', async () => {
  const { opened, said, changed, list, admin, second, teacher, other } = await buildSupport()
  const first = await opened(teacher, { subject: 'Crayons are missing', priority: 'high' })
  const later = await opened(other, { subject: 'Budget of next year', category: 'budget' })
  const answered = await opened(other, { subject: 'Answered question' })
  const closed = await opened(teacher, { subject: 'Old question about an HP-4500' })
  await said(admin, answered.id, 'Yes.')
  await changed(admin, closed.id, { status: 'closed' })
  await changed(admin, later.id, { assignee_id: second.userId })
  const found = async (query: string) => subjects((await list(admin, query)).json<TicketsPage>())
  expect((await found('')).slice(0, 2)).toEqual(['Crayons are missing', 'Budget of next year'])
  expect(await found('?status=pending')).toEqual(['Answered question'])
  expect(await found('?status=closed&priority=')).toEqual(['Old question about an HP-4500'])
  expect(await found('?priority=high')).toEqual(['Crayons are missing'])
  expect(await found(`?assignee_id=${second.userId}`)).toEqual(['Budget of next year'])
  expect(await found('?assignee_id=none&status=open')).toEqual(['Crayons are missing'])
  expect(await found('?q=cray')).toEqual(['Crayons are missing'])
  expect(await found('?q=olga&status=open')).toEqual(['Budget of next year'])
  expect(await found('?q=olga@school')).toHaveLength(2)
  expect(await found(`?q=${first.id}`)).toEqual(['Crayons are missing'])
  for (const typed of ['hp-4500', '4500', 'HP 45'])
    expect(await found(`?status=closed&q=${typed}`), typed).toEqual(['Old question about an HP-4500'])
  expect(await found('?q=%3A*%20%26%20%21')).toEqual([])
  expect(await found('?sort=created&page_size=1&page=2')).toEqual(['Budget of next year'])
  expect((await list(admin)).json()).toMatchObject({ total: 4, has_more: false })
})

test('however many teachers there are, a list without a search says that it shows all tickets', async () => {
  const { opened, list, admin, services } = await buildSupport()
  await opened()
  const teachers = Array.from({ length: 21 }, (_, nth) => ({
    ...{ email: `teacher-${nth}@school.test`, role: 'teacher' as const, full_name: `Teacher ${nth}` },
  }))
  await services.database.transaction((tx) => tx.insertInto('users').values(teachers).execute())
  expect((await list(admin)).json()).toMatchObject({ total: 1, has_more: false })
  expect((await list(admin, '?q=teacher')).json()).toMatchObject({ total: 0, has_more: true })
})

test('the list is taken along as a file, without messages and with nothing that a spreadsheet would run', async () => {
  const { opened, call, admin, teacher } = await buildSupport()
  await opened(teacher, { subject: '=HYPERLINK("http://evil.test")', message: 'the words of it' })
  const file = await call(admin.token, 'GET', '/api/admin/tickets.csv?status=open')
  expect(file.headers['content-type']).toContain('text/csv')
  expect(file.body).toContain('rosa@school.test')
  expect(file.body).not.toContain('the words of it')
  expect(file.body).not.toMatch(/(^|[,\n])"?=/)
  expect((await call(teacher.token, 'GET', '/api/admin/tickets.csv')).statusCode).toBe(403)
})

test('staff share saved replies under titles that stand once', async () => {
  const { saveReply, call, admin, second, audit } = await buildSupport()
  const reply = await saveReply(admin, { title: 'Thanks', body: 'Thank you.' })
  const other = await saveReply(second, { title: 'Wait', body: 'We look.' })
  const post = (body: object) => call(second.token, 'POST', '/api/admin/saved-replies', body)
  expect((await post({ title: 'Thanks', body: 'Again.' })).json()).toMatchObject({
    code: 'support.title_taken',
  })
  expect((await post({ ...other, title: 'Thanks' })).statusCode).toBe(409)
  expect((await post({ ...reply, body: 'Many thanks.' })).json()).toEqual({
    item: { ...reply, body: 'Many thanks.' },
  })
  const remove = () => call(admin.token, 'DELETE', `/api/admin/saved-replies/${other.id}`)
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 404])
  expect((await post({ ...other })).statusCode).toBe(404)
  const listed = await call(admin.token, 'GET', '/api/admin/saved-replies')
  expect(listed.json()).toEqual({ items: [{ ...reply, body: 'Many thanks.' }] })
  expect((await audit()).filter(({ action }) => action.startsWith('support.reply_'))).toHaveLength(4)
})

test('of staff who give replies the same title at once one has it, and the others read that it is taken', async () => {
  const { call, admin } = await buildSupport()
  const save = (body: object) => call(admin.token, 'POST', '/api/admin/saved-replies', body)
  const kept = await Promise.all(
    [1, 2, 3, 4].map(async (number) =>
      (await save({ title: `Reply ${number}`, body: 'Hello' })).json<{ item: { id: string } }>(),
    ),
  )
  const renamed = await Promise.all(
    kept.map(({ item: { id } }) => save({ id, title: 'Welcome', body: 'Hello' })),
  )
  expect(renamed.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
})

test('who is answering is told to staff and leaves no row', async () => {
  const { opened, call, admin, rowsOf, services } = await buildSupport()
  const { id } = await opened()
  const before = await rowsOf('live_events')
  const heard: string[] = []
  const stop = await services.database.listen('tower_live', (payload) => void heard.push(payload))
  onTestFinished(stop)
  expect((await call(admin.token, 'POST', `/api/admin/tickets/${id}/answering`)).statusCode).toBe(200)
  await expect.poll(() => heard.join()).toContain('ticket.answering')
  expect(JSON.parse(heard[0] ?? '{}')).toMatchObject({
    audienceUserId: null,
    payload: { ticket_id: id, user_id: admin.userId },
  })
  expect(await rowsOf('live_events')).toEqual(before)
})

async function buildUploads() {
  const folder = mkdtempSync(join(tmpdir(), 'tower-tickets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const world = await buildSupport({ environment: { DATA_DIR: folder } })
  const attach = async (as: SignedIn): Promise<UploadedFile> => {
    const png = sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } }).png()
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(await png.toBuffer())], { type: 'image/png' }), 'a.png')
    const request = new Response(form)
    const answer = await world.app.inject({
      ...{ method: 'POST', url: '/api/tickets/attachments' },
      headers: {
        authorization: `Bearer ${as.token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return answer.json<UploadedFile>()
  }
  return { ...world, attach }
}

test('a picture comes with a message, is seen by both sides, and only its owner can attach it, once', async () => {
  const { attach, opened, write, read, app, teacher, other, admin } = await buildUploads()
  const file = await attach(teacher)
  const attachments = [{ file_id: file.file_id, name: 'receipt.png' }]
  const { id } = await opened(teacher, { attachments })
  for (const as of [teacher, admin]) {
    const [message] = (await read(as, id)).json<{ ticket: Ticket }>().ticket.ticket_messages
    expect(message?.attachments).toMatchObject([{ file_id: file.file_id, name: 'receipt.png' }])
    expect((await app.inject(message?.attachments[0]?.thumbnail_url ?? '')).statusCode).toBe(200)
  }
  const foreign = await attach(other)
  const stolen = await write(teacher, {
    ...{ ticket_id: id, message: 'Mine?', attachments: [{ file_id: foreign.file_id, name: 'x.png' }] },
  })
  expect(stolen.json()).toMatchObject({ code: 'files.not_found' })
  const many = Array.from({ length: 6 }, () => attachments[0])
  expect((await write(teacher, { ticket_id: id, message: 'Six.', attachments: many })).statusCode).toBe(400)
  const again = await write(teacher, { ticket_id: id, message: 'Twice.', attachments })
  expect(again.json()).toMatchObject({ code: 'files.not_found' })
  expect((await read(admin, id)).json<Written>().ticket.ticket_messages).toHaveLength(1)
})

test('the teacher’s overview counts what is open and what has an unread answer', async () => {
  const { opened, said, changed, call, admin, teacher, other, services } = await buildSupport()
  const count = () => services.database.read((tx) => countOwnTickets(tx, teacher.userId))
  const [one, two] = [await opened(), await opened()]
  await opened(other)
  await said(admin, one.id, 'A note.', { internal: true })
  expect(await count()).toEqual({ open: 2, unread: 0 })
  await said(admin, two.id, 'An answer.')
  await changed(admin, two.id, { status: 'closed' })
  expect(await count()).toEqual({ open: 1, unread: 1 })
  services.clock.advance(1_000)
  await call(teacher.token, 'POST', `/api/tickets/${two.id}/seen`)
  expect(await count()).toEqual({ open: 1, unread: 0 })
})

test('a teacher who is erased takes their tickets along, and staff who are erased leave their answers', async () => {
  const { opened, said, call, admin, second, teacher, other, read, services } = await buildSupport()
  const gone = await opened()
  const kept = await opened(other)
  for (const { id } of [gone, kept]) await said(admin, id, 'An answer.')
  for (const { userId } of [teacher, admin])
    expect((await call(second.token, 'POST', `/api/admin/people/${userId}/erase`)).statusCode).toBe(200)
  expect((await read(second, gone.id)).statusCode).toBe(404)
  const rows = await services.database.read((tx) =>
    tx.selectFrom('ticket_messages').select('ticket_id').execute(),
  )
  expect(new Set(rows.map(({ ticket_id: id }) => id))).toEqual(new Set([kept.id]))
  const { ticket } = (await read(second, kept.id)).json<Written>()
  expect(ticket.ticket_messages.map(({ body }) => body)).toEqual(['How?', 'An answer.'])
  expect(JSON.stringify(ticket)).not.toContain('ana@tower.test')
})

test('the proof of the books finds a note that counts as an answer, and a thread without its beginning', async () => {
  const { opened, said, admin, services } = await buildSupport()
  const [noted, cut] = [await opened(), await opened()]
  await said(admin, noted.id, 'A note.', { internal: true })
  await said(admin, cut.id, 'An answer.')
  expect(await verifyBooks(services)).toEqual([])
  await services.database.transaction(async (tx) => {
    await tx.updateTable('tickets').set({ answered_at: new Date() }).where('id', '=', noted.id).execute()
    await tx.deleteFrom('ticket_messages').where('ticket_id', '=', cut.id).where('position', '=', 1).execute()
  })
  expect((await verifyBooks(services)).map(({ invariant }) => invariant)).toEqual([
    'a ticket begins with the words of its teacher, and its messages are in order',
    'a ticket was answered when its last answer was written, and no note counts as one',
  ])
})

test('a ticket goes whole three years after it was closed, with its file; one that is open stays', async () => {
  const { attach, opened, changed, services, teacher, admin, app, read } = await buildUploads()
  const { file_id: fileId } = await attach(teacher)
  const closed = await opened(teacher, { attachments: [{ file_id: fileId, name: 'receipt.png' }] })
  const open = await opened(teacher, { subject: 'Still open' })
  const { ticket } = (await read(teacher, closed.id)).json<{ ticket: Ticket }>()
  expect(ticket.id).toBe(closed.id)
  await changed(admin, closed.id, { status: 'closed' })
  services.clock.advance((3 * 365 - 1) * 86_400_000)
  await letGoOfTickets(services)
  const left = () => services.database.read((tx) => tx.selectFrom('tickets').select('id').execute())
  expect(await left()).toHaveLength(2)
  services.clock.advance(3 * 86_400_000)
  await letGoOfTickets(services)
  await letGoOfTickets(services)
  expect(await left()).toEqual([{ id: open.id }])
  const file = await services.database.read((tx) =>
    tx.selectFrom('files').select('removed_at').where('id', '=', fileId).executeTakeFirstOrThrow(),
  )
  expect(file.removed_at).not.toBeNull()
  expect(await verifyBooks(services)).toEqual([])
  await app.close()
})
