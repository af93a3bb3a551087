import nodemailer from 'nodemailer'
import { expect, test } from 'vitest'
import { mailSamples } from '../../../test/mail/mail-samples.ts'
import { testApp } from '../../test/test-app.ts'
import type { OutgoingMail } from '../mailer.ts'
import { queueMail } from '../queue-mail.ts'
import { queueSealedMail } from '../queue-sealed.ts'
import { sendDueMails } from '../send-due-mails.ts'
import { countMails } from '../mails.queries.ts'

const email = 'dana@example.org'

async function openMail() {
  const { app, services } = await testApp()
  const taken: OutgoingMail[] = []
  const mailer = {
    send: (mail: OutgoingMail) => {
      taken.push(mail)
      return Promise.resolve()
    },
  }
  const queue = (key: string, to = email) =>
    services.database.transaction((tx) =>
      queueSealedMail(services, tx, {
        dedupeKey: key,
        to,
        template: 'gift_matched',
        params: mailSamples.gift_matched.together!,
      }),
    )
  const queueReceipt = () =>
    services.database.transaction((tx) =>
      queueSealedMail(services, tx, {
        dedupeKey: 'receipt',
        to: email,
        template: 'receipt',
        params: mailSamples.receipt['own-tower']!,
      }),
    )
  const send = () => sendDueMails({ ...services, mailer })
  const leave = (url: string) =>
    app.inject({
      method: 'POST',
      url: new URL(url).pathname + new URL(url).search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  return { app, services, taken, queue, queueReceipt, send, leave }
}

/** What a mail says of why it comes. */
const seriesIn = (text: string) => /Our staff invited|We remind you|We tell you/.exec(text)?.[0] ?? ''

const addressOf = (mail: OutgoingMail | undefined) =>
  /^<(https?:\/\/[^>]+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''

test('a mail of the series can be left in one click, by its headers as RFC 8058 has them and by a link it shows', async () => {
  const { taken, queue, send } = await openMail()
  await queue('one')
  await send()
  const [mail] = taken
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const link = new URL(addressOf(mail)).searchParams.get('link') ?? ''
  expect(mail?.text).toContain(`/gift-news?link=${link}`)
  expect(mail?.html).toContain(`/gift-news?link=${link}`)
  expect(Buffer.from(link, 'base64url').toString('latin1')).not.toContain('dana')
})

test('a receipt belongs to no series: it has nothing to leave, and comes to whoever left', async () => {
  const { taken, queue, queueReceipt, send, leave } = await openMail()
  await queue('one')
  await send()
  await leave(addressOf(taken[0]))
  await queueReceipt()
  await send()
  expect(taken).toHaveLength(2)
  expect(taken[1]?.headers).toBeUndefined()
  expect(taken[1]?.text).not.toContain('gift-news')
})

test('who left gets no further mail of the series, not even one that waits already, and nothing counts as failed', async () => {
  const { services, taken, queue, send, leave } = await openMail()
  await queue('one')
  await queue('other', 'sam@example.org')
  await send()
  const mine = taken.find(({ to }) => to === email)
  await queue('two')
  const answer = await leave(addressOf(mine))
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { address: 'd…@example.org', left: true, series: 'gift_news' },
  ])
  await send()
  await queue('three')
  await queue('three for another', 'sam@example.org')
  await send()
  expect(taken.map(({ to }) => to).sort()).toEqual([email, 'sam@example.org', 'sam@example.org'])
  expect(await services.database.read(countMails)).toEqual({ waiting: 0, failing: 0, givenUp: 0 })
})

test('leaving twice is leaving once, in either form that mail programs send, and a look changes nothing', async () => {
  const { app, taken, queue, send, leave, services } = await openMail()
  await queue('one')
  await send()
  const { pathname, search } = new URL(addressOf(taken[0]))
  const look = () => app.inject({ url: pathname + search })
  expect((await look()).json()).toEqual({
    ...{ address: 'd…@example.org', left: false, series: 'gift_news' },
  })
  const browser = await app.inject({ url: pathname + search, headers: { accept: 'text/html' } })
  expect([browser.statusCode, browser.headers.location]).toEqual([
    303,
    `http://tower.test/gift-news${search}`,
  ])
  const multipart = await app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  })
  expect(multipart.statusCode).toBe(200)
  expect((await leave(addressOf(taken[0]))).statusCode).toBe(200)
  expect((await look()).json()).toMatchObject({ left: true })
  expect(
    await services.database.read((tx) => tx.selectFrom('mail_leaves').selectAll().execute()),
  ).toHaveLength(1)
})

test('invitations and reminders are left each by itself, and what a teacher has to know belongs to no series', async () => {
  const { services, taken, queue, send, leave } = await openMail()
  const queueMore = (key: string) =>
    services.database.transaction(async (tx) => {
      const to = (kind: string) => ({ dedupeKey: `${kind}:${key}`, to: email })
      const { sponsor_invite: invites, enter_draw: reminders, match: matches } = mailSamples
      await queueMail(tx, { ...to('invite'), template: 'sponsor_invite', params: invites.invite! })
      await queueMail(tx, { ...to('remind'), template: 'enter_draw', params: reminders.unconfirmed! })
      await queueMail(tx, { ...to('match'), template: 'match', params: matches.teacher! })
    })
  const series = () => taken.map(({ text }) => seriesIn(text)).toSorted()
  await queueMore('1')
  await send()
  expect(series()).toEqual(['', 'Our staff invited', 'We remind you'])
  const invited = taken.find(({ text }) => seriesIn(text) === 'Our staff invited')
  expect((await leave(addressOf(invited))).json()).toMatchObject({ left: true, series: 'sponsor_invites' })
  taken.length = 0
  await queueMore('2')
  await queue('news')
  await send()
  expect(series()).toEqual(['', 'We remind you', 'We tell you'])
})

test('a link that was cut off, changed or made up leaves nothing', async () => {
  const { app, taken, queue, send, services } = await openMail()
  await queue('one')
  await send()
  const link = new URL(addressOf(taken[0])).searchParams.get('link') ?? ''
  const changed = (link.startsWith('A') ? 'B' : 'A') + link.slice(1)
  for (const bad of ['', 'x', link.slice(0, -4), changed, '%00', 'a'.repeat(5_000)]) {
    const answer = await app.inject({ method: 'POST', url: '/api/gift-news', query: { link: bad } })
    expect([bad.length, answer.statusCode]).toEqual([bad.length, 404])
  }
  expect(await services.database.read((tx) => tx.selectFrom('mail_leaves').selectAll().execute())).toEqual([])
})

test('a form is still refused by every call that reads JSON', async () => {
  const { app } = await openMail()
  const answer = await app.inject({
    method: 'POST',
    url: '/.netlify/functions/create-checkout-session',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'amount_cents=80000',
  })
  expect(answer.statusCode).toBe(415)
})

test('the headers arrive whole at the mail server, however long the link', async () => {
  const { taken, queue, send } = await openMail()
  await queue('one')
  await send()
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail({ from: 'a@tower.test', ...taken[0] })
  const written = (message as Buffer).toString().replace(/\r\n[ \t]+/g, ' ')
  expect(written).toContain(`List-Unsubscribe: <${addressOf(taken[0])}>`)
  expect(written).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})
