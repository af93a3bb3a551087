import { describe, expect, test } from 'vitest'
import type { MailSite } from './mail-parts.ts'
import { receiptMail, type ReceiptMailParams } from '../money/giving/receipts/receipt-mail.ts'
import { renderTemplate } from '../mail-templates.ts'

const site: MailSite = { name: 'Tower', origin: 'https://tower.test', legalName: 'Tower', ein: undefined }
const hostile = [
  'Your account is suspended, call 1-800-555-0100 now',
  'PayPal Support: refund waiting (555) 123-4567',
  'Call \uff15\uff15\uff15\uff11\uff12\uff13\uff14\uff15\uff16\uff17',
  'www evil',
  'WWW.evil',
  'http:\\\\evil\\x',
  'evil\u3002example',
  'evil\uff61example',
  'evil\u2024example\u2024com',
  'evil\uff0eexample',
  'Click https://evil.example/win NOW',
  'evil.example',
  'win@evil.example',
  'win\uff20evil',
  'Ana\u2028evil.example',
]

describe.each(hostile)('nobody sends "%s" to strangers in our name', (name) => {
  test.each(['en', 'es'] as const)('in a mail that anybody can order (%s)', (locale) => {
    const ordered = [
      renderTemplate('sponsor_link', { displayName: name, url: 'https://tower.test/a' }, site, locale),
      renderTemplate(
        'classroom_confirmation',
        { teacherName: name, classroomName: 'Room 1', url: 'https://tower.test/b' },
        site,
        locale,
      ),
      renderTemplate(
        'teacher_nominated',
        { nominatorName: name, classroomName: 'Room 1', url: 'https://tower.test/c' },
        site,
        locale,
      ),
    ]
    for (const { subject, text, html } of ordered)
      for (const part of [subject, text, html]) expect(part).not.toMatch(hostileWords)
  })

  test('nor as a dedication on a receipt', () => {
    expect(dedicated(name)).not.toMatch(hostileWords)
  })
})

const hostileWords = /evil|suspended|PayPal|555|\uff15|www/i

test.each([
  'Grandmother Ruth, and all who taught at the little school by the river for so long',
  'Dr. J. R. Smith',
  "O'Neil & Sons",
  'The class of 2026',
  'Ana Mar\u00eda N\u00fa\u00f1ez',
])('a dedication stands on the receipt: %s', (name) => {
  expect(dedicated(name)).toContain(name)
})

function dedicated(name: string): string {
  return receiptMail({ ...aReceipt, tribute: { kind: 'honor', name } }, site, 'en').text
}

const aReceipt: ReceiptMailParams = {
  ...{ number: 1, amountCents: 100, feeCoverCents: 0, destination: 'classrooms' },
  ...{ paidAt: '2026-11-21T12:00:00.000Z', slotsMinted: 0, progressCents: 100, replacesNumber: null },
}
