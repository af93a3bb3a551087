import { cutText } from '@tower/contract/cut-text.ts'
import type { Language } from '@tower/contract/language.ts'
import { checkStory, type StoryReport } from './check/check-story.ts'
import { gradeOf, limitsOf, yearOf } from './check/limits.ts'
import { createChance, type Chance } from './compose/chance.ts'
import { picturePrompt } from './compose/picture-prompt.ts'
import { findEnding } from './compose/find-ending.ts'
import { refrainOf, softEndOf, type BookToTell } from './compose/book-to-tell.ts'
import { tellPages } from './compose/tell-pages.ts'
import { tellTiny } from './compose/tell-tiny.ts'
import { findMatter } from './matter/find-matter.ts'
import type { Matter } from './matter/matter.ts'
import { usualMatter } from './matter/usual-matter.ts'
import { chooseFacts } from './notes/choose-facts.ts'
import { readNotes } from './notes/read-notes.ts'
import { replaceNames } from './notes/replace-names.ts'
import { bookWords } from './passages/book-words.ts'
import type { Shape } from './passages/passage-words.ts'
import { findShape } from './shape/find-shape.ts'
import type { Story, StoryInput, StoryNotice } from './story.ts'

/** So many ways of telling are tried before the best of them is taken. */
const mostTries = 48

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
  const ending = shape === 'farewell' ? 'glad' : findEnding(facts, input.language)
  const book = { input, limits, year, shape, matter, facts, ending, captions }
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
function bestOf(book: BookToTell): Told {
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

function weigh(report: StoryReport, { year }: BookToTell): number {
  return report.faults.length * 10 + Math.abs(report.level - year)
}

function tellOnce(book: BookToTell, tried: number): Told {
  const chance = createChance(book.input.seed + tried * 7919)
  const isTiny = book.limits.page <= 10
  let texts: readonly string[] = []
  if (isTiny) texts = tellTinyBook(book, chance)
  else {
    // Long notes and short ones come to the same length: each round asks for more or for less.
    let aim = aimOf(book)
    for (let round = 0; round < 4; round += 1) {
      const telling = { target: aim / 11.2, tried, isEasier: tried >= mostTries / 2 }
      texts = tellPages(book, createChance(book.input.seed + tried * 7919), telling)
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
function aimOf({ limits: { fewest, most }, facts, year }: BookToTell): number {
  return fewest + (most - fewest) * Math.min(0.5, (year >= 4 ? 0.08 : 0.2) + facts.length * 0.04)
}

function tellTinyBook(book: BookToTell, chance: Chance): string[] {
  const { input, shape, matter, facts, limits, ending } = book
  const words = bookWords[input.language]
  return tellTiny(
    {
      words: { ...words.tiny[shape], ...softEndOf(book)?.tiny },
      isSung: ending === 'glad',
      pulls: words.pulls,
      facts,
      refrain: refrainOf(book, chance, 5),
      matter,
      language: input.language,
      most: limits.page,
    },
    chance,
  )
}
