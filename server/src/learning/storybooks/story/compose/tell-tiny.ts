import { countWords } from '../check/count-words.ts'
import type { Language } from '@tower/contract/language.ts'
import type { Matter } from '../matter/matter.ts'
import type { Fact } from '../notes/fact.ts'
import type { TinyWords } from '../passages/passage-words.ts'
import type { Chance } from './chance.ts'
import { fillSlots } from './slots.ts'

export type TinyParts = {
  words: TinyWords
  pulls: readonly string[]
  placed: ReadonlyMap<number, readonly Fact[]>
  refrain: string
  matter: Matter
  language: Language
  most: number
}

const roles = ['setting', 'wish', 'firstTry', undefined, 'secondTry', 'doubt', 'turn', 'thirdTry', 'hush', 'climax'] as const
const refrainAt = [4, 8, 10]

/** The twelve lines of a book that a child in kindergarten reads. */
export function tellTiny(parts: TinyParts, chance: Chance): string[] {
  const { words, matter, language, refrain, most } = parts
  const [last = '', lastLine = ''] = (chance.pick(words.endings, 'endings') ?? '').split(' // ')
  const fill = (text: string): string => fillSlots(text, matter, language) ?? text
  const pages = roles.map((role, at) => {
    const page = at + 1
    const told = parts.placed.get(page)?.[0]?.sentence
    if (role === undefined) return refrain
    const usual = fill(chance.pick(words[role], role) ?? '')
    const line = told === undefined ? usual : withPull(told, page, parts, chance)
    return refrainAt.includes(page) && countWords(`${line} ${refrain}`) <= most ? `${line} ${refrain}` : line
  })
  const sung = pages.filter((page) => page.includes(refrain)).length
  // A refrain is heard three times: where lines are too long for it, it takes the place of one of ours.
  const free = [6, 2, 8].filter((page) => !parts.placed.has(page) && !pages[page - 1]?.includes(refrain))
  for (const page of free.slice(0, Math.max(0, 3 - sung))) pages[page - 1] = refrain
  return [...pages, fill(last), fill(lastLine)]
}

/** The notes’ own line, and a word or two that make the page want to be turned. */
function withPull(told: string, page: number, { pulls, most }: TinyParts, chance: Chance): string {
  if (page % 2 === 0) return told
  const fitting = pulls.filter((pull) => countWords(`${told} ${pull}`) <= most)
  const pull = chance.pickNew(fitting, `pull${String(page)}`)
  return pull === undefined ? told : `${told} ${pull}`
}
