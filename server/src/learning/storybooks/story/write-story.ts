import { cutText } from '@tower/contract/cut-text.ts'
import type { Language } from '@tower/contract/language.ts'
import { checkStory, type StoryReport } from './check/check-story.ts'
import { gradeOf, limitsOf, yearOf, type Limits } from './check/limits.ts'
import { easiest } from './compose/easiest.ts'
import { createChance, type Chance } from './compose/chance.ts'
import { composePage } from './compose/compose-page.ts'
import { picturePrompt } from './compose/picture-prompt.ts'
import { placeFacts } from './compose/place-facts.ts'
import { planBook, refrainPages } from './compose/plan-book.ts'
import { fillSlots } from './compose/slots.ts'
import { tellTiny } from './compose/tell-tiny.ts'
import { findMatter } from './matter/find-matter.ts'
import type { Matter } from './matter/matter.ts'
import { usualMatter } from './matter/usual-matter.ts'
import { chooseFacts } from './notes/choose-facts.ts'
import type { Fact } from './notes/fact.ts'
import { readNotes } from './notes/read-notes.ts'
import { replaceNames } from './notes/replace-names.ts'
import { bookWords } from './passages/book-words.ts'
import type { Shape } from './passages/passage-words.ts'
import { findShape } from './shape/find-shape.ts'
import type { Story, StoryInput, StoryNotice } from './story.ts'

/** So many ways of telling are tried before the best of them is taken. */
const mostTries = 48

type Book = {
  input: StoryInput
  limits: Limits
  year: number
  shape: Shape
  matter: Matter
  facts: readonly Fact[]
  captions: readonly string[]
}

/** A book of twelve pages from a teacher’s notes. The same input gives the same book. */
export function writeStory(input: StoryInput): Story {
  const read = readNotes(input)
  const limits = limitsOf(input)
  const year = yearOf(gradeOf(input))
  const title = replaceNames(input.title, input.language).text
  const captions = input.photos.map(({ caption }) => replaceNames(cutText(caption, 300), input.language).text)
  const said = [...read.facts.map(({ sentence }) => sentence)]
  const { shape, matter } = findStory(title, said, captions, input.language)
  const { facts, left } = chooseFacts(read.facts, {
    limits,
    year,
    reading: input.reading,
    language: input.language,
    matter,
  })
  const book = { input, limits, year, shape, matter, facts, captions }
  const notices = [...read.notices, ...left.map((quote): StoryNotice => ({ kind: 'no_space', quote }))]
  return { ...bestOf(book), notices }
}

/** The kind of week, and what it was about: a book about growing needs something that grows. */
function findStory(
  title: string,
  said: readonly string[],
  captions: readonly string[],
  language: Language,
): { shape: Shape; matter: Matter } {
  const found = findShape(title, said.length > 0 ? said : captions)
  const about = { title, sentences: [...said, ...captions], language }
  const matter = findMatter(about, found)
  const shape = matter === undefined && found === 'growing' ? 'week' : found
  return { shape, matter: matter ?? findMatter(about, shape) ?? usualMatter(shape, language) }
}

type Told = Pick<Story, 'narrative' | 'pages'>

/** Tells the book in several ways until one keeps all rules and the grade; otherwise the nearest. */
function bestOf(book: Book): Told {
  let best: { told: Told; faults: number } | undefined
  for (let tried = 0; tried < mostTries; tried += 1) {
    const told = tellOnce(book, tried)
    const report = checkStory(told, book.input)
    const faults = weigh(report, book)
    if (best === undefined || faults < best.faults) best = { told, faults }
    if (faults < 0.5) break
  }
  return best?.told ?? { narrative: '', pages: [] }
}

function weigh(report: StoryReport, { year }: Book): number {
  return report.faults.length * 10 + Math.abs(report.level - year)
}

