import { splitPages } from '@tower/contract/learning/storybooks/split-pages.ts'
import type { PageWish } from '@tower/contract/learning/storybooks/storybook.contract.ts'
import {
  maxNarrativeLength,
  maxPageTextLength,
  mostStorybookPages,
} from '@tower/contract/learning/storybooks/storybooks.ts'
import { Refusal } from '../../../refusal.ts'
import type { StoredPage } from './stored-page.ts'

type NewId = () => string

/**
 * The pages of a book as a client sends them, in their order. One without an id is the page that has its number now. What a
 * client leaves out of a page stays; what it says of pictures is not read, since they hang on the id.
 */
export function mergePages(
  current: readonly StoredPage[],
  wishes: readonly PageWish[],
  newId: NewId,
): StoredPage[] {
  const taken = new Set<string>()
  const named = new Set(wishes.map(({ id }) => id))
  const idOf = (id: string | undefined) => {
    const free = id !== undefined && !taken.has(id) ? id : newId()
    taken.add(free)
    return free
  }
  return wishes.map((wish, at) => {
    const numbered = current[(wish.pageNumber ?? at + 1) - 1]
    const known = wish.id
      ? current.find(({ id }) => id === wish.id)
      : numbered && !named.has(numbered.id)
        ? numbered
        : undefined
    return { ...mergePage(known, wish), id: idOf(wish.id ?? known?.id) }
  })
}

const blankPage = { otherText: null, caption: '', prompt: '', altText: null }

function mergePage(known: StoredPage | undefined, wish: PageWish): Omit<StoredPage, 'id'> {
  const { text, otherText, caption, prompt, altText } = wish
  const before = known ?? blankPage
  return {
    text: tidy(text),
    otherText: otherText === undefined ? before.otherText : otherText && tidy(otherText),
    caption: caption === undefined ? before.caption : (caption ?? ''),
    prompt: prompt === undefined ? before.prompt : (prompt ?? ''),
    altText: altText === undefined ? before.altText : ownAlt(altText),
  }
}

/** An empty text brings back what was drawn along with the picture. */
function ownAlt(alt: PageWish['altText']): StoredPage['altText'] {
  const [en, es] = [alt?.en?.trim(), alt?.es?.trim()]
  return en || es ? { ...(en && { en }), ...(es && { es }) } : null
}

/** A blank line parts pages, so that none stands within one. */
const tidy = (text: string) => splitPages(text).join('\n')

/** The pages of a narrative, split at blank lines; the first stays the first, with its picture. */
export function splitIntoPages(
  current: readonly StoredPage[],
  narrative: string,
  newId: NewId,
): StoredPage[] {
  return splitPages(narrative).map((text, at) => {
    const known = current[at]
    const isSame = known?.text === text
    return {
      id: known?.id ?? newId(),
      text,
      otherText: isSame ? known.otherText : null,
      caption: known?.caption ?? '',
      prompt: isSame ? known.prompt : '',
      altText: isSame ? known.altText : null,
    }
  })
}

/** The texts of pages, parted by blank lines. */
export function joinPages(pages: readonly StoredPage[]): string {
  return pages
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join('\n\n')
}

/** Refuses more than a book holds. */
export function requireInBounds(pages: readonly StoredPage[]): void {
  const lengths = pages.map(({ text }) => text.length)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  if (
    pages.length > mostStorybookPages ||
    lengths.some((length) => length > maxPageTextLength) ||
    total > maxNarrativeLength
  )
    throw new Refusal('storybooks.pages_too_long')
}
