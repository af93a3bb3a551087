import { defaultPromptLength } from '@tower/contract/learning/storybooks/storybooks.ts'
import { expect, test } from 'vitest'
import type { OwnStorybook } from '../storybooks.api.ts'
import { changeOf, gradeOf, mayReadAlone, typedOf } from './book-draft.ts'

const page = {
  ...{ id: 'page-1', pageNumber: 1, text: 'We planted beans. '.repeat(20), otherText: null },
  ...{ caption: '', prompt: '', imageUrl: null, altText: null },
}
const book: OwnStorybook = {
  ...{ id: 'book', title: 'Beans', grade_level: '3rd', teacher_notes: 'Beans', narrative: page.text },
  ...{
    pages: [page],
    include_illustrations: false,
    status: 'draft',
    pdf_url: null,
    papers: [],
    published_at: null,
  },
  ...{ updated_at: '', created_at: '', classroom_id: 'classroom', teacher_id: 'me', version: 4 },
  ...{ language: 'en', other_language: null, reading: 'read-to-me', style: 'storybook' },
  ...{ photo_ids: [], photos_attested: [], kept_words: [], in_story: false, approved_at: null },
  ...{
    pictures: { state: 'none', done: 0, total: 0 },
    code: null,
    returned_reason: null,
    held_at: null,
    held_by_names: false,
  },
}

test('nothing is saved where nothing was typed, and of what was typed all details go along', () => {
  const typed = typedOf(book)
  expect(changeOf(typed, book)).toBeUndefined()
  expect(changeOf({ ...typed, title: 'More beans', other: 'es' }, book)).toMatchObject({
    ...{ title: 'More beans', grade_level: 'Grade 3', other_language: 'es', teacher_notes: 'Beans' },
  })
})

test('a second language that is the first one is none', () => {
  expect(changeOf({ ...typedOf(book), language: 'es', other: 'es' }, book)).toMatchObject({
    ...{ language: 'es', other_language: null },
  })
})

test('a picture shows how its page begins, in 140 characters, until its teacher says otherwise', () => {
  const typed = typedOf(book)
  expect(typed.pageWords['page-1']?.prompt).toHaveLength(defaultPromptLength.wizard)
  const pageWords = { 'page-1': { prompt: 'Two bean pots', caption: 'Monday' } }
  expect(changeOf({ ...typed, pageWords }, book)?.pages).toEqual([
    { id: 'page-1', text: page.text, otherText: null, prompt: 'Two bean pots', caption: 'Monday' },
  ])
})

test('a story that is typed anew parts the pages anew: it goes without the old pages', () => {
  const change = changeOf({ ...typedOf(book), narrative: 'One.\n\nTwo.' }, book)
  expect(change).toMatchObject({ narrative: 'One.\n\nTwo.' })
  expect(change?.pages).toBeUndefined()
})

test.each([
  ...[
    ['K', 'Kindergarten'],
    ['kinder', 'Kindergarten'],
    ['1st', 'Grade 1'],
    ['Grade 5', 'Grade 5'],
  ],
  ...[
    ['7', '7'],
    ['', ''],
    ['Mixed ages', 'Mixed ages'],
  ],
])('the grade “%s” is kept as “%s”', (words, kept) => {
  expect(gradeOf(words)).toBe(kept)
})

test('children of kindergarten and first grade alone may read a book by themselves', () => {
  expect(['Kindergarten', 'Grade 1', 'Grade 2', ''].map(mayReadAlone)).toEqual([true, true, false, false])
})
