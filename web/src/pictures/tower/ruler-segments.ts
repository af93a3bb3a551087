/** Lays the entries of a draw on one ruler of points, merging what would be too thin to see. */

export type RulerEntry = { id: string; weight: number; label: string }

/** One pick: point `r` of `remainingWeight` falls on the entry that holds the points `from` to `to`. */
export type RulerPick = { r: number; from: number; to: number; remainingWeight: number }

export type RulerSegment = {
  /** The first point and the number of points. */
  from: number
  weight: number
  /** `many` stands for several neighboring entries drawn as one field. */
  kind: 'one' | 'many' | 'hit'
  /** Empty for `many`. */
  label: string
}

/** Up to this many entries each keep their own segment, however thin. */
const ALWAYS_APART = 60
/** Beyond that, neighbors thinner than this part of the ruler share a field. */
const THINNEST_SHARE = 1 / 100

/** The segments of the ruler in the order of the frozen list; the entry under the pin is never merged. */
export function layRuler(entries: readonly RulerEntry[], pick: RulerPick): RulerSegment[] {
  const thinnest = entries.length <= ALWAYS_APART ? 0 : pick.remainingWeight * THINNEST_SHARE
  const segments: RulerSegment[] = []
  let open: RulerSegment | undefined
  let point = 0
  for (const { weight, label } of entries) {
    const hit = pick.from === point && weight > 0
    if (hit || weight >= thinnest) {
      segments.push({ from: point, weight, kind: hit ? 'hit' : 'one', label })
      open = undefined
    } else if (open) {
      open.weight += weight
      open.kind = 'many'
      open.label = ''
    } else {
      open = { from: point, weight, kind: 'one', label }
      segments.push(open)
    }
    if (open && open.weight >= thinnest) open = undefined
    point += weight
  }
  return segments
}

/** Points between two ticks: a round number that gives the ruler at most forty ticks. */
export function tickStep(points: number): number {
  const decade = 10 ** Math.floor(Math.log10(Math.max(1, points / 40)))
  const step = [1, 2, 5, 10].find((factor) => points / (factor * decade) <= 40) ?? 10
  return Math.max(1, step * decade)
}
