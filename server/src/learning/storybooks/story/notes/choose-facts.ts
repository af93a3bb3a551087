import type { Language } from '@tower/contract/language.ts'
import { countWords } from '../check/count-words.ts'
import type { Limits } from '../check/limits.ts'
import type { Matter } from '../matter/matter.ts'
import type { ReadingMode } from '../story.ts'
import type { Fact } from './fact.ts'
import { shortenFact } from './shorten-fact.ts'

export type Space = { limits: Limits; year: number; reading: ReadingMode; language: Language; matter: Matter }

/** How many words a sentence of the notes has at best, by grade. */
const easyWords = [10, 14, 16, 18, 20, 22] as const

/** The facts that a book has space for, as short as its grade reads them, in their order; and those it has not. */
export function chooseFacts(
  facts: readonly Fact[],
  space: Space,
): { facts: readonly Fact[]; left: readonly string[] } {
  const fitted = facts.map((fact) => ({ fact, sentence: fit(fact.sentence, space) }))
  const mostFacts = space.limits.page <= 10 ? 6 : space.limits.page <= 30 ? 9 : 14
  const able = fitted.filter(({ sentence }) => sentence !== undefined)
  const ranked = able
    .map(({ fact }, at) => ({ fact, worth: worthOf(fact, at, able.length, space) }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, mostFacts)
  const kept = new Set(ranked.map(({ fact }) => fact))
  return {
    facts: joinFollowing(fitted, kept, space),
    left: facts.filter((fact) => !kept.has(fact)).map(({ sentence }) => sentence),
  }
}

/** “It was six inches long” stands beside the worm it speaks of, or nowhere. */
function joinFollowing(
  fitted: readonly { fact: Fact; sentence: string | undefined }[],
  kept: Set<Fact>,
  { limits }: Space,
): Fact[] {
  const joined: Fact[] = []
  let before: Fact | undefined
  for (const { fact, sentence } of fitted) {
    const last = joined.at(-1)
    if (sentence === undefined || !kept.has(fact)) kept.delete(fact)
    else if (!fact.follows || joined.length === 0) joined.push({ ...fact, sentence })
    else if (
      last !== undefined &&
      before !== undefined &&
      kept.has(before) &&
      countWords(`${last.sentence} ${sentence}`) <= limits.page * 0.7
    )
      joined[joined.length - 1] = {
        ...last,
        sentence: `${last.sentence} ${sentence}`,
        tone: last.tone === 'plain' ? fact.tone : last.tone,
      }
    else kept.delete(fact)
    before = fact
  }
  return joined
}

function fit(sentence: string, { limits, year, reading, language }: Space): string | undefined {
  const easy = Math.min(
    limits.sentence,
    reading === 'read-alone'
      ? Math.max(8, Math.round(limits.page * 0.45))
      : (easyWords[year] ?? limits.sentence),
  )
  return shortenFact(sentence, easy, language) ?? shortenFact(sentence, limits.sentence, language)
}

/** What a story needs first: its beginning, its end, its trouble, and what it is about. */
function worthOf({ sentence, tone, kind }: Fact, at: number, count: number, { matter }: Space): number {
  const isAbout = sentence.toLowerCase().includes(matter.one.slice(0, 5).toLowerCase())
  return (
    (at === 0 || at === count - 1 ? 4 : 0) +
    (tone === 'plain' ? 0 : 2) +
    (isAbout ? 3 : 0) +
    (kind === 'other' ? 0 : 1) +
    (countWords(sentence) >= 5 ? 0.5 : 0)
  )
}
