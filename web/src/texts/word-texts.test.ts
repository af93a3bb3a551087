import { findTextFault, sitePages, textBlocks } from '@tower/contract/outreach/page-texts.ts'
import { expect, test } from 'vitest'
import { dictionaries } from '../all-texts.ts'
import { readText, wordTexts } from './word-texts.ts'

const { en, es } = dictionaries
const blocks = sitePages.flatMap((page) => textBlocks[page])

test('every text that staff can word stands in both dictionaries, fits its field, and takes no values', () => {
  const wrong = blocks.flatMap((block) =>
    [en, es].flatMap((dictionary) => {
      const text = readText(dictionary, block)
      const isWhole = text !== '' && !/\{\w+\}/.test(text) && findTextFault(block, text) === undefined
      return isWhole ? [] : [`${block.key}: ${text}`]
    }),
  )
  expect(wrong).toEqual([])
  expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length)
})

test('where nothing was worded the dictionary is the texts, to the letter and without a copy', () => {
  expect(wordTexts(en, undefined)).toBe(en)
  expect(wordTexts(en, {})).toBe(en)
})

test('a worded text stands in its place, and everything around it stays', () => {
  const texts = wordTexts(en, {
    'home.hero.title': 'Nine blocks',
    'home.how.steps.1.text': 'Minted.',
    'content.about.story.paragraphs': 'One.\n\nTwo,\nstill two.\n\n\nThree.',
    'home.hero.ticks': 'One\n\nTwo',
  })
  expect(texts.home.hero).toEqual({ ...en.home.hero, title: 'Nine blocks', ticks: ['One', 'Two'] })
  expect(texts.home.how.steps[1]).toEqual({ ...en.home.how.steps[1], text: 'Minted.' })
  expect(texts.home.how.steps[0]).toBe(en.home.how.steps[0])
  expect(texts.content.about.story.paragraphs).toEqual(['One.', 'Two,\nstill two.', 'Three.'])
  expect(texts.content.events).toBe(en.content.events)
  expect(en.home.hero.title).toBe('Eight blocks build')
})

test('pages that are given the same words are given the same texts; words of no place change nothing', () => {
  const worded = { 'home.hero.title': 'Nine blocks' }
  expect(wordTexts(en, worded)).toBe(wordTexts(en, worded))
  expect(wordTexts(es, worded).home.hero.lead).toBe(es.home.hero.lead)
  for (const key of ['home.hero.none', 'shell.header.home', '__proto__.polluted', 'home'])
    expect(wordTexts(en, { [key]: 'x' })).toBe(en)
})
