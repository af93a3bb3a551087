import { splitPages } from '@tower/contract/learning/storybooks/split-pages.ts'
import { mostStorybookPages } from '@tower/contract/learning/storybooks/storybooks.ts'
import { blankPage, type Draft } from './draft.ts'

/**
 * A draft with another narrative. The first page stays the first, with its picture, caption and prompt; what is new gets a page, and
 * what is past the last page that a book holds stays on that one: nothing that was pasted is lost.
 */
export function splitNarrative(draft: Draft, narrative: string): Draft {
  const texts = splitPages(narrative)
  const past = texts.splice(mostStorybookPages - 1)
  const pages = [...texts, ...(past.length > 0 ? [past.join('\n')] : [])].map((text, at) => ({
    ...(draft.pages[at] ?? blankPage(crypto.randomUUID(), draft)),
    text,
  }))
  return { ...draft, pages }
}
