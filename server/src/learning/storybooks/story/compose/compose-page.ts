import type { Language } from '@tower/contract/language.ts'
import { countWords, sentencesOf } from '../check/count-words.ts'
import type { Matter } from '../matter/matter.ts'
import type { Fact } from '../notes/fact.ts'
import type { Chance } from './chance.ts'
import { joinSentences } from './join-sentences.ts'
import { readPassage, type Part } from './passage.ts'
import { fillSlots } from './slots.ts'

export type PageSpace = {
  /** Words a page should have, and may have; words of its longest sentence. */
  target: number
  most: number
  sentence: number
  /** From 0, as for small children, to 1. */
  rich: number
  /** How many of the sentences that could be one are, from 0 to 1. */
  joined: number
}

export type PageParts = {
  passage: string
  facts: readonly Fact[]
  reaction: (fact: Fact) => string | undefined
  refrain: string | undefined
  /** What a long page has besides, one of these. */
  extras: readonly string[]
  /** When its turn comes: 3 is last, below 1 is before all that is not needed. */
  extraRank: number
  extraCount: number
  matter: Matter
  language: Language
  place: string
}

type Piece = {
  rank: number
  text: string
  order: number
  isFact: boolean
  isLast: boolean
  /** What the class felt at what the notes tell. */
  isFelt?: boolean
  kind: 'told' | 'ours' | 'extra'
}

/** A page of what its passage says and what the notes tell, as long as there is space. */
export function composePage(parts: PageParts, space: PageSpace, chance: Chance): string {
  const pieces = layPieces(parts, space, chance)
  const kept = pieces.filter(({ rank }) => rank <= 0)
  let count = countAll(kept)
  for (const rank of [0.5, 0.6, 1, 2, 2.5, 3]) {
    for (const piece of pieces.filter((each) => each.rank === rank)) {
      const words = countWords(piece.text)
      // What follows a sentence that had no space may be an answer to it.
      if (
        piece.text === '' ||
        count >= space.target ||
        count + words > Math.min(space.most, space.target + 8)
      )
        break
      kept.push(piece)
      count += words
    }
  }
  const fitting = dropOver(kept, space.most)
  const ordered = dropEchoes(fitting.toSorted((one, other) => one.order - other.order))
  const told = joinRuns(
    ordered.filter(({ order }) => order < 1000),
    parts,
    space,
    chance,
  )
  const after = ordered.filter(({ order }) => order >= 1000).map(({ text }) => text)
  const joined = [told, ...after].join(' ')
  // Joining adds its “and”.
  return countWords(joined) <= space.most ? joined : ordered.map(({ text }) => text).join(' ')
}

/** Where one friend speaks, nobody speaks at once of something else: what was felt about it stays unsaid. */
function dropEchoes(pieces: readonly Piece[]): Piece[] {
  return pieces.filter(({ isFelt, text }, at) => {
    const isBeside = [pieces[at - 1], pieces[at + 1]].some((other) => other?.text.startsWith('“') === true)
    return !(isFelt === true && text.startsWith('“') && isBeside)
  })
}

/** Joins sentences of the passage with each other; what long books have besides stands alone. */
function joinRuns(
  pieces: readonly Piece[],
  { language, place }: PageParts,
  space: PageSpace,
  chance: Chance,
): string {
  const runs: Piece[][] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (last !== undefined && last.at(-1)?.kind === piece.kind && piece.kind !== 'extra') last.push(piece)
    else runs.push([piece])
  }
  return runs
    .map((run, at) =>
      joinSentences(
        run.map(({ text }) => text).join(' '),
        language,
        space.sentence,
        (step) => chance.share(`join${place}${String(at)}${String(step)}`) < space.joined,
      ),
    )
    .join(' ')
}

/** Where what must stand is too long, words of ours go before the notes’ own, and the page’s last ones last. */
function dropOver(pieces: readonly Piece[], most: number): Piece[] {
  const kept = [...pieces]
  while (countAll(kept) > most && kept.length > 1) {
    const at = kept.findLastIndex(({ isFact, isLast }) => !isFact && !isLast)
    const own = kept.findLastIndex(({ isFact, order }) => !isFact && order < 1000)
    const isSung = kept.some(({ order }) => order >= 1000)
    const last =
      at >= 0 ? at : isSung && own >= 0 ? own : kept.findLastIndex(({ isFact }, index) => isFact && index > 0)
    if (last < 0) kept.pop()
    else kept.splice(last, 1)
  }
  return kept
}

function countAll(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { text }) => sum + countWords(text), 0)
}

function layPieces(parts: PageParts, space: PageSpace, chance: Chance): Piece[] {
  const read = readPassage(parts.passage)
  const laid = read.flatMap((part, order) => wordPart(part, order, parts, space, chance))
  const words = laid.filter(({ isFact }) => !isFact)
  const last = words.at(-1)
  // Where the notes’ own sentence stands what comes before and after can be parted.
  const seam = read.findLastIndex(({ kind }) => kind !== 'words')
  const besides = Array.from({ length: last === undefined ? 0 : parts.extraCount }, (_, at): Piece[] => {
    const text = chance.pickNew(parts.extras, `extra${parts.place}${String(at)}`)
    const opening = (words[0]?.order ?? 0) + 0.5
    const isLeft = Number(parts.place) % 2 === 0
    const order = isLeft ? 998 + at / 10 : ['3', '5', '9'].includes(parts.place) ? opening : seam + 0.9
    return text === undefined
      ? []
      : [
          {
            rank: at === 0 ? parts.extraRank : parts.extraRank < 1 ? 0.6 : 2.5,
            text,
            order,
            isFact: false,
            isLast: false,
            kind: 'extra',
          },
        ]
  }).flat()
  const marked = [...laid.map((piece) => ({ ...piece, isLast: piece === last })), ...besides]
  return parts.refrain === undefined
    ? marked
    : [...marked, { rank: 0, text: parts.refrain, order: 1000, isFact: false, isLast: true, kind: 'ours' }]
}

function wordPart(part: Part, order: number, parts: PageParts, space: PageSpace, chance: Chance): Piece[] {
  const { facts, matter, language, place } = parts
  if (part.kind === 'fact')
    return facts.map(({ sentence }, at) => ({
      rank: 0,
      text: sentence,
      order: order + at / 10,
      isFact: true,
      isLast: false,
      kind: 'told' as const,
    }))
  if (part.kind === 'reaction') {
    const felt = facts.at(-1)
    const text = felt === undefined ? undefined : parts.reaction(felt)
    return text === undefined
      ? []
      : [{ rank: 1, text, order, isFact: false, isLast: false, isFelt: true, kind: 'told' }]
  }
  const isRich = chance.share(`${place}${String(order)}`) < space.rich
  const fits = (text: string | undefined): text is string =>
    text !== undefined && sentencesOf(text).every((sentence) => countWords(sentence) <= space.sentence)
  const text = [isRich ? part.rich : part.simple, part.simple]
    .map((side) => fillSlots(side, matter, language))
    .find(fits)
  return text === undefined && part.rank === 0
    ? []
    : [{ rank: part.rank, text: text ?? '', order, isFact: false, isLast: false, kind: 'ours' }]
}
