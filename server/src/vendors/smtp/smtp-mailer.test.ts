import { expect, test } from 'vitest'
import { receiveSmtp } from '../../../test/vendors/receive-smtp.ts'
import { NoSuchMailbox, type PassedWords } from '../../mail/mailer.ts'
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
  await mailer.send({ ...mail, headers, to: 'a@families.test, b@families.test' }).catch(() => undefined)
  expect(mails.flatMap(({ to }) => to)).not.toContain('b@families.test')
  await mailer.send({ ...mail, headers, to: 'c@families.test' })
  expect(mails.at(-1)?.text).toContain('List-Unsubscribe: <https://tower.test/leave>')
  expect(mails.at(-1)?.text).toContain('Auto-Submitted: auto-generated')
})

test('a mailbox that does not exist is told from everything that may be otherwise later', async () => {
  let answer = ''
  const { url } = await receiveSmtp(() => answer)
  const mailer = createSmtpMailer({ url, from: 'hello@tower.test' })
  const refused = async (said: string) => {
    answer = said
    return mailer.send({ ...mail, to: 'gone@families.test' }).catch((error: unknown) => error)
  }
  for (const said of [
    '550 5.1.1 no such user',
    '550 No such user here',
    '553 5.1.3 bad address',
    '550 5.2.1 closed',
  ])
    expect(await refused(said), said).toBeInstanceOf(NoSuchMailbox)
  for (const said of [
    '450 4.2.0 greylisted, come back',
    '421 4.7.0 too many',
    '552 5.2.2 mailbox full',
    '550 5.7.1 refused by policy',
    '550 5.1.8 sender address refused: domain not found',
    '550 Relaying denied',
    '550 your IP is on a block list',
    '554 no',
  ]) {
    const error = await refused(said)
    expect(error, said).toBeInstanceOf(Error)
    expect(error, said).not.toBeInstanceOf(NoSuchMailbox)
  }
})
