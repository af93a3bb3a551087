import { expect, test } from 'vitest'
import { receiveSmtp } from '../../../test/vendors/receive-smtp.ts'
import type { PassedWords } from '../../mail/mailer.ts'
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
