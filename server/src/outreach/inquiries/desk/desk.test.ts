import type { Message } from '@tower/contract/outreach/inquiry-desk.contract.ts'
import { expect, test } from 'vitest'
import { headersOf } from '../../../../test/spending/photos/build-photos.ts'
import { buildUser } from '../../../../test/people/identity/build-user.ts'
import { testApp } from '../../../test/test-app.ts'

type Body = Record<string, unknown>
const path = '/api/admin/messages'
const letter = {
  name: 'Demo Visitor',
  email: 'visitor@tower.test',
  program_interest: 'other',
  message: 'When is the next draw?',
}

async function buildDesk() {
  const server = await testApp()
  const { app, services } = server
  const signIn = async (email: string, role: 'admin' | 'teacher') => {
    const headers = await headersOf(server, await buildUser(services, email, role))
    return (method: 'GET' | 'POST', url: string, payload?: Body) =>
      app.inject({ method, url, headers, ...(payload && { payload }) })
  }
  const write = async (fields: Body = {}) => {
    services.clock.advance(60_000)
    const answer = await app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { ...letter, ...fields },
    })
    expect(answer.statusCode).toBe(200)
  }
  const partner = () => {
    services.clock.advance(60_000)
    return app.inject({
      method: 'POST',
      url: '/api/partners/apply',
      payload: {
        ...{ organization: '=Demo Builders', contact_name: 'Demo Partner', email: 'partner@tower.test' },
        message: 'We would like to help.',
      },
    })
  }
  const [dana, sam] = [await signIn('dana@tower.test', 'admin'), await signIn('sam@tower.test', 'admin')]
  const list = async (query = '') =>
    (await dana('GET', `${path}${query}`)).json<{ items: Message[]; total: number }>()
  const mails = () =>
    services.database.read((tx) =>
      tx
        .selectFrom('mails')
        .select(['to_email', 'params', 'locale'])
        .where('template', '=', 'inquiry_answer')
        .execute(),
    )
  const audit = () =>
    services.database.read((tx) =>
      tx.selectFrom('audit_log').select(['action', 'target_id', 'details']).orderBy('seq').execute(),
    )
  return { ...server, signIn, write, partner, dana, sam, list, mails, audit }
}

test('an answer is the mail that was shown before, goes out once in the language of the writer, and is kept', async () => {
  const { write, dana, list, mails, audit } = await buildDesk()
  await write({ locale: 'es' })
  const [{ id } = { id: '' }] = (await list()).items
  const answer = 'El viernes.\n\n<b>Gracias</b> por preguntar.'
  const shown = await dana('POST', `${path}/${id}/answer-mail`, { answer })
  expect(shown.json()).toMatchObject({
    to: letter.email,
  })
  expect(shown.json<{ subject: string }>().subject).toContain('Sobre tu mensaje')
  expect(shown.json<{ text: string }>().text).toContain('<b>Gracias</b> por preguntar.')
  expect(shown.json<{ text: string }>().text).not.toContain(letter.message)
  expect(await mails()).toEqual([])

  const kept = await dana('POST', `${path}/${id}/answer`, { answer })
  expect(kept.json()).toMatchObject({
    item: { id, status: 'answered', answer, answered_by: 'dana@tower.test', message: letter.message },
  })
  expect(await mails()).toMatchObject([{ to_email: letter.email, locale: 'es', params: { answer } }])
  expect(await audit()).toMatchObject([
    { action: 'inquiries.answered', target_id: id, details: { kind: 'contact' } },
  ])
  expect(JSON.stringify(await audit())).not.toContain('Gracias')
})

