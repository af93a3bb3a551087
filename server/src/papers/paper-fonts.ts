import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'

export type Weight = 'plain' | 'bold'
/** What papers are written in: the product's own letters, those that children learn to read with, and those of its pages for small print. */
export type Hand = Weight | 'story' | 'story-bold' | 'note'
/** A piece of a line that one face can write. */
export type Run = {
  face: string
  text: string
  /** How much lower it is placed to stand on the line of its hand, as a share of the size. */
  lower: number
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
 * A line in the faces that have its signs. A sign that none has is written without its accents, else as a question mark:
 * an empty box would be no text to whoever has the paper read aloud.
 */
export function splitIntoRuns(text: string, hand: Hand): Run[] {
  const runs: Run[] = []
  for (const sign of text.normalize('NFC').replaceAll(/\s+/gu, ' ')) {
    const written = writable(sign, hand)
    const last = runs.at(-1)
    if (last?.face === written.face) last.text += written.text
    else runs.push(written)
  }
  return runs
}

/** Whether a hand has a sign as it is. */
export const canWrite = (sign: string, hand: Hand): boolean => facesOf(hand).some(({ has }) => has(sign))

function writable(sign: string, hand: Hand): Run {
  const known = facesOf(hand)
  for (const form of [sign, ...sign.normalize('NFKD').slice(0, 1)]) {
    const face = known.find(({ has }) => has(form))
    if (face) return { face: face.name, text: form, lower: (known[0]?.ascent ?? 0) - face.ascent }
  }
  return { face: known[0]?.name ?? '', text: '?', lower: 0 }
}
