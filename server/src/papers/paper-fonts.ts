import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'

export type Weight = 'plain' | 'bold'
/** A piece of a line that one face can write. */
export type Run = { face: string; text: string }

const subsets = ['latin', 'latin-ext', 'vietnamese'] as const
const numbers = { plain: 400, bold: 700 } as const

type Face = { name: string; bytes: Buffer; has: (sign: string) => boolean }
const faces = new Map<Weight, readonly Face[]>()

/** Read at the first paper, not at every start. */
function facesOf(weight: Weight): readonly Face[] {
  const known = faces.get(weight)
  if (known) return known
  const opened = subsets.map((subset) => openFace(subset, weight))
  faces.set(weight, opened)
  return opened
}

function openFace(subset: (typeof subsets)[number], weight: Weight): Face {
  const file = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-${numbers[weight]}-normal.woff`
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)))
  const font = fontkit.create(bytes)
  const covers =
    'hasGlyphForCodePoint' in font ? (code: number) => font.hasGlyphForCodePoint(code) : () => false
  return { name: `${weight}-${subset}`, bytes, has: (sign) => covers(sign.codePointAt(0) ?? 0) }
}

/** Every face that a paper may need, by the name that runs call it. Only what is used is embedded. */
export function listFaces(): { name: string; bytes: Buffer }[] {
  return (['plain', 'bold'] as const).flatMap((weight) => [...facesOf(weight)])
}

/**
 * A line in the faces that have its signs. A sign that none has is written without its accents, else as a question mark:
 * an empty box would be no text to whoever has the paper read aloud.
 */
export function splitIntoRuns(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const sign of text.normalize('NFC').replaceAll(/\s+/gu, ' ')) {
    const written = writable(sign, weight)
    const last = runs.at(-1)
    if (last?.face === written.face) last.text += written.text
    else runs.push(written)
  }
  return runs
}

function writable(sign: string, weight: Weight): Run {
  const known = facesOf(weight)
  for (const form of [sign, ...sign.normalize('NFKD').slice(0, 1)]) {
    const face = known.find(({ has }) => has(form))
    if (face) return { face: face.name, text: form }
  }
  return { face: known[0]?.name ?? '', text: '?' }
}
