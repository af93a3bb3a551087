import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { splitLetters } from '@tower/contract/cut-text.ts'
import * as fontkit from 'fontkit'
import { scriptFaceOf, type Weight } from './scripts/script-faces.ts'

export type { Weight } from './scripts/script-faces.ts'
/** What papers are written in: the product's own letters, those that children learn to read with, and those of its pages for small print. */
export type Hand = Weight | 'story' | 'story-bold' | 'note'
/** A piece of a line that one face can write. */
export type Run = {
  face: string
  text: string
  /** How much lower it is placed to stand on the line of its hand, as a share of the size. */
  lower: number
  /** The face itself, where it is of a script beyond the hand: a document takes it when it first needs it. */
  font?: fontkit.Font
}

const subsets = ['latin', 'latin-ext', 'vietnamese'] as const
type Subset = (typeof subsets)[number]
type Letters = {
  family: string
  weight: number
  subsets?: readonly Subset[]
  /** Signs that are left to others: a slashed zero looks like code. */
  without?: RegExp
  /** What has the signs that these have not. */
  then?: Hand
}
const hands: Record<Hand, Letters> = {
  plain: { family: 'bricolage-grotesque', weight: 400 },
  bold: { family: 'bricolage-grotesque', weight: 700 },
  story: { family: 'andika', weight: 400 },
  'story-bold': { family: 'andika', weight: 700 },
  note: {
    ...{ family: 'atkinson-hyperlegible-next', weight: 400, subsets: ['latin', 'latin-ext'] },
    ...{ without: /[0-9]/, then: 'story' },
  },
}

type Face = {
  name: string
  bytes: Buffer
  has: (sign: string) => boolean
  /** Above the line, as a share of the size. */
  ascent: number
}
const faces = new Map<Hand, readonly Face[]>()

/** Read at the first paper, not at every start. */
function facesOf(hand: Hand): readonly Face[] {
  const known = faces.get(hand)
  if (known) return known
  const { subsets: own = subsets, then } = hands[hand]
  const opened = [...own.map((subset) => openFace(subset, hand)), ...(then ? facesOf(then) : [])]
  faces.set(hand, opened)
  return opened
}

function openFace(subset: Subset, hand: Hand): Face {
  const { family, weight, without } = hands[hand]
  const file = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)))
  const font = fontkit.create(bytes)
  const covers =
    'hasGlyphForCodePoint' in font ? (code: number) => font.hasGlyphForCodePoint(code) : () => false
  const ascent = 'unitsPerEm' in font ? font.ascent / font.unitsPerEm : 0
  return {
    ascent,
    name: `${hand}-${subset}`,
    bytes,
    has: (sign) => without?.test(sign) !== true && covers(sign.codePointAt(0) ?? 0),
  }
}

/** Every face that a paper may need, by the name that runs call it. Only what is used is embedded. */
export function listFaces(used: readonly Hand[]): { name: string; bytes: Buffer }[] {
  const named = used.flatMap((hand) => facesOf(hand).map((face) => [face.name, face] as const))
  return [...new Map(named).values()]
}

/**
 * A line in the faces that have its letters, those of the hand first. A letter that none has is written without its accents, else
 * as a question mark: an empty box would be no text to whoever has the paper read aloud.
 */
export function splitIntoRuns(text: string, hand: Hand): Run[] {
  const runs: Run[] = []
  for (const letter of splitLetters(text.normalize('NFC').replaceAll(/\s+/gu, ' '))) {
    const written = writable(letter, hand) ?? { face: facesOf(hand)[0]?.name ?? '', text: '?', lower: 0 }
    const last = runs.at(-1)
    if (last?.face === written.face) last.text += written.text
    else runs.push({ ...written })
  }
  return runs
}

/** Whether a hand has a sign as it is. */
export const canWrite = (sign: string, hand: Hand): boolean => facesOf(hand).some(({ has }) => has(sign))

/** The letters of texts that no face has, each once: papers have a question mark for them. */
export function unwritable(texts: readonly string[]): string[] {
  const letters = new Set(
    texts.flatMap((text) => splitLetters(text.normalize('NFC').replaceAll(/\s+/gu, ' '))),
  )
  return [...letters].filter((letter) => writable(letter, 'plain') === undefined)
}

const scriptWeights: Record<Hand, Weight> = {
  ...{ plain: 'plain', bold: 'bold', story: 'plain', 'story-bold': 'bold', note: 'plain' },
}
/** Says how a letter is shown and is nothing by itself; a face may know it or not. */
const hints = /[\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu

/** A letter, then without hints of how it is shown, then without its accents: most are written as they are, thousands of times a paper. */
function* formsOf(letter: string): Generator<string> {
  yield letter
  const bare = letter.replaceAll(hints, '')
  yield bare
  yield* [...bare.normalize('NFKD')].slice(0, 1)
}

function writable(letter: string, hand: Hand): Run | undefined {
  const known = facesOf(hand)
  const top = known[0]?.ascent ?? 0
  for (const form of formsOf(letter)) {
    if (form === '') return { face: known[0]?.name ?? '', text: '', lower: 0 }
    const signs = [...form]
    const face = known.find(({ has }) => signs.every(has))
    if (face) return { face: face.name, text: form, lower: top - face.ascent }
    const script = scriptFaceOf(form, scriptWeights[hand])
    if (script) return { face: script.name, text: form, lower: top - script.ascent, font: script.font }
  }
  return undefined
}
