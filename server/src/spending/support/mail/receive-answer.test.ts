import { createHmac } from 'node:crypto'
import type { Ticket } from '@tower/contract/spending/support.contract.ts'
import { expect, test } from 'vitest'
import { buildSupport } from '../../../../test/spending/support/build-support.ts'
import { replyAddress, ticketOfAddress } from './reply-address.ts'
import { readMails } from '../../../../test/mail/read-mails.ts'

const secret = 'a secret for mail, long enough'
const environment = { INBOUND_MAIL_DOMAIN: 'reply.tower.test', INBOUND_MAIL_SECRET: secret }

type Sent = { from?: string; to: string; text?: string; headers?: string[]; id?: string }

const written = ({
  from = 'Rosa <Rosa@School.test>',
  to,
  text = 'It came.',
  headers = [],
  id = 'm1',
}: Sent) =>
  [
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Re: An answer',
    `Message-ID: <${id}@school.test>`,
    ...headers,
    ...(headers.some((header) => header.startsWith('Content-Type'))
      ? []
      : ['Content-Type: text/plain; charset=utf-8']),
    '',
    text,
  ].join('\r\n')

async function buildMail(options: Record<string, string> = environment) {
  const world = await buildSupport({ environment: options })
  const { app, services, opened, read, admin } = world
  const ticket = await opened()
  const post = (raw: string, change: { key?: string; at?: Date; headers?: Record<string, string> } = {}) => {
    const timestamp = String(Math.floor((change.at ?? services.clock.now()).getTime() / 1000))
    const signature = createHmac('sha256', change.key ?? secret)
      .update(`w1.${timestamp}.${raw}`)
      .digest('base64')
    return app.inject({
      ...{ method: 'POST', url: '/webhooks/mail', payload: raw },
      headers: {
        ...{ 'content-type': 'message/rfc822', 'webhook-id': 'w1', 'webhook-timestamp': timestamp },
        ...{ 'webhook-signature': `v1,${signature}`, ...change.headers },
      },
    })
  }
  const bodies = async (ticketId = ticket.id) =>
    (await read(admin, ticketId)).json<{ ticket: Ticket }>().ticket.ticket_messages.map(({ body }) => body)
  const to = replyAddress(services, ticket.id)?.words ?? ''
  return { ...world, ticket, post, bodies, to, mail: (sent: Omit<Sent, 'to'>) => written({ to, ...sent }) }
}

test('a teacher’s answer by mail stands in the thread, with what it quotes below it, once', async () => {
  const { post, mail, bodies, said, admin, ticket, services, to } = await buildMail()
  await said(admin, ticket.id, 'Did it come?')
  expect(await readMails(services)).toMatchObject([{ params: { replyTo: to } }])
  const raw = mail({
    text: 'It came, thank you!\r\n\r\nOn Mon, Nov 16, Tower wrote:\r\n> You have an answer',
  })
  for (const _ of [1, 2]) expect((await post(raw)).json()).toEqual({ received: true })
  expect(await bodies()).toEqual([
    'How?',
    'Did it come?',
    'It came, thank you!\n\nOn Mon, Nov 16, Tower wrote:\n> You have an answer',
  ])
})

test('what is not signed, signed by another, changed or too old is refused', async () => {
  const { post, mail, bodies, services } = await buildMail()
  const old = new Date(services.clock.now().getTime() - 6 * 60_000)
  const answers = [
    await post(mail({}), { key: 'another secret, long enough' }),
    await post(mail({}), { at: old }),
    await post(mail({}), { headers: { 'webhook-signature': '' } }),
    await post(mail({}), { headers: { 'webhook-id': 'w2' } }),
    await post(mail({}), { headers: { 'webhook-timestamp': 'soon' } }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401])
  expect(await bodies()).toEqual(['How?'])
})

test('only the ticket’s own teacher writes by mail, and only at the address of the ticket', async () => {
  const { post, mail, bodies, opened, other, to, services, teacher } = await buildMail()
  const foreign = await opened(other)
  const [token = ''] = to.split('@')
  const wrong = [
    mail({ from: 'olga@school.test' }),
    mail({ from: 'ana@tower.test' }),
    written({ to: `${token.slice(0, -1)}x@reply.tower.test` }),
    written({ to: `t${foreign.id.replaceAll('-', '')}.${token.split('.')[1] ?? ''}@reply.tower.test` }),
    written({ to: `${token}@elsewhere.test` }),
    'no mail at all',
    '',
  ]
  for (const raw of wrong) expect((await post(raw)).statusCode).toBe(200)
  await services.database.transaction((tx) =>
    tx.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', teacher.userId).execute(),
  )
  await post(mail({ id: 'late' }))
  expect([...(await bodies()), ...(await bodies(foreign.id))]).toEqual(['How?', 'How?'])
})

