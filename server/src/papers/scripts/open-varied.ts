import * as fontkit from 'fontkit'
import type { Font, Glyph } from 'fontkit'
import { addOutline, type OpenSubset } from './encode-outline.ts'

type Point = { x: number; y: number; copy(): Point }
/** What the package has of a font of many weights that is packed as WOFF2, and does not declare. */
type Packed = Omit<Font, 'createSubset'> & {
  fvar: { axis: { axisTag: string; defaultValue: number }[] }
  variationCoords: number[]
  _tables: Record<string, unknown>
  _transformedGlyphs?: { numberOfContours: number; points?: Point[] }[]
  _transformGlyfTable(): void
  _variationProcessor: { transformPoints(glyph: number, points: Point[]): void }
  _getBaseGlyph(glyph: number, signs?: number[]): Glyph | undefined
  createSubset(): OpenSubset & { _addGlyph(glyph: number): number }
}

/**
 * Opens one weight of a font of many that is packed as WOFF2: the package reads its outlines in its first weight alone, and packs
 * no part of it. Points are moved to the weight as glyphs are asked for, and a part is packed from the outlines.
 */
export function openVaried(bytes: Buffer, weight: number): Font {
  const font = fontkit.create(bytes) as unknown as Packed
  font.variationCoords = font.fvar.axis.map(({ axisTag, defaultValue }) =>
    axisTag.trim() === 'wght' ? weight : defaultValue,
  )
  moveOnce(font)
  // It is packed with offsets of its own.
  font._tables.loca = { version: 1, offsets: [] }
  const begin = font.createSubset.bind(font)
  font.createSubset = () => {
    const subset = begin()
    subset._addGlyph = (glyph) => addOutline(subset, font.getGlyph(glyph))
    return subset
  }
  return font as unknown as Font
}

/** Each glyph is moved before the package first draws it, and then never again. */
function moveOnce(font: Packed): void {
  const moved = new Set<number>()
  const base = font._getBaseGlyph.bind(font)
  font._getBaseGlyph = (glyph, signs) => {
    if (!font._transformedGlyphs) font._transformGlyfTable()
    const outline = font._transformedGlyphs?.[glyph]
    const [first] = outline?.points ?? []
    if (outline?.points && first && outline.numberOfContours > 0 && !moved.has(glyph)) {
      moved.add(glyph)
      // Behind the points of a glyph stand four of its edges.
      const edges = Array.from({ length: 4 }, () =>
        Object.assign(first.copy(), { x: 0, y: 0, endContour: true }),
      )
      font._variationProcessor.transformPoints(glyph, [...outline.points, ...edges])
    }
    return base(glyph, signs)
  }
}
