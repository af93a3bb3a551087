import { createHmac } from 'node:crypto'
import type { DeskMail, SuppressedAddress } from '@tower/contract/oversight/mails.contract.ts'
import { expect, test } from 'vitest'
import { buildDirectory } from '../../../test/people/directory/build-directory.ts'
import { lastToken } from '../../../test/mail/read-mails.ts'
import { type Mailer, type OutgoingMail, RefusedForGood } from '../mailer.ts'
import { queueMails } from '../queue-mail.ts'
import { sendDueMails } from '../send-due-mails.ts'

const secret = 'a secret for mail, long enough'
const environment = {
  ...{ INBOUND_MAIL_DOMAIN: 'reply.tower.test', INBOUND_MAIL_SECRET: secret, MAIL_REPORTS: 'true' },
  ...{ MAIL_PACE: '60', SMTP_URL: 'smtp://mail.test' },
}
const giver = 'giver@families.test'

/** A site with a mail server that takes mail but for what `refuse` throws, and its staff. */
async function buildPost() {
  const world = await buildDirectory({ environment })
  const { services, call, app } = world
  const admin = await world.person('admin@tower.test', 'admin', 'Dana Reyes')
  const taken: OutgoingMail[] = []
  const server = { refuse: (_: OutgoingMail): Error | undefined => undefined }
  const mailer: Mailer = {
    async send(mail) {
      const refusal = server.refuse(mail)
      if (refusal) throw refusal
      taken.push(mail)
    },
  }
  let queued = 0
  const params = { changedAt: '2026-11-16T12:00:00Z' }
  const queue = (to = giver, count = 1) =>
    services.database.transaction((tx) =>
      queueMails(
        tx,
        Array.from({ length: count }, () => {
          queued += 1
          return { dedupeKey: `changed:${queued}`, to, template: 'password_changed', params } as const
        }),
      ),
    )
  const signIn = async (email: string) => {
    await app.inject({ method: 'POST', url: '/auth/v1/otp', payload: { email } })
  }
  const post = (raw: string) => {
    const timestamp = String(Math.floor(services.clock.now().getTime() / 1000))
    const signature = createHmac('sha256', secret).update(`w1.${timestamp}.${raw}`).digest('base64')
    const headers = {
      'webhook-id': 'w1',
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    }
    const type = { 'content-type': 'message/rfc822' }
    return app.inject({
      method: 'POST',
      url: '/webhooks/mail',
      payload: raw,
      headers: { ...type, ...headers },
    })
  }
  const items = async <Row>(path: string) =>
    (await call(admin.token, 'GET', path)).json<{ items: Row[] }>().items
  return {
    ...{ ...world, admin, taken, server, queue, signIn, post },
    send: () => sendDueMails({ ...services, mailer }),
    mails: (query = '') => items<DeskMail>(`/api/admin/mails${query}`),
    stopped: () => items<SuppressedAddress>('/api/admin/suppressed-addresses'),
    act: async (path: string) => {
      const { statusCode, body } = await call(admin.token, 'POST', `/api/admin/${path}`)
      return statusCode === 200 ? 'done' : (JSON.parse(body) as { code: string }).code
    },
  }
}

const gone = () => new RefusedForGood('mailbox', `550 5.1.1 <${giver}> no such user`)

