import { expect, test } from 'vitest'
import { receiveSmtp } from '../../../test/vendors/receive-smtp.ts'
import { RefusedForGood, type PassedWords } from '../../mail/mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const words = { subject: 'Your receipt', html: '<p>Thank you</p>', text: 'Thank you' } as PassedWords
const mail = { ...words, messageId: '<1@tower.test>' }

test('a mail leaves for one mailbox, under its own id, and says that a program wrote it', async () => {
  const { url, mails } = await receiveSmtp()
  const mailer = createSmtpMailer({ url, from: 'Tower <hello@tower.test>' })
  await mailer.send({ ...mail, to: 'giver@families.test', replyTo: 'answers@tower.test' })
  expect(mails.map(({ to }) => to)).toEqual([['giver@families.test']])
  for (const header of [
    'Subject: Your receipt',
    'Message-ID: <1@tower.test>',
    'Reply-To: answers@tower.test',
    'Auto-Submitted: auto-generated',
    'X-Auto-Response-Suppress: All',
  ])
    expect(mails[0]?.text.split('\n')).toContain(header)
})

test('what a mail says of itself stands beside that, and an address is never read as a list', async () => {
  const { url, mails } = await receiveSmtp()
  const mailer = createSmtpMailer({ url, from: 'hello@tower.test' })
  const headers = { 'List-Unsubscribe': '<https://tower.test/leave>' }
  for (const report of [{}, { reportTo: 'b1@reply.tower.test' }])
    await mailer
      .send({ ...mail, ...report, headers, to: 'a@families.test, b@families.test' })
      .catch(() => undefined)
  expect(mails.flatMap(({ to }) => to)).not.toContain('b@families.test')
  await mailer.send({ ...mail, headers, to: 'c@families.test' })
  expect(mails.at(-1)?.text).toContain('List-Unsubscribe: <https://tower.test/leave>')
  expect(mails.at(-1)?.text).toContain('Auto-Submitted: auto-generated')
})

test('a report is asked for at an address of ours, and the mail still is for one mailbox', async () => {
  const { url, mails } = await receiveSmtp()
  const mailer = createSmtpMailer({ url, from: 'hello@tower.test' })
  await mailer.send({ ...mail, to: 'giver@families.test', reportTo: 'b1@reply.tower.test' })
  expect(mails).toMatchObject([{ from: 'b1@reply.tower.test', to: ['giver@families.test'] }])
  expect(mails[0]?.text).toContain('From: hello@tower.test')
})

test('what is refused for good is told from what may be otherwise later, and the mailbox from the mail and from us', async () => {
  let answer = { RCPT: undefined as string | undefined, DATA: undefined as string | undefined }
  const { url } = await receiveSmtp(() => answer.RCPT, { dataAnswer: () => answer.DATA })
  const mailer = createSmtpMailer({ url, from: 'hello@tower.test' })
  const partOf = async (at: 'RCPT' | 'DATA', said: string) => {
    answer = { RCPT: undefined, DATA: undefined, [at]: said }
    const error = await mailer.send({ ...mail, to: 'gone@families.test' }).catch((thrown: unknown) => thrown)
    expect(error, said).toBeInstanceOf(Error)
    return error instanceof RefusedForGood ? error.part : 'later'
  }
  for (const [at, said, part] of [
    ['RCPT', '550 5.1.1 no such user', 'mailbox'],
    ['RCPT', '550 No such user here', 'mailbox'],
    ['RCPT', '553 5.1.3 bad address', 'mailbox'],
    ['RCPT', '550 5.2.1 closed', 'mail'],
    ['RCPT', '550 Administrative prohibition', 'us'],
    ['DATA', '550 5.1.1 no such user', 'mailbox'],
    ['RCPT', '552 5.2.2 mailbox full', 'mail'],
    ['RCPT', '552 mailbox full', 'mail'],
    ['DATA', '552 5.3.4 too large', 'mail'],
    ['DATA', '554 5.6.0 no such words', 'mail'],
    ['RCPT', '550 5.7.1 refused by policy', 'us'],
    ['DATA', '550 5.7.26 not signed', 'us'],
    ['RCPT', '550 5.1.8 sender address refused: domain not found', 'us'],
    ['RCPT', '550 Relaying denied', 'us'],
    ['RCPT', '550 your IP is on a block list', 'us'],
    ['DATA', '550 no', 'us'],
    ['RCPT', '554 no', 'us'],
    ['RCPT', '450 4.2.0 greylisted, come back', 'later'],
    ['RCPT', '421 4.7.0 too many', 'later'],
    ['DATA', '451 4.3.0 later', 'later'],
  ] as const)
    expect(await partOf(at, said), `${at} ${said}`).toBe(part)
})
