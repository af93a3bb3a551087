export type Bounds = { x: number; y: number; width: number; height: number }

const steps = /([a-zA-Z])([^a-zA-Z]*)/g
const numbers = /-?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/g
/** How many numbers one step of each kind takes. */
const taken: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

type Point = { x: number; y: number }

/** A box around a path: its points and those that bend it, so it is never too small. */
export function pathBounds(d: string): Bounds {
  const reached: Point[] = []
  let now: Point = { x: 0, y: 0 }
  for (const [, letter = '', rest = ''] of d.matchAll(steps)) {
    const kind = letter.toLowerCase()
    const all = (rest.match(numbers) ?? []).map(Number)
    const size = taken[kind] ?? 0
    for (let at = 0; size > 0 && at + size <= all.length; at += size) {
      const from = letter === kind ? now : { x: 0, y: 0 }
      const points = pointsOf(kind, all.slice(at, at + size), { now, from })
      reached.push(...points)
      now = points.at(-1) ?? now
    }
  }
  const [xs, ys] = [reached.map(({ x }) => x), reached.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** What a step reaches, where it ends at last. */
function pointsOf(
  kind: string,
  step: readonly number[],
  { now, from }: { now: Point; from: Point },
): Point[] {
  const [first = 0] = step
  if (kind === 'h') return [{ x: from.x + first, y: now.y }]
  if (kind === 'v') return [{ x: now.x, y: from.y + first }]
  if (kind === 'a') {
    const end = { x: from.x + (step[5] ?? 0), y: from.y + (step[6] ?? 0) }
    return [{ x: now.x - first, y: now.y - first }, { x: now.x + first, y: now.y + first }, end]
  }
  return Array.from({ length: step.length / 2 }, (_, at) => ({
    x: from.x + (step[2 * at] ?? 0),
    y: from.y + (step[2 * at + 1] ?? 0),
  }))
}
