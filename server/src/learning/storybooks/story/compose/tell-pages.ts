import type { Language } from '@tower/contract/language.ts'
import type { Fact } from '../notes/fact.ts'
import { bookWords, type BookWords } from '../passages/book-words.ts'
import { refrainOf, softEndOf, type BookToTell } from './book-to-tell.ts'
import type { Chance } from './chance.ts'
import { composePage } from './compose-page.ts'
import { easiest } from './easiest.ts'
import { placeFacts } from './place-facts.ts'
import { planBook, refrainPages } from './plan-book.ts'
import { fillSlots } from './slots.ts'

/** From simple to rich, by grade; the tries differ a little, so that one of them meets the level. */
const richness = [0, 0, 0.3, 0.7, 0.9, 1] as const
const joining = [0, 0, 0.15, 0.7, 0.8, 1] as const
const extraRoles = [
  'setting',
  'wish',
  'firstTry',
  'afterFirst',
  'secondTry',
  'hard',
  'turn',
  'thirdTry',
  'hush',
  'climax',
  'last',
] as const

export type Telling = {
  /** Words that a page should have. */
  target: number
  /** How often the book was told before: each time it is told a little otherwise. */
  tried: number
  /** With the easiest words there are. */
  isEasier: boolean
}

/** The twelve pages of a book, told once. */
export function tellPages(book: BookToTell, chance: Chance, { target, tried, isEasier }: Telling): string[] {
  const { input, shape, matter, facts, limits, year, ending } = book
  const { language } = input
  const words = bookWords[language]
  const shift = [0, 0.15, -0.15, 0.3, -0.3, 0.55, -0.55][tried % 7] ?? 0
  const rich = Math.min(1, Math.max(0, (richness[year] ?? 0.5) + shift))
  const joined = Math.min(1, Math.max(0, (joining[year] ?? 0) + shift))
  const placed = placeFacts(facts, limits.page >= 60 ? 2 : 1, ending)
  const refrain = refrainOf(book, chance, 9)
  const sung = refrainPages(year, chance, ending)
  const allowed = (passage: string): boolean => fillSlots(passage, matter, language) !== undefined
  const plan = planBook(
    easiest(
      { ...words.passages[shape], ...softEndOf(book)?.pages },
      { year, language, least: isEasier ? 1 : 2 },
    ),
    placed,
    chance,
    allowed,
  )
  const reaction = (fact: Fact) => chance.pickNew(reactionsTo(fact, words), `reaction${fact.sentence}`)
  const pages = plan.passages.map((passage, at) => {
    const page = at + 1
    const parts = {
      passage,
      facts: placed.get(page) ?? [],
      reaction,
      refrain: sung.includes(page) ? refrain : undefined,
      matter,
      language,
      place: String(page),
      extras: extrasOf(book, page),
      extraRank: isUpper(year, page) ? 0.5 : 3,
      extraCount: extraCountOf(book, { isTold: placed.has(page), isOdd: tried % 2 === 1 }),
    }
    return composePage(
      parts,
      {
        target,
        most: limits.page,
        sentence: Math.min(limits.sentence, longestOurs(year, language)),
        rich,
        joined,
      },
      chance,
    )
  })
  return [...pages, fillSlots(plan.lastLine, matter, language) ?? plan.lastLine]
}

/** What the class feels at what the notes tell; nobody speaks of its kind where it is sad. */
function reactionsTo({ tone, kind }: Fact, { reactions }: BookWords): readonly string[] {
  const byTone = tone === 'plain' ? [] : (reactions[tone] ?? [])
  const isSilent = tone === 'sad' || (tone === 'trouble' && kind !== 'fell')
  return [...byTone, ...(isSilent ? [] : (reactions[kind] ?? []))]
}

/** Two sentences besides where a grade's pages are long and the notes are short. */
function extraCountOf(
  { input, limits, year }: BookToTell,
  { isTold, isOdd }: { isTold: boolean; isOdd: boolean },
): 1 | 2 {
  if (year >= 5) return !isTold || isOdd ? 2 : 1
  if (year === 0) return input.language === 'es' ? 2 : 1
  return (year === 2 || year === 3) && limits.page > 60 ? 2 : 1
}

/** Our own sentences are shorter than the longest allowed in kindergarten: Spanish words have more syllables. */
function longestOurs(year: number, language: Language): number {
  return year > 0 ? Infinity : language === 'en' ? 16 : 9
}

function extrasOf(book: BookToTell, page: number): readonly string[] {
  const { input, shape, year } = book
  const { extras, upperExtras, smallExtras } = bookWords[input.language]
  const role = shape === 'farewell' ? 'quiet' : (extraRoles[page - 1] ?? 'last')
  const soft = softEndOf(book)
  if (soft && (role === 'hush' || role === 'climax' || role === 'last'))
    return (isUpper(year, page) ? soft.upperExtras : soft.extras)[role]
  if (year === 0 && smallExtras !== undefined) return smallExtras[role]
  return (isUpper(year, page) ? upperExtras : extras)[role]
}

/** Long sentences begin on some pages in grade 3, and stand on all from grade 4 on. */
function isUpper(year: number, page: number): boolean {
  return year >= 4 || (year === 3 && page % 2 === 0)
}
