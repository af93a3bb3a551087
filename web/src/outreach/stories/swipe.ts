const thresholdPx = 30

type Point = { x: number; y: number }

/** Where a finger that went from here to there wants to go; undefined for a tap or a scroll. */
export function swipeDirection(from: Point, to: Point): 'next' | 'previous' | undefined {
  const across = to.x - from.x
  if (Math.abs(across) < thresholdPx || Math.abs(across) < Math.abs(to.y - from.y)) return undefined
  return across < 0 ? 'next' : 'previous'
}
