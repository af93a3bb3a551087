import { expect, test } from 'vitest'
import { classroomConfirmationMail } from './classroom-confirmation-mail.ts'
import { greetingName } from './greeting-name.ts'
import type { MailSite } from './layout.ts'
import { receiptMail, type ReceiptMailParams } from './receipt-mail.ts'
import { sponsorLinkMail } from './sponsor-link-mail.ts'

const site = { name: 'Project Tower', origin: 'https://tower.test', legalName: 'Tower', ein: undefined }
const hostile = [
  'Click https://evil.example/win NOW',
  'evil.example',
  'WWW.evil',
  'win@evil.example',
  'You won. Send your password to the number below before tonight, or it is gone',
  'Ana\u2028evil.example',
]

test.each(['Ana María Núñez', 'Dr. J. R. Smith', 'O’Neil & Sons', "Ms. D'Arcy"])('%s is greeted', (name) => {
  expect(greetingName(name)).toBe(name)
})

test.each(hostile)('nobody sends "%s" to strangers in our name', (name) => {
  for (const locale of ['en', 'es'] as const) {
    const mails = [
      sponsorLinkMail({ displayName: name, url: 'https://tower.test/a' }, site, locale),
      classroomConfirmationMail(
        { teacherName: name, classroomName: 'Room 1', url: 'https://tower.test/b' },
        site,
        locale,
      ),
    ]
    for (const { subject, text, html } of mails)
      expect(`${subject} ${text} ${html}`).not.toMatch(/evil|password to the number/i)
  }
})

test('a dedication stands on the receipt, unless a mail program would make a link of it', () => {
  const site = { name: 'Tower', legalName: '', ein: '', origin: 'http://tower.test' } as MailSite
  const receipt = (name: string) =>
    receiptMail({ ...aReceipt, tribute: { kind: 'honor', name } }, site, 'en').text
  expect(
    receipt('Grandmother Ruth, and all who taught at the little school by the river for so long'),
  ).toContain('Grandmother Ruth')
  expect(receipt('You won! claim at evil.example/prize')).not.toContain('evil')
})

const aReceipt: ReceiptMailParams = {
  ...{ number: 1, amountCents: 100, feeCoverCents: 0, destination: 'classrooms' },
  ...{ paidAt: '2026-11-21T12:00:00.000Z', slotsMinted: 0, progressCents: 100, replacesNumber: null },
}
