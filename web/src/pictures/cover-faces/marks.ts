import type { Cover } from '@tower/contract/oversight/covers.contract.ts'

/** A place that is covered, while it is drawn. */
export type Mark = Cover & { id: number }

/** Smaller ones can't be seen, nor caught by a finger. */
export const leastSide = 0.02
/** Of a mark that is added by a press, and by a key. */
const firstSide = 0.15

const limit = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
/** What is sent is short: sixty marks are one field of a form. */
const short = (value: number) => Math.round(value * 10_000) / 10_000

/** The same mark, as much of it as lies in the picture. */
export function within<T extends Cover>(mark: T): T {
  const x = limit(mark.x, 0, 1 - leastSide)
  const y = limit(mark.y, 0, 1 - leastSide)
  const width = limit(mark.x + mark.width - x, leastSide, 1 - x)
  const height = limit(mark.y + mark.height - y, leastSide, 1 - y)
  return { ...mark, x: short(x), y: short(y), width: short(width), height: short(height) }
}

export type Step = { across: number; down: number }

/** Moves a mark; at an edge it stays whole. */
export function moveMark(mark: Mark, { across, down }: Step): Mark {
  const x = limit(mark.x + across, 0, 1 - mark.width)
  const y = limit(mark.y + down, 0, 1 - mark.height)
  return { ...mark, x: short(x), y: short(y) }
}

/** Makes a mark wider or narrower, higher or lower, from its lower right corner. */
export function sizeMark(mark: Mark, { across, down }: Step): Mark {
  return within({
    ...mark,
    width: Math.max(leastSide, mark.width + across),
    height: Math.max(leastSide, mark.height + down),
  })
}

/** A mark around a point; in the middle where none is pressed. `ratio` is the picture's width by its height. */
export function markAt(id: number, ratio: number, { x, y } = { x: 0.5, y: 0.5 }): Mark {
  const height = limit(firstSide * ratio, leastSide, 1)
  const at = { x: x - firstSide / 2, y: y - height / 2 }
  return moveMark({ id, ...at, width: firstSide, height: short(height) }, { across: 0, down: 0 })
}

/** What is sent of marks. */
export const coversOf = (marks: readonly Mark[]): Cover[] =>
  marks.map(({ x, y, width, height }) => ({ x, y, width, height }))
