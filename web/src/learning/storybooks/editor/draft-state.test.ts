import { expect, test } from 'vitest'
import type { OwnStorybook } from '../storybooks.api.ts'
import { changeOf } from './draft-change.ts'
import { changeDraft, type DraftState, openDraft } from './draft-state.ts'
import { writeText } from './draft-texts.ts'
import { splitNarrative } from './split-narrative.ts'

const page = (id: string, text: string) => ({
  ...{ id, pageNumber: 1, text, otherText: null, caption: '', prompt: '', imageUrl: null, altText: null },
})

const bookWith = (version: number, ...pages: OwnStorybook['pages']): OwnStorybook => ({
  ...{ id: 'book', title: 'Beans', grade_level: null, teacher_notes: '', narrative: '', pages, version },
  ...{ include_illustrations: true, status: 'draft', pdf_url: null, papers: [], published_at: null },
  ...{ updated_at: '', created_at: '', classroom_id: 'classroom', teacher_id: 'me' },
  ...{ language: 'en', other_language: null, reading: 'read-to-me', style: 'storybook' },
  ...{ photo_ids: [], photos_attested: [], kept_words: [], in_story: false, approved_at: null },
  ...{
    pictures: { state: 'none', done: 0, total: 0 },
    code: null,
    returned_reason: null,
    held_at: null,
    held_by_names: false,
  },
})
const book = bookWith(1, page('a', 'One.'), page('b', 'Two.'))

const typeIn = (state: DraftState, pageId: string, text: string) =>
  changeDraft(state, {
    kind: 'type',
    draft: writeText(state.mine, { field: 'text', pageId }, text),
    step: pageId,
  })
const texts = ({ mine }: DraftState) => mine.pages.map(({ text }) => text)

test('what is typed in one stretch is one step of undo, and redo brings it back until something else is typed', () => {
  const typed = typeIn(typeIn(openDraft(book), 'a', 'On'), 'a', 'Once.')
  const undone = changeDraft(typed, { kind: 'undo' })
  expect(texts(undone)).toEqual(['One.', 'Two.'])
  expect(texts(changeDraft(undone, { kind: 'redo' }))).toEqual(['Once.', 'Two.'])
  expect(typeIn(undone, 'b', 'Twice.').future).toEqual([])
})

test('spaces that the calls tidy up on one line are no change, however often they are typed; words are', () => {
  const { base } = openDraft(book)
  const [first, ...rest] = base.pages
  const captioned = (caption: string) => ({ ...base, pages: [{ ...first!, caption }, ...rest] })
  expect(changeOf(base, { ...base, title: ' Beans\u00a0 ' })).toBeUndefined()
  expect(changeOf(captioned('Our beans'), captioned('Our  beans '))).toBeUndefined()
  expect(changeOf(captioned('Our beans'), captioned('Our peas'))?.pages).toHaveLength(2)
  expect(changeOf(base, { ...base, title: 'More beans' })).toEqual({ title: 'More beans' })
})

test('what was typed and never kept is there again when the book is opened, joined with what another window kept meanwhile', () => {
  const left = typeIn(openDraft(book), 'a', 'Typed.')
  const now = bookWith(2, page('a', 'One.'), page('b', 'Kept by the other.'))
  const opened = openDraft(now, left)
  expect([texts(opened), opened.conflicts]).toEqual([['Typed.', 'Kept by the other.'], []])
  const both = openDraft(bookWith(3, page('a', 'The other one.'), page('b', 'Two.')), left)
  expect(both.conflicts).toEqual([
    { ref: { field: 'text', pageId: 'a' }, mine: 'Typed.', theirs: 'The other one.' },
  ])
  // Left once more before it was decided, both still stand there.
  expect(openDraft(both.book, both).conflicts).toEqual(both.conflicts)
  expect(texts(openDraft(now, {}))).toEqual(['One.', 'Kept by the other.'])
})

test('what is typed on while both versions stand there is what is kept for one’s own', () => {
  const both = openDraft(bookWith(2, page('a', 'The other one.')), typeIn(openDraft(book), 'a', 'Typed.'))
  const more = typeIn(both, 'a', 'Typed, and more.')
  expect(more.conflicts).toMatchObject([{ mine: 'Typed, and more.', theirs: 'The other one.' }])
  const [conflict] = both.conflicts
  const kept = changeDraft(more, {
    kind: 'decided',
    conflict: conflict!,
    text: more.conflicts[0]?.mine ?? '',
  })
  expect([texts(kept), kept.conflicts]).toEqual([['Typed, and more.'], []])
  expect(changeDraft(more, { kind: 'undo' }).conflicts).toEqual(both.conflicts)
})

test('a narrative of more parts than a book has pages loses none: the last page has the rest', () => {
  const parts = Array.from({ length: 45 }, (_, at) => `Part ${at + 1}.`)
  const { pages } = splitNarrative(openDraft(book).mine, parts.join('\n\n'))
  expect([pages.length, pages[0]?.id, pages[38]?.text]).toEqual([40, 'a', 'Part 39.'])
  expect(pages[39]?.text).toBe(parts.slice(39).join('\n'))
})