test('a mail whose sender is disproven is a note for staff, once, and moves nothing; another of the teacher counts', async () => {
  const { post, mail, read, admin, teacher, ticket, said, rowsOf } = await buildMail()
  await said(admin, ticket.id, 'Did it come?')
  const forged = mail({
    headers: ['Authentication-Results: mx.reply.test;\r\n spf=fail smtp.mailfrom=school.test; dkim=none'],
    text: 'Send it to my other card.',
    id: 'forged',
  })
  for (const _ of [1, 2]) expect((await post(forged)).json()).toEqual({ received: true })
  const threadOf = async (as: typeof admin) => (await read(as, ticket.id)).json<{ ticket: Ticket }>().ticket
  const atDesk = await threadOf(admin)
  expect(atDesk).toMatchObject({ status: 'pending' })
  expect(atDesk.ticket_messages.slice(2)).toMatchObject([
    { body: 'Send it to my other card.', visibility: 'internal', author: null, is_disproven: true },
  ])
  expect((await threadOf(teacher)).ticket_messages).toHaveLength(2)
  const notices = (await rowsOf('admin_notifications')) as { title: string }[]
  expect(notices.map(({ title }) => title)).toContain('An email could not be proven to be its teacher’s')

  const own = ['Authentication-Results: mx.reply.test; spf=pass smtp.mailfrom=school.test; dkim=fail']
  await post(mail({ headers: own, text: 'It came.', id: 'own' }))
  expect(await threadOf(admin)).toMatchObject({ status: 'open' })
  expect((await threadOf(teacher)).ticket_messages.at(-1)).toMatchObject({
    body: 'It came.',
    is_disproven: false,
  })
})

test('what programs write by themselves, and what says nothing, is dropped', async () => {
  const { post, mail, bodies } = await buildMail()
  const headers = [
    ...['Auto-Submitted: auto-replied', 'Precedence: bulk', 'X-Autoreply: yes', 'X-Autorespond: away'],
    ...['X-Auto-Response-Suppress: All', 'X-Failed-Recipients: rosa@school.test'],
  ]
  for (const [nth, header] of headers.entries()) await post(mail({ headers: [header], id: `auto-${nth}` }))
  await post(mail({ text: '> only what was asked', id: 'quote' }))
  expect(await bodies()).toEqual(['How?'])
})

test('signs that no database keeps are left out, and a mail of nothing else says nothing', async () => {
  const { post, mail, bodies } = await buildMail()
  const answers = [
    await post(mail({ text: 'It came\0 today.', from: '"Rosa\0" <rosa@school.test>', id: 'm2' })),
    await post(mail({ text: '\0', id: 'm3' })),
    await post(mail({ text: 'It came.', id: 'm4\0' })),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await bodies()).slice(1)).toEqual(['It came today.', 'It came.'])
})

test('HTML alone is read as words, and files stay behind with a word of it', async () => {
  const { post, mail, bodies } = await buildMail()
  const html =
    '<style>p{}</style><p>Hello &amp; thanks</p><script>alert(1)</script><blockquote>Old</blockquote>'
  await post(mail({ headers: ['Content-Type: text/html'], text: html, id: 'html' }))
  const parts = [
    ...['--b', 'Content-Type: text/plain', '', 'Here it is.', '--b', 'Content-Type: application/pdf'],
    ...['Content-Disposition: attachment; filename=a.pdf', '', 'x', '--b--'],
  ].join('\r\n')
  await post(mail({ headers: ['Content-Type: multipart/mixed; boundary=b'], text: parts, id: 'files' }))
  expect(await bodies()).toEqual([
    'How?',
    'Hello & thanks\n\n> Old',
    'Here it is.\n\n[Files came with this mail. Please attach them in the portal.]',
  ])
})

test('no mail, a teacher’s or a stranger’s, keeps the server busy with what stands in it', async () => {
  const { post, mail, bodies } = await buildMail()
  const html = ['Content-Type: text/html']
  const costly: Omit<Sent, 'to'>[] = [
    { text: '\n'.repeat(1_900_000), id: 'lines' },
    { text: `Hi${'<'.repeat(1_900_000)}`, headers: html, id: 'brackets' },
    { text: `Hello${'<style '.repeat(270_000)}`, headers: html, id: 'styles' },
    { text: `Bye${'<a '.repeat(600_000)}`, headers: html, id: 'tags' },
  ]
  for (const sent of costly)
    for (const from of [undefined, 'stranger@evil.test'])
      expect((await post(mail({ ...sent, ...(from && { from }) }))).statusCode).toBe(200)
  const [question, ...answers] = await bodies()
  expect([question, ...answers.map((body) => body.slice(0, 5))]).toEqual(['How?', 'Hi<<<', 'Hello', 'Bye<a'])
})

test('where no mail is taken, mails say to reply in the portal, and there is no such call', async () => {
  const { post, mail, said, admin, ticket, rowsOf, services } = await buildMail({})
  await said(admin, ticket.id, 'Hello.')
  const [queued] = (await rowsOf('mails')) as { params: unknown }[]
  expect(queued?.params).toMatchObject({ replyTo: null })
  expect((await post(mail({}))).statusCode).toBe(404)
  const site = { name: 'T', origin: 'http://t.test', legalName: 'T', ein: undefined }
  const words = (await services.mails()).render('ticket_answer', queued?.params, site, 'en')
  expect(words.text).toContain('reply in the portal')
  expect(words).not.toHaveProperty('replyTo')
})

test('an address holds for its ticket in any case, and for no other', async () => {
  const { services, ticket, to } = await buildMail()
  expect(ticketOfAddress(services, to.toUpperCase())).toBe(ticket.id)
  expect(to.split('@')[0]?.length).toBeLessThanOrEqual(64)
})
