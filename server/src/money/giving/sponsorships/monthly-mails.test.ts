import { expect, test } from 'vitest'
import { isForReaderAlone, renderTemplate } from '../../../mail-templates.ts'

const site = { name: 'Tower', origin: 'http://tower.test', legalName: 'Demo', ein: undefined }
const monthlyPath = '/monthly-gift?link=token'
const receipt = {
  number: 7,
  amountCents: 2_500,
  feeCoverCents: 106,
  destination: 'prospects',
  paidAt: '2026-11-16T12:00:00Z',
  slotsMinted: 0,
  progressCents: 0,
  replacesNumber: null,
  monthlyPath,
}
const failure = { amountCents: 2_606, payUrl: 'https://pay.test/in_1', monthlyPath }

test.each(['en', 'es'] as const)('the mails of a monthly gift lead to its page, in %s', (locale) => {
  const receiptMail = renderTemplate('monthly_receipt', receipt, site, locale)
  const failedMail = renderTemplate('monthly_charge_failed', failure, site, locale)
  for (const { html, text } of [receiptMail, failedMail]) {
    expect(html).toContain('http://tower.test/monthly-gift?link=token')
    expect(text).toContain('http://tower.test/monthly-gift?link=token')
  }
  expect(receiptMail.text).toMatch(/\$25\.00[\s\S]*\$1\.06/)
  expect(failedMail.text).toContain('$26.06')
  expect(failedMail.text).toContain('https://pay.test/in_1')
})

test('the receipt of a month leads to its gift first, and then to where it is changed', () => {
  const { text } = renderTemplate(
    'receipt',
    { ...receipt, followKey: 'key', givenBy: 'Acme Lumber Co.' },
    site,
    'en',
  )
  expect(text.indexOf('/gifts/key')).toBeGreaterThan(0)
  expect(text.indexOf('/gifts/key')).toBeLessThan(text.indexOf('/monthly-gift'))
  expect(text).toMatch(/Given by:? +Acme Lumber Co\./)
})

test('a gift of once has a receipt without a link', () => {
  const { text } = renderTemplate('receipt', { ...receipt, monthlyPath: undefined }, site, 'en')
  expect(text).not.toContain('monthly-gift')
})

test('mails whose link ends a gift are kept no longer than it takes to send them', () => {
  for (const name of ['monthly_receipt', 'monthly_charge_failed']) expect(isForReaderAlone(name)).toBe(true)
})
