import { uncapitalize } from '@tower/contract/capitalize.ts'
import type { Language } from '@tower/contract/language.ts'
import { countWords } from '../check/count-words.ts'
import type { Matter } from '../matter/matter.ts'
import type { Fact } from '../notes/fact.ts'
import type { TinyWords } from '../passages/passage-words.ts'
import type { Chance } from './chance.ts'
import { fillSlots } from './slots.ts'

export type TinyParts = {
  words: TinyWords
  pulls: readonly string[]
  /** Whether the refrain may stand with the climax. */
  isSung: boolean
  facts: readonly Fact[]
  refrain: string
  matter: Matter
  language: Language
  most: number
}

const roles = [
  'setting',
  'wish',
  'firstTry',
  undefined,
  'secondTry',
  'doubt',
  'turn',
  'thirdTry',
  'hush',
  'climax',
] as const
/** Pages 3, 5 and 8 try something, so the notes’ own lines stand on others. */
const pagesFor: readonly (readonly number[])[] = [[], [1], [1, 10], [1, 7, 10], [1, 6, 7, 10]]
/** Where the refrain is heard, if the line leaves space. */
const refrainAt = [2, 4, 8, 10]
const fewestRefrains = 3

/** The twelve lines of a book that a child in kindergarten reads. */
export function tellTiny(parts: TinyParts, chance: Chance): string[] {
  const { words, matter, language, refrain, most } = parts
  const placed = placeTiny(parts.facts)
  const fill = (text: string): string => fillSlots(text, matter, language) ?? text
  const [last = '', lastLine = ''] = (chance.pick(words.endings, 'endings') ?? '').split(' // ')
  const pages = roles.map((role, at) => {
    const page = at + 1
    const told = placed.get(page)?.sentence
    const usual = role === undefined ? refrain : fill(chance.pick(words[role], role) ?? '')
    const line = told === undefined ? usual : withPull(told, page, parts, chance)
    const isSung =
      (page < 10 || parts.isSung) &&
      refrainAt.includes(page) &&
      line !== refrain &&
      countWords(`${line} ${refrain}`) <= most
    return isSung ? `${line} ${refrain}` : line
  })
  const sung = pages.filter((page) => page.includes(refrain)).length
  // Where lines are too long for the refrain it takes the place of one of ours.
  const free = [6, 2].filter((page) => !placed.has(page) && pages[page - 1]?.includes(refrain) === false)
  for (const page of free.slice(0, Math.max(0, fewestRefrains - sung))) pages[page - 1] = refrain
  // Where the notes' own lines leave no space for it, the middle turns with the next try.
  const middle = pages[7] ?? ''
  const isTurned = pages.slice(5, 8).some((page) => /\b(?:but|then|pero|entonces)\b/i.test(page))
  if (!isTurned && !placed.has(8) && countWords(middle) < most)
    pages[7] = `${language === 'en' ? 'But' : 'Pero'} ${uncapitalize(middle)}`
  return [...pages, fill(last), fill(lastLine)]
}

/** Few of the notes’ lines, in their order; trouble stands before the turn. */
function placeTiny(facts: readonly Fact[]): Map<number, Fact> {
  const kept = facts.length <= 4 ? facts : chooseFew(facts)
  const pages = pagesFor[kept.length] ?? []
  const isTrouble = kept.length === 3 && (kept[1]?.tone === 'trouble' || kept[1]?.tone === 'sad')
  return new Map(kept.map((fact, at) => [isTrouble && at === 1 ? 6 : (pages[at] ?? 10), fact]))
}

/** The first, the last, and of the others what was hard or glad before what was not. */
function chooseFew(facts: readonly Fact[]): readonly Fact[] {
  const middle = facts.slice(1, -1)
  const first = new Set([...middle.filter(({ tone }) => tone !== 'plain'), ...middle].slice(0, 2))
  return facts.filter((fact, at) => at === 0 || at === facts.length - 1 || first.has(fact))
}

/** The notes’ own line, and a word or two that make the page want to be turned. */
function withPull(told: string, page: number, { pulls, most }: TinyParts, chance: Chance): string {
  if (page % 2 === 0) return told
  const fitting = pulls.filter((pull) => countWords(`${told} ${pull}`) <= most)
  // The middle of a book turns.
  const isTurn = (each: string): boolean => /^(?:But|Pero)/.test(each)
  const pull = chance.pickNew(
    fitting.filter((each) => isTurn(each) === (page === 7)),
    `pull${String(page)}`,
  )
  return pull === undefined ? told : `${told} ${pull}`
}
