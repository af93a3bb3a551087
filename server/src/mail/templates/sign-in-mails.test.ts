import { describe, expect, test } from 'vitest'
import type { MailSite } from './layout.ts'
import { renderTemplate, secretTemplates, type MailTemplateName } from './templates.ts'

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
  ['recovery', secret],
  ['address_change', { ...secret, reader: 'old', newEmail }],
  ['address_change', { ...secret, reader: 'new', newEmail }],
  ['address_changed', { newEmail }],
  ['address_taken', {}],
  ['password_changed', { changedAt: '2026-11-16T12:00:00Z' }],
]

describe.each(family)('the mail %s to %j', (name, params) => {
  test('says the same in HTML and in plain text, in both languages', () => {
    const [english, spanish] = (['en', 'es'] as const).map((locale) =>
      renderTemplate(name, params, site, locale),
    )
    for (const mail of [english, spanish]) {
      expect(mail?.subject).not.toMatch(/[\r\n]|undefined/)
      expect(mail?.html).toContain('<!doctype html>')
      expect(`${mail?.html}${mail?.text}`).not.toMatch(/undefined|\[object|<Co>.*<\/td/)
      if (params.code) for (const part of [mail?.html, mail?.text]) expect(part).toContain(params.code)
      if (params.url) expect(mail?.text).toContain(params.url)
      if (params.url) expect(mail?.html).toContain(params.url.replace('&', '&amp;'))
    }
    expect(english?.html).toContain('lang="en"')
    expect(spanish?.html).toContain('lang="es"')
    expect(spanish?.subject).not.toBe(english?.subject)
    const sentences = (english?.text ?? '')
      .split('\n')
      .filter((line) => line.length > 25 && !line.startsWith('http'))
    for (const sentence of sentences) expect(spanish?.text).not.toContain(sentence)
  })

  test('is forgotten once it has left when it opens something', () => {
    expect(secretTemplates.has(name)).toBe(params.code !== undefined)
  })
})

test('only the old address reads where the account wants to go', () => {
  const read = (reader: string) =>
    renderTemplate('address_change', { ...secret, reader, newEmail }, site, 'en').text
  expect(read('old')).toContain(newEmail)
  expect(read('new')).not.toContain(newEmail)
})