test('an address that nobody reads is written to no more, until staff or its reader say otherwise', async () => {
  const { server, queue, send, taken, mails, stopped, act, auditActions, services } = await buildPost()
  server.refuse = ({ to }) => (to === giver ? gone() : undefined)
  await queue()
  expect(await send()).toBe(0)
  await queue()
  await queue('other@families.test')
  server.refuse = () => undefined
  expect(await send()).toBe(1)
  expect(taken.map(({ to }) => to)).toEqual(['other@families.test'])
  expect((await mails(`?q=giver@`)).map(({ state }) => state).toSorted()).toEqual(['refused', 'suppressed'])
  expect(await stopped()).toMatchObject([
    { email: giver, reason: 'refused', said: '550 5.1.1 … no such user' },
  ])

  const [never] = await mails('?state=suppressed')
  expect(never).toMatchObject({ may_send_again: false, said: '550 5.1.1 … no such user' })
  expect(await act(`mails/${never?.id}/again`)).toBe('mail.suppressed')
  const [{ id } = { id: '' }] = await stopped()
  expect(await act(`suppressed-addresses/${id}/lift`)).toBe('done')
  expect(await act(`suppressed-addresses/${id}/lift`)).toBe('mail.not_suppressed')
  expect(await act(`mails/${never?.id}/again`)).toBe('done')
  expect(await act(`mails/${never?.id}/again`)).toBe('mail.still_waiting')
  expect(await send()).toBe(1)
  expect(taken.at(-1)).toMatchObject({
    to: giver,
    messageId: expect.stringContaining(`<${never?.id}.1@`) as string,
  })
  expect(await act(`mails/${never?.id}/again`)).toBe('done')
  const words = await services.database.read((tx) =>
    tx.selectFrom('mails').select(['subject', 'html', 'text']).where('sent_again', '=', 2).execute(),
  )
  expect(words).toEqual([{ subject: null, html: null, text: null }])
  expect(await auditActions()).toEqual(expect.arrayContaining(['mail.suppression_lifted', 'mail.sent_again']))
})

test('a mail that is refused for itself stops no address, and one that is refused because of us is tried later', async () => {
  const { server, queue, send, mails, stopped, taken, act, services } = await buildPost()
  server.refuse = () => new RefusedForGood('mail', '552 5.2.2 mailbox full')
  await queue()
  await send()
  expect(await mails()).toMatchObject([
    { state: 'refused', said: '552 5.2.2 mailbox full', may_send_again: true },
  ])
  server.refuse = () => new RefusedForGood('us', '550 5.7.1 refused by policy')
  await queue('other@families.test')
  await send()
  expect(await mails('?q=other')).toMatchObject([{ state: 'failing', attempts: 1 }])
  // After some hours without an answer.
  await services.database.script(
    `update mails set attempts = 30, next_attempt_at = now() where given_up_at is null`,
  )
  await send()
  expect(await mails('?q=other')).toMatchObject([{ state: 'failing', attempts: 31 }])
  expect(await stopped()).toEqual([])
  server.refuse = () => undefined
  const [full] = await mails('?state=refused')
  expect(await act(`mails/${full?.id}/again`)).toBe('done')
  await send()
  expect(taken.map(({ to }) => to)).toEqual([giver])
})

test('nobody is locked out: codes are tried once an hour, and on as long as nobody says no; whoever comes in by one is written to again', async () => {
  const { server, signIn, send, taken, stopped, services, app, person, queue, post } = await buildPost()
  const { email } = await person(giver, 'sponsor')
  server.refuse = gone
  await queue()
  await send()
  server.refuse = () => undefined
  await signIn(email)
  expect([await send(), (await stopped()).length]).toEqual([0, 1])
  await services.database.script(`update mail_suppressions set since = now() - interval '2 hours'`)
  await signIn(email)
  await signIn(email)
  // Greylisted, as whoever writes for the first time.
  server.refuse = () => new Error('451 4.7.1 try again later')
  expect(await send()).toBe(0)
  server.refuse = () => undefined
  await services.database.script(`update mails set next_attempt_at = now() where sent_at is null`)
  expect(await send()).toBe(2)
  await signIn(email)
  expect(await send()).toBe(1)
  await post(report({ messageId: taken.at(-1)?.messageId ?? '' }))
  await signIn(email)
  const token = await lastToken(services, { to: email, template: 'sign_in' }, 'token_hash')
  expect([await send(), taken.length]).toEqual([0, 3])
  const verified = await app.inject({
    ...{ method: 'POST', url: '/auth/v1/verify' },
    payload: { type: 'magiclink', token_hash: token },
  })
  expect([verified.statusCode, await stopped()]).toEqual([200, []])
})

const report = ({ to = '', messageId = '', status = '5.1.1', action = 'failed', said = '' }) =>
  [
    'From: Mail Delivery <MAILER-DAEMON@mx.families.test>',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain',
    '',
    'I am sorry.',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.families.test',
    '',
    `Final-Recipient: rfc822; ${giver}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${said || `550 ${status} <${giver}>:`}`,
    '    no such user',
    '',
    '--b1',
    'Content-Type: message/rfc822',
    '',
    'From: hello@tower.test',
    `Message-ID: ${messageId}`,
    'Subject: Hello',
    '',
    'Words.',
    '--b1--',
    '',
  ].join('\r\n')

