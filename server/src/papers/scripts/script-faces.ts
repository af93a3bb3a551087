import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import type { Font } from 'fontkit'
import { openVaried } from './open-varied.ts'

export type Weight = 'plain' | 'bold'
/** A face for a stretch of letters that the hands of papers have not. */
export type ScriptFace = { name: string; font: Font; ascent: number; has: (sign: string) => boolean }

/** Han is one script with many forms: the Chinese one first, then what only Japanese or Korean has. */
const families = [
  { folder: '@fontsource/noto-sans', file: 'noto-sans', isVaried: false },
  { folder: '@fontsource/noto-sans-arabic', file: 'noto-sans-arabic', isVaried: false },
  { folder: '@fontsource/noto-sans-hebrew', file: 'noto-sans-hebrew', isVaried: false },
  { folder: '@fontsource/noto-sans-ethiopic', file: 'noto-sans-ethiopic', isVaried: false },
  { folder: '@fontsource-variable/noto-sans-sc', file: 'noto-sans-sc', isVaried: true },
  { folder: '@fontsource-variable/noto-sans-jp', file: 'noto-sans-jp', isVaried: true },
  { folder: '@fontsource-variable/noto-sans-kr', file: 'noto-sans-kr', isVaried: true },
] as const
type Family = (typeof families)[number]
type Slice = { family: Family; slice: string }
type Stretch = Slice & { from: number; to: number }

const weights: Record<Weight, number> = { plain: 400, bold: 700 }

let stretches: readonly Stretch[] | undefined
const sliced = new Map<number, Slice[]>()
const mostLetters = 2_000
/** Faces are cut into slices of some hundred letters. Those that were used last stay open. */
const open = new Map<string, ScriptFace>()
const mostOpen = 24

/** The face that has a letter with all its marks; undefined where none has. Nothing is read before a letter needs it. */
export function scriptFaceOf(letter: string, weight: Weight): ScriptFace | undefined {
  const code = letter.codePointAt(0) ?? 0
  const signs = [...letter]
  for (const { family, slice } of slicesOf(code)) {
    const face = faceOf(family, slice, weight)
    if (signs.every(face.has)) return face
  }
  return undefined
}

function faceOf(family: Family, slice: string, weight: Weight): ScriptFace {
  const name = `${family.file}-${slice}-${weight}`
  const face = open.get(name) ?? openFace(family, slice, weight, name)
  open.delete(name)
  open.set(name, face)
  const [oldest] = open.keys()
  if (open.size > mostOpen && oldest !== undefined) open.delete(oldest)
  return face
}

function openFace(
  { folder, file, isVaried }: Family,
  slice: string,
  weight: Weight,
  name: string,
): ScriptFace {
  const kind = isVaried ? 'wght-normal.woff2' : `${weights[weight]}-normal.woff`
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(`${folder}/files/${file}-${slice}-${kind}`)))
  const font = isVaried ? openVaried(bytes, weights[weight]) : (fontkit.create(bytes) as Font)
  // Slices of one face share a name, and a document would take one for the other.
  Object.defineProperty(font, 'postscriptName', { value: name })
  return {
    name,
    font,
    ascent: font.ascent / font.unitsPerEm,
    has: (sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
  }
}

/** The slices that may have a letter, by the order of their families; some letters stand in more than one. */
function slicesOf(code: number): Slice[] {
  const known = sliced.get(code)
  if (known) return known
  stretches ??= families.flatMap(readStretches)
  const found = stretches.filter(({ from, to }) => code >= from && code <= to)
  if (sliced.size > mostLetters) sliced.clear()
  sliced.set(code, found)
  return found
}

/** The package says which letters each of its slices has. */
function readStretches(family: Family): Stretch[] {
  const path = fileURLToPath(import.meta.resolve(`${family.folder}/unicode.json`))
  const said = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
  return Object.entries(said).flatMap(([named, letters]) =>
    letters.split(',').map((letter): Stretch => {
      const [from = '', to = from] = letter.trim().slice(2).split('-')
      const slice = named.replaceAll(/[[\]]/g, '')
      return { family, slice, from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) }
    }),
  )
}
