import { describe, expect, test } from 'vitest'
import type { MailSite } from '../../../mail/mail-parts.ts'
import type { MailTemplateName } from '../../../declared.ts'
import { isForReaderAlone, renderTemplate } from '../../../mail-templates.ts'

const site: MailSite = {
  name: 'Tower & <Co>',
  origin: 'http://tower.test',
  legalName: 'Tower',
  ein: undefined,
}
const secret = { url: 'http://tower.test/auth/callback?token_hash=abc&type=magiclink', code: '042042' }
const newEmail = 'new@tower.test'

const family: [name: MailTemplateName, params: Record<string, string>][] = [
  ['sign_in', secret],
  ['sign_in', { ...secret, ownPortal: 'sponsor' }],
  ['sign_in', { ...secret, ownPortal: 'teacher' }],
  ['sign_in', { ...secret, ownPortal: 'admin' }],
  ['recovery', secret],
  ['address_change', { ...secret, reader: 'old', newEmail }],
  ['address_change', { ...secret, reader: 'new', newEmail }],
  ['address_changed', { newEmail }],
  ['address_taken', {}],
  ['password_changed', { changedAt: '2026-11-16T12:00:00Z' }],
]

describe.each(family)('the mail %s to %j', (name, params) => {
  const render = (locale: 'en' | 'es') => renderTemplate(name, params, site, locale)

  test.each(['en', 'es'] as const)('says the same in HTML and in plain text (%s)', (locale) => {
    const { subject, html, text } = render(locale)
    expect(subject).not.toMatch(/[\r\n]|undefined/)
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html + text).not.toMatch(/undefined|\[object/)
    expect(html).not.toContain(site.name)
    for (const value of [params.code, params.url, params.newEmail && newEmail]) {
      if (!value || params.reader === 'new') continue
      expect(html).toContain(value.replace('&', '&amp;'))
      expect(text).toContain(value)
    }
  })

  test('leaves no English sentence in Spanish', () => {
    const [english, spanish] = [render('en'), render('es')]
    expect(spanish.subject).not.toBe(english.subject)
    const isSentence = (line: string) => line.length > 25 && !line.startsWith('http')
    for (const sentence of english.text.split('\n').filter(isSentence))
      expect(spanish.text).not.toContain(sentence)
  })

  test('is forgotten once it has left when it opens something', () => {
    expect(isForReaderAlone(name)).toBe(params.code !== undefined)
  })
})

test('only the old address reads where the account wants to go', () => {
  const read = (reader: string) =>
    renderTemplate('address_change', { ...secret, reader, newEmail }, site, 'en').text
  expect(read('old')).toContain(newEmail)
  expect(read('new')).not.toContain(newEmail)
})