test('of two who answer at once one mail goes out, and the second reads who was first and what they wrote', async () => {
  const { write, dana, sam, list, mails } = await buildDesk()
  await write()
  const [{ id } = { id: '' }] = (await list()).items
  const answers = await Promise.all([
    dana('POST', `${path}/${id}/answer`, { answer: 'On Friday.' }),
    sam('POST', `${path}/${id}/answer`, { answer: 'On Monday.' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const kept = (await dana('GET', `${path}/${id}`)).json<Message>()
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'inquiries.answered',
    by: kept.answered_by,
    at: kept.answered_at,
    answer: kept.answer,
  })
  expect(await mails()).toMatchObject([{ params: { answer: kept.answer } }])
})

test('a message is put away once and taken back once, and stands in the queue only while nobody did anything', async () => {
  const { write, dana, sam, list, audit } = await buildDesk()
  await write()
  const [{ id } = { id: '' }] = (await list()).items
  const queue = async () => (await dana('GET', '/api/admin/queue')).json<{ items: Body[] }>().items
  expect(await queue()).toMatchObject([
    {
      kind: 'message',
      id,
      what: letter.message,
      who: letter.name,
      leads_to: `/admin/messages?message=${id}`,
    },
  ])
  expect((await dana('POST', `${path}/${id}/archive`)).json()).toMatchObject({
    item: { status: 'archived', archived_by: 'dana@tower.test' },
  })
  expect(await queue()).toEqual([])
  expect((await sam('POST', `${path}/${id}/archive`)).json()).toMatchObject({
    ...{ code: 'inquiries.archived', by: 'dana@tower.test' },
  })
  expect((await sam('POST', `${path}/${id}/restore`)).json()).toMatchObject({ item: { status: 'new' } })
  expect((await sam('POST', `${path}/${id}/restore`)).statusCode).toBe(409)
  expect(await queue()).toHaveLength(1)
  await dana('POST', `${path}/${id}/answer`, { answer: 'On Friday.' })
  expect(await queue()).toEqual([])
  expect((await audit()).map(({ action }) => action)).toEqual([
    ...['inquiries.archived', 'inquiries.restored', 'inquiries.answered'],
  ])
})

test('what waits longest stands first; filters, search and the file show the same messages', async () => {
  const { write, partner, dana, list } = await buildDesk()
  await write({ email: 'first@tower.test', message: 'x'.repeat(500) })
  await write({ email: 'second@tower.test' })
  await partner()
  const emails = async (query: string) => (await list(query)).items.map(({ email }) => email)
  const [first] = (await list()).items
  expect(first?.excerpt).toBe('x'.repeat(160))
  await dana('POST', `${path}/${first?.id}/answer`, { answer: 'Yes.' })
  expect(await emails('?pageSize=2')).toEqual(['second@tower.test', 'partner@tower.test'])
  expect(await emails('?pageSize=2&page=2')).toEqual(['first@tower.test'])
  expect(await emails('?sort=created')).toEqual([
    ...['first@tower.test', 'second@tower.test', 'partner@tower.test'],
  ])
  expect(await emails('?status=answered')).toEqual(['first@tower.test'])
  expect(await emails('?kind=partner')).toEqual(['partner@tower.test'])
  expect(await emails('?q=BUILDERS')).toEqual(['partner@tower.test'])
  const file = (await dana('GET', `${path}.csv?kind=partner`)).body
  expect(file).toContain("'=Demo Builders")
  expect(file).not.toContain('second@tower.test')
})

test('only staff read and answer; nothing is mailed for an empty answer or an unknown message', async () => {
  const { app, write, dana, list, signIn, mails } = await buildDesk()
  await write()
  const [{ id } = { id: '' }] = (await list()).items
  const teacher = await signIn('teacher@tower.test', 'teacher')
  expect((await app.inject(path)).statusCode).toBe(401)
  expect((await teacher('GET', path)).statusCode).toBe(403)
  expect((await teacher('POST', `${path}/${id}/answer`, { answer: 'No.' })).statusCode).toBe(403)
  expect((await dana('POST', `${path}/${id}/answer`, { answer: ' \n ' })).statusCode).toBe(400)
  const unknown = crypto.randomUUID()
  for (const act of ['answer', 'answer-mail', 'archive', 'restore'])
    expect((await dana('POST', `${path}/${unknown}/${act}`, { answer: 'Yes.' })).statusCode, act).toBe(404)
  expect((await dana('GET', `${path}/${unknown}`)).statusCode).toBe(404)
  expect(await mails()).toEqual([])
})
