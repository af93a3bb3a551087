import { expect, test } from 'vitest'
import type { Draft, DraftPage } from './draft.ts'
import { mergeDrafts } from './merge-drafts.ts'

const page = (id: string, text: string): DraftPage => ({
  ...{ id, text, otherText: null, caption: '', prompt: '', altText: null },
})

const base: Draft = {
  ...{ title: 'Beans', grade_level: '', teacher_notes: '', language: 'en', other_language: null },
  ...{ reading: 'read-to-me', style: 'storybook', include_illustrations: true, kept_words: [] },
  pages: [page('a', 'One.'), page('b', 'Two.')],
}
const withPages = (...pages: DraftPage[]): Draft => ({ ...base, pages })

test('what only one of two windows changed is taken, from whichever it is', () => {
  const mine = { ...base, title: 'Our beans' }
  const theirs = withPages(page('a', 'One more.'), page('b', 'Two.'))
  const { draft, conflicts } = mergeDrafts({ base, mine, theirs })
  expect(conflicts).toEqual([])
  expect(draft.title).toBe('Our beans')
  expect(draft.pages.map(({ text }) => text)).toEqual(['One more.', 'Two.'])
})

test('a text that both changed keeps both until somebody decides', () => {
  const mine = withPages(page('a', 'Mine.'), page('b', 'Two.'))
  const theirs = withPages(page('a', 'Theirs.'), page('b', 'Two.'))
  const { draft, conflicts } = mergeDrafts({ base, mine, theirs })
  expect(draft.pages[0]?.text).toBe('Mine.')
  expect(conflicts).toEqual([{ ref: { field: 'text', pageId: 'a' }, mine: 'Mine.', theirs: 'Theirs.' }])
})

test('the same change in both windows is no conflict', () => {
  const both = { ...base, title: 'Sprouts' }
  expect(mergeDrafts({ base, mine: both, theirs: both })).toEqual({ draft: both, conflicts: [] })
})

test('pages stand in the order of whoever moved them, with what the other added', () => {
  const mine = withPages(page('b', 'Two.'), page('a', 'One.'))
  const theirs = withPages(page('a', 'One.'), page('b', 'Two.'), page('c', 'Three.'))
  expect(mergeDrafts({ base, mine, theirs }).draft.pages.map(({ id }) => id)).toEqual(['b', 'a', 'c'])
})

test('a page that was thrown away in one window and changed in the other is not lost', () => {
  const mine = withPages(page('a', 'One.'))
  const changed = withPages(page('a', 'One.'), page('b', 'Two, and more.'))
  expect(mergeDrafts({ base, mine, theirs: changed }).draft.pages.map(({ text }) => text)).toEqual([
    'One.',
    'Two, and more.',
  ])
  expect(mergeDrafts({ base, mine, theirs: base }).draft.pages.map(({ id }) => id)).toEqual(['a'])
})