test('a report that a mail did not arrive is read by the door for mail, of that mail alone', async () => {
  const { queue, send, taken, post, mails, stopped, notices } = await buildPost()
  await queue()
  await send()
  const { messageId = '', reportTo = '' } = taken[0] ?? {}
  expect(reportTo).toMatch(/^b[0-9a-f]{32}@reply\.tower\.test$/)
  const stranger = messageId.replace(/^<\w{8}/, '<00000000')
  for (const nothing of [
    { messageId: stranger },
    { to: reportTo, action: 'delayed', status: '4.4.1' },
    { to: reportTo, action: 'delivered', status: '2.0.0' },
    { to: reportTo.replace('reply.', 'other.') },
    // Words that the database cannot hold, and words without an end.
    { messageId: stranger, said: '550 \0' },
    { messageId: stranger, said: 'a'.repeat(400_000) },
    { messageId: `<${' '.repeat(400_000)}x` },
  ])
    expect((await post(report(nothing))).json()).toEqual({ received: true })
  expect(await mails()).toMatchObject([{ state: 'sent' }])

  for (const _ of [1, 2]) await post(report({ messageId }))
  expect(await mails()).toMatchObject([{ state: 'reported', said: '550 5.1.1 …: no such user' }])
  expect(await stopped()).toMatchObject([{ email: giver, reason: 'reported' }])
  expect(await notices()).toMatchObject([{ type: 'mail_failed', title: 'A mail came back' }])
})

test('a report is known by where it was sent as well, and a full mailbox is not a missing one', async () => {
  const { queue, send, taken, post, mails, stopped } = await buildPost()
  await queue()
  await send()
  const to = taken[0]?.reportTo ?? ''
  await post(report({ to, status: '5.2.2', said: '552 5.2.2 mailbox full' }))
  expect([await mails(), await stopped()]).toMatchObject([[{ state: 'reported' }], []])
  await post(report({ to, status: '5.0.0', said: `550 No such user <${giver}>` }))
  expect(await stopped()).toMatchObject([{ reason: 'reported' }])
})

test('a domain is sent so many a minute, the rest one after the other, and whoever waits to come in does not', async () => {
  const { queue, send, taken, services, signIn, person } = await buildPost()
  await person('ana@families.test', 'sponsor')
  await queue(giver, 25)
  await queue('one@elsewhere.test')
  await signIn('ana@families.test')
  await send()
  const toDomain = taken.filter(({ to }) => to === giver).length
  // Ten at once, and what a slow machine lets come after.
  expect(toDomain).toBeGreaterThanOrEqual(10)
  expect(toDomain).toBeLessThan(20)
  expect(taken.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['one@elsewhere.test', 'ana@families.test']),
  )
  const waiting = await services.database.read((tx) =>
    tx
      .selectFrom('mails')
      .select(['attempts', 'next_attempt_at'])
      .where('sent_at', 'is', null)
      .orderBy('next_attempt_at')
      .execute(),
  )
  expect(waiting).toHaveLength(25 - toDomain)
  expect(waiting.every(({ attempts }) => attempts === 0)).toBe(true)
  const [first, last] = [waiting[0], waiting.at(-1)].map((mail) => mail?.next_attempt_at.getTime() ?? 0)
  expect((last ?? 0) - (first ?? 0)).toBeGreaterThan((waiting.length - 3) * 1000)
})

test('an erasure takes what is known of an address, and a copy of one’s data has it', async () => {
  const { server, queue, send, call, person, stopped } = await buildPost()
  const root = await person('root@tower.test', 'superadmin', 'Kim Osei')
  const sponsor = await person(giver, 'sponsor')
  server.refuse = gone
  await queue()
  await send()
  expect(await stopped()).toHaveLength(1)
  const copy = (await call(sponsor.token, 'GET', '/api/account/export')).body
  expect(copy).toContain('mail_suppressions')
  const erased = await call(root.token, 'POST', `/api/admin/people/${sponsor.userId}/erase`)
  expect([erased.statusCode, await stopped()]).toEqual([200, []])
})