function tellOnce(book: Book, tried: number): Told {
  const chance = createChance(book.input.seed + tried * 7919)
  const isTiny = book.limits.page <= 10
  let texts: readonly string[] = []
  if (isTiny) texts = tellTinyBook(book, chance)
  else {
    // Long notes and short ones come to the same length: each round asks for more or for less.
    let aim = aimOf(book)
    for (let round = 0; round < 4; round += 1) {
      texts = tellPages(book, createChance(book.input.seed + tried * 7919), aim / 11.2, tried)
      const words = texts.join(' ').split(/\s+/).length
      if (words > book.limits.most * 0.97) aim -= words - book.limits.most * 0.9
      else if (words < book.limits.fewest * 1.05) aim += book.limits.fewest * 1.15 - words
      else break
    }
  }
  const pages = texts.map((text, at) => ({
    pageNumber: at + 1,
    text,
    prompt: picturePrompt({
      text,
      page: at + 1,
      facts: book.facts,
      captions: book.captions,
      matter: book.matter,
      shape: book.shape,
      language: book.input.language,
    }),
  }))
  return { narrative: texts.join('\n\n'), pages }
}

/** A week with little to tell makes a shorter book. */
function aimOf({ limits: { fewest, most }, facts, year }: Book): number {
  return fewest + (most - fewest) * Math.min(0.5, (year >= 4 ? 0.08 : 0.2) + facts.length * 0.04)
}

function tellTinyBook({ input, shape, matter, facts, limits }: Book, chance: Chance): string[] {
  const words = bookWords[input.language]
  return tellTiny(
    {
      words: words.tiny[shape],
      pulls: words.pulls,
      facts,
      refrain: refrainOf({ input, shape, matter }, chance, 5),
      matter,
      language: input.language,
      most: limits.page,
    },
    chance,
  )
}

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

function tellPages(book: Book, chance: Chance, target: number, tried: number): string[] {
  const { input, shape, matter, facts, limits, year } = book
  const { language } = input
  const words = bookWords[language]
  const shift = [0, 0.15, -0.15, 0.3, -0.3, 0.55, -0.55][tried % 7] ?? 0
  const rich = Math.min(1, Math.max(0, (richness[year] ?? 0.5) + shift))
  const joined = Math.min(1, Math.max(0, (joining[year] ?? 0) + shift))
  const placed = placeFacts(facts, limits.page >= 60 ? 2 : 1)
  const refrain = refrainOf(book, chance, 9)
  const sung = refrainPages(year, chance)
  const allowed = (passage: string): boolean => fillSlots(passage, matter, language) !== undefined
  const plan = planBook(
    easiest(words.passages[shape], { year, language, least: tried < mostTries / 2 ? 2 : 1 }),
    placed,
    chance,
    allowed,
  )
  const reaction = (fact: Fact): string | undefined => {
    const byTone = fact.tone === 'plain' ? [] : (words.reactions[fact.tone] ?? [])
    const byKind =
      fact.tone === 'sad' || (fact.tone === 'trouble' && fact.kind !== 'fell')
        ? []
        : (words.reactions[fact.kind] ?? [])
    return chance.pickNew([...byTone, ...byKind], `reaction${fact.sentence}`)
  }
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
      extraCount:
        (year >= 5 && (!placed.has(page) || tried % 2 === 1)) ||
        ((year === 2 || year === 3) && limits.page > 60) ||
        (year === 0 && language === 'es')
          ? 2
          : 1,
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

/** Our own sentences are shorter than the longest allowed in kindergarten: Spanish words have more syllables. */
function longestOurs(year: number, language: Language): number {
  return year > 0 ? Infinity : language === 'en' ? 16 : 9
}

function extrasOf({ input, shape, year }: Book, page: number): readonly string[] {
  const { extras, upperExtras, smallExtras } = bookWords[input.language]
  const role = shape === 'farewell' ? 'quiet' : (extraRoles[page - 1] ?? 'last')
  if (year === 0 && smallExtras !== undefined) return smallExtras[role]
  return (isUpper(year, page) ? upperExtras : extras)[role]
}

/** Long sentences begin on some pages in grade 3, and stand on all from grade 4 on. */
function isUpper(year: number, page: number): boolean {
  return year >= 4 || (year === 3 && page % 2 === 0)
}

function refrainOf(
  { input, shape, matter }: Pick<Book, 'input' | 'shape' | 'matter'>,
  chance: Chance,
  most: number,
): string {
  const filled = bookWords[input.language].passages[shape].refrains
    .map((refrain) => fillSlots(refrain, matter, input.language))
    .filter((refrain) => refrain !== undefined)
  const short = filled.filter((refrain) => refrain.split(' ').length <= most)
  return chance.pick(short.length > 0 ? short : filled, 'refrain') ?? ''
}
