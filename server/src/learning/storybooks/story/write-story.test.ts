import { expect, test } from 'vitest'
import { checkRows } from '../../../test/check-rows.ts'
import { corpus, type CorpusBook } from '../../../../test/learning/storybooks/story-corpus.ts'
import { checkStory } from './check/check-story.ts'
import { limitsOf } from './check/limits.ts'
import { splitPages } from '@tower/contract/learning/storybooks/split-pages.ts'
import type { Story, StoryInput } from './story.ts'
import { writeStory } from './write-story.ts'

const books: readonly (CorpusBook & { story: Story })[] = corpus.map((book) => ({
  ...book,
  story: writeStory(book.input),
}))
const titleOf = ({ input }: CorpusBook) =>
  `${input.language} ${input.gradeLevel ?? ''} ${input.reading} “${input.title}”`

const input: StoryInput = {
  title: 'Our beans',
  gradeLevel: '2',
  reading: 'read-to-me',
  language: 'en',
  notes: 'We planted beans on Monday. On Friday the first sprout came up!',
  photos: [],
  seed: 1,
}

test('sixty weeks as teachers note them become books that keep every rule of length, level and craft', (context) =>
  checkRows(context, books, (book) => {
    const report = checkStory(book.story, book.input)
    expect(report.faults, titleOf(book)).toEqual([])
    expect(report.pages).toBe(12)
    expect(report.words).toBeGreaterThanOrEqual(limitsOf(book.input).fewest)
    expect(report.refrain.pages, titleOf(book)).toBeGreaterThanOrEqual(3)
  }))

test('no name that stands in notes or captions is in a page or in what is to be seen', (context) =>
  checkRows(context, books, (book) => {
    const whole = book.story.pages.map(({ text, prompt }) => `${text} ${prompt}`).join(' ')
    for (const name of book.names) {
      expect(whole, titleOf(book)).not.toMatch(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'))
      expect(
        book.story.notices.some(({ quote }) => quote.includes(name)),
        `${titleOf(book)} ${name}`,
      ).toBe(true)
    }
  }))

test('what is to be seen is told in 140 letters or less', (context) =>
  checkRows(context, books, (book) => {
    for (const { prompt } of book.story.pages) {
      expect(prompt.length, prompt).toBeLessThanOrEqual(140)
      expect(prompt.length, prompt).toBeGreaterThan(10)
    }
  }))

test('pages are the paragraphs of the narrative', () => {
  for (const { story } of books)
    expect(splitPages(story.narrative)).toEqual(story.pages.map(({ text }) => text))
  expect(splitPages(' One.\r\n \r\nTwo\nlines.\n\n\n\n')).toEqual(['One.', 'Two\nlines.'])
  expect(splitPages('  \n\n ')).toEqual([])
})

test('the same input gives the same book, and another seed tells it in another way', () => {
  expect(writeStory(input)).toEqual(writeStory(input))
  const told = new Set([1, 2, 3, 4, 5].map((seed) => writeStory({ ...input, seed }).narrative))
  expect(told.size).toBe(5)
})

test('books of one length differ: no two of a language share more than a few pages', () => {
  for (const language of ['en', 'es']) {
    const some = books.filter((book) => book.input.language === language)
    for (const one of some) {
      for (const other of some.slice(some.indexOf(one) + 1)) {
        const texts = new Set(one.story.pages.map(({ text }) => text))
        const alike = other.story.pages.filter(({ text }) => texts.has(text)).length
        expect(alike, `${titleOf(one)} and ${titleOf(other)}`).toBeLessThanOrEqual(4)
      }
    }
  }
})
