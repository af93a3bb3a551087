import { listMailTexts, mailPageOf, wordedMails } from '@tower/contract/outreach/mail-texts.ts'
import type { PreviewedMail } from '@tower/contract/outreach/page-texts.contract.ts'
import { findTextFault, textBlocks } from '@tower/contract/outreach/page-texts.ts'
import { expect, test } from 'vitest'
import { buildCharityDesk } from '../../../../test/outreach/charity/build-charity.ts'
import { everyMail } from '../../../mail-templates.ts'
import { mailSite } from '../../../mail/mail-site.ts'
import { readSaid } from '../../../site/read-said.ts'
import { testApp } from '../../../test/test-app.ts'

const environment = { SITE_NAME: 'Project Tower' }
const desk = async () => buildCharityDesk(await testApp({ environment }))
const page = 'mail-program_open'
const said = (part: string, en: string | null, es: string | null = null) => [
  { key: `mails.program_open.${part}`, en, es },
]

test('every mail of which parts can be worded has words of its own in both languages, which keep to its placeholders', () => {
  for (const mail of wordedMails) {
    const words = everyMail.wordsOf(mail)
    const parts = listMailTexts(mail).map(({ part }) => part)
    for (const language of ['en', 'es'] as const) {
      expect(Object.keys(words[language]).toSorted(), mail).toEqual(parts.toSorted())
      for (const block of textBlocks[mailPageOf(mail)]) {
        const part = parts.find((one) => block.key.endsWith(`.${one}`))
        expect(findTextFault(block, (part && words[language][part]) ?? ''), block.key).toBeUndefined()
      }
    }
  }
})

test('a mail says what staff worded, in its language, filled in as it is written; what they leave out is as it came', async () => {
  const { services, dana } = await desk()
  const texts = [
    ...said('subject', '{program}: we begin', '{program}: empezamos'),
    ...said('closing', 'With love,\n\nyour {charity}'),
  ]
  expect((await dana('POST', `page-texts/${page}`, { texts, seen_number: 0 })).statusCode).toBe(200)
  const site = mailSite(services.config, await services.charity.read())
  const params = { name: 'Athletes', path: '/programs' }
  const english = everyMail.render('program_open', params, site, 'en')
  expect(english.subject).toBe('Athletes: we begin')
  expect(english.text).toContain('You asked us to tell you when Athletes opens.')
  expect(english.text).toContain('With love,\n\nyour Project Tower')
  const spanish = everyMail.render('program_open', params, site, 'es')
  expect(spanish.subject).toBe('Athletes: empezamos')
  expect(spanish.text).toContain('Este es el único correo sobre ello.')
  // Pages are given nothing of it.
  expect((await readSaid(services.charity)).worded).toBeUndefined()
})

test('a text that leaves out what it needs, or names what is not known there, is refused with words', async () => {
  const { dana } = await desk()
  const save = async (texts: ReturnType<typeof said>) =>
    (await dana('POST', `page-texts/${page}`, { texts, seen_number: 0 })).json<{
      code?: string
      error?: string
      message?: string
    }>()
  expect(await save(said('subject', 'We begin'))).toMatchObject({ code: 'page_texts.placeholder_missing' })
  expect(JSON.stringify(await save(said('opening', null, 'Hola')))).toContain('{program}')
  for (const unknown of [
    '{program} {giver}',
    '{program} {',
    '{program} }',
    '{program} {constructor}',
    '{program} {PROGRAM}',
  ])
    expect(await save(said('subject', unknown)), unknown).toMatchObject({
      code: 'page_texts.placeholder_unknown',
    })
  for (const wrong of ['{program}\nBcc: all@elsewhere.test', '{program}\r\nX: y', '{program} \u202egnp.exe'])
    expect(await save(said('subject', wrong)), JSON.stringify(wrong)).toMatchObject({
      code: 'page_texts.not_a_text',
    })
})

test('nothing that is typed becomes markup, a header or another placeholder, neither by staff nor by whoever is named', async () => {
  const { services, dana } = await desk()
  const texts = [
    ...said('subject', '<b>{program}</b>'),
    ...said('opening', '<script>alert(1)</script> {program} & <a href="https://elsewhere.test">more</a>'),
  ]
  await dana('POST', `page-texts/${page}`, { texts, seen_number: 0 })
  const site = mailSite(services.config, await services.charity.read())
  const name = '{charity}\r\nBcc: all@elsewhere.test <img src=x onerror=alert(2)>'
  const { subject, html } = everyMail.render('program_open', { name, path: '/programs' }, site, 'en')
  expect(subject).not.toMatch(/[\r\n]/)
  expect(subject).toContain('{charity}')
  expect(html).not.toMatch(/<script>alert|<img src=x|<a href="https:\/\/elsewhere/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test('the preview is the mail as it would be sent, in both languages, and keeps nothing', async () => {
  const { services, dana, readPage } = await desk()
  for (const mail of wordedMails) {
    const answer = await dana('POST', `page-texts/${mailPageOf(mail)}/preview`, { texts: [] })
    const { mails } = answer.json<{ mails: PreviewedMail[] }>()
    expect(
      mails.map(({ language }) => language),
      mail,
    ).toEqual(['en', 'es'])
    for (const { html, subject, text } of mails) {
      expect(html).toContain('<!doctype html>')
      expect(`${subject}${text}`, mail).not.toMatch(/[{}]|undefined/)
    }
  }
  const texts = said('subject', 'Only a look at {program}')
  const shown = (await dana('POST', `page-texts/${page}/preview`, { texts })).json<{
    mails: PreviewedMail[]
  }>()
  expect(shown.mails[0]?.subject).toBe('Only a look at Youth Athletes')
  expect((await readPage(page)).number).toBe(0)
  expect((await services.charity.read()).texts.en).toEqual({})
  const refused = await dana('POST', `page-texts/${page}/preview`, { texts: said('subject', 'None') })
  expect(refused.json()).toMatchObject({ code: 'page_texts.placeholder_missing' })
  expect((await dana('POST', 'page-texts/home/preview', { texts: [] })).statusCode).toBe(400)
})

test('the texts of a mail have versions like those of a page, and 0 brings back what came with the product', async () => {
  const { services, dana, app, signIn } = await desk()
  await dana('POST', `page-texts/${page}`, { texts: said('subject', '{program} 1'), seen_number: 0 })
  const stale = await dana('POST', `page-texts/${page}`, {
    texts: said('subject', '{program} 2'),
    seen_number: 0,
  })
  expect(stale.json()).toMatchObject({ code: 'page_texts.changed_meanwhile' })
  const { defaults } = (await dana('GET', `page-texts/${page}`)).json<{
    defaults: { key: string; en: string }[]
  }>()
  expect(defaults[0]).toMatchObject({ key: 'mails.program_open.subject', en: '{program} is open' })
  await dana('POST', `page-texts/${page}/restore`, { number: 0, seen_number: 1 })
  expect((await services.charity.read()).texts.en).toEqual({})
  const teacher = await signIn('teacher@tower.test', 'teacher')
  expect((await app.inject(`/api/admin/page-texts/${page}`)).statusCode).toBe(401)
  expect((await teacher('POST', `page-texts/${page}/preview`, { texts: [] })).statusCode).toBe(403)
})
