import { languages, type Language } from '@tower/contract/language.ts'
import { expect, test } from 'vitest'
import { listSamples, sampleSite as site, siteOf } from '../test/mail/list-samples.ts'
import { renderTemplate } from './mail-templates.ts'
import { checkRows } from './test/check-rows.ts'

/** What a reader of the HTML sees, line for line: neither the head nor the line that only lists of mails show. */
function readHtml(html: string): string {
  const seen = html
    .replace(/<head>.*?<\/head>|<!--.*?-->|<div style="display:none.*?<\/div>/gs, '')
    .replace(/<[^>]+>/g, '\n')
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
  return seen.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => signs[name] ?? '')
}

const address = /https?:\/\/\S+/g

const wordsOf = (said: string) =>
  said
    .replace(address, '')
    .split(/\s+/)
    .map((word) => word.replace(/:$/, ''))
    .filter((word) => word !== '' && word !== '--')
    .sort()

const addressesIn = (said: string) => [...new Set(said.match(address))].sort()

const addressesOfHtml = (html: string) => {
  const linked = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
  return addressesIn([...linked, readHtml(html)].join('\n'))
}

type Sample = ReturnType<typeof listSamples>[number]
const samples = listSamples()
const letters = samples.flatMap((sample) => languages.map((language) => ({ ...sample, language })))

const write = ({ template, params }: Sample, language: Language) =>
  renderTemplate(template, params, siteOf(template), language)
const nameOf = ({ template, form, language }: Sample & { language?: Language }) =>
  [template, form, language].filter(Boolean).join(', ')

test('every mail says the same in HTML and in plain text, and leads to the same pages', (context) =>
  checkRows(
    context,
    letters,
    (letter) => {
      const { subject, html, text } = write(letter, letter.language)
      expect(wordsOf(readHtml(html))).toEqual(wordsOf(text))
      expect(addressesOfHtml(html)).toEqual(addressesIn(text))
      expect(`${subject}${html}${text}`).not.toMatch(/undefined|\[object|NaN/)
      expect(subject).not.toMatch(/[\r\n]/)
      expect(subject.length).toBeLessThanOrEqual(78)
    },
    nameOf,
  ))

test('every mail says who wrote, and loses nothing where pictures are blocked', (context) =>
  checkRows(
    context,
    letters,
    (letter) => {
      const { html, text } = write(letter, letter.language)
      for (const fact of [site.legalName, site.ein, site.address, site.phone, site.origin, site.name])
        for (const part of [html, text]) expect(part).toContain(fact)
      const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([picture]) => picture)
      expect(pictures).toHaveLength(2)
      for (const picture of pictures)
        expect(picture).toMatch(/src="https:\/\/tower\.test\/mail\/\w+\.png" width="\d+" height="\d+" alt=""/)
      expect(html).toContain(`<html lang="${letter.language}">`)
      expect(html).toContain('<meta name="color-scheme" content="light dark">')
      // Gmail cuts a mail at 102 KB.
      expect(html.length).toBeLessThan(30_000)
    },
    nameOf,
  ))

test('no mail leaves an English sentence in Spanish', (context) =>
  checkRows(
    context,
    samples,
    (sample) => {
      const [english, spanish] = [write(sample, 'en'), write(sample, 'es')]
      const written = JSON.stringify(sample.params)
      if (!written.includes(english.subject)) expect(spanish.subject).not.toBe(english.subject)
      const sentences = english.text.split('\n--\n')[0]!.split('\n')
      for (const line of sentences.filter((each) => each.length > 25 && !each.startsWith('http')))
        // What somebody wrote, and whose name stands before it, is said in no language of ours.
        if (!line.split(/[“”]|: /).every((part) => written.includes(part.trim())))
          expect(spanish.text).not.toContain(line)
    },
    nameOf,
  ))

test('every mail shows the words of strangers as words, whatever they hold', (context) =>
  checkRows(
    context,
    samples,
    ({ template, params }) => {
      const hostile = '"><img src=x onerror=alert(1)><a href=//evil>'
      const named = new Set(['giverName', 'classroomName', 'classroom_name', 'place', 'reason', 'name'])
      const struck: unknown = JSON.parse(JSON.stringify(params), (key, value: unknown) =>
        named.has(key) && typeof value === 'string' ? hostile : value,
      )
      for (const language of languages) {
        const { html, subject } = renderTemplate(template, struck, siteOf(template), language)
        expect(html).not.toMatch(/<img src=x|<a href=\/\//)
        expect(subject).not.toMatch(/[\r\n]/)
      }
    },
    nameOf,
  ))

test('there is a sample of every mail that a domain declares', async () => {
  const { everyDomain } = await import('./domains.ts')
  const declared = everyDomain.flatMap(({ mails = {} }) => Object.keys(mails))
  expect([...new Set(listSamples().map(({ template }) => template))].sort()).toEqual(declared.sort())
})
