import type { Glyph, Path } from 'fontkit'

type Point = { isOn: boolean; x: number; y: number }

/** A glyph as a font file has it, each of its points in full: outlines of a name are a few hundred bytes. */
export function encodeOutline(path: Path): Buffer {
  const { points, ends } = pointsOf(path)
  if (points.length === 0) return Buffer.alloc(0)
  const lines = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const size = 12 + 2 * ends.length + 5 * points.length
  const bytes = Buffer.alloc(size + ((4 - (size % 4)) % 4))
  let at = 0
  const put = (value: number) => {
    at = bytes.writeInt16BE(value, at)
  }
  put(ends.length)
  for (const least of [Math.min, Math.max]) for (const line of lines) put(least(...line))
  // The ends of its contours, and that it has no instructions.
  for (const value of [...ends, 0]) put(value)
  for (const { isOn } of points) at = bytes.writeUInt8(isOn ? 1 : 0, at)
  for (const line of lines) for (const [place, value] of line.entries()) put(value - (line[place - 1] ?? 0))
  return bytes
}

function pointsOf(path: Path): { points: Point[]; ends: number[] } {
  const points: Point[] = []
  const ends: number[] = []
  for (const { command, args } of path.commands) {
    if (command === 'closePath') ends.push(points.length - 1)
    for (let at = 0; at < args.length; at += 2) {
      const isOn = command !== 'quadraticCurveTo' || at === args.length - 2
      points.push({ isOn, x: Math.round(args[at] ?? 0), y: Math.round(args[at + 1] ?? 0) })
    }
  }
  return { points, ends }
}

/** What a subset of a font is being made of, as the package keeps it. */
export type OpenSubset = {
  glyf: Buffer[]
  loca: { offsets: number[] }
  hmtx: { metrics: { advance: number; bearing: number }[] }
  offset: number
}

/** Adds a glyph to a subset as it is drawn; answers its place. */
export function addOutline(subset: OpenSubset, glyph: Glyph): number {
  const bytes = encodeOutline(glyph.path)
  subset.glyf.push(bytes)
  subset.loca.offsets.push(subset.offset)
  subset.hmtx.metrics.push({
    advance: Math.round(glyph.advanceWidth),
    bearing: bytes.length === 0 ? 0 : Math.round(glyph.path.bbox.minX),
  })
  subset.offset += bytes.length
  return subset.glyf.length - 1
}
