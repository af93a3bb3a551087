/** How many classrooms of a list have this weight. */
export type WeightGroup = { weight: number; classrooms: number }

/** Beyond this many picks the count of earlier classrooms is as good as normal, and adding up each would take long. */
const mostExactPicks = 100
const tolerance = 1e-8

/**
 * The chance that a classroom is among the picks when classrooms are drawn one after the other by weight, none twice.
 * `others` are the classrooms beside it, by weight.
 *
 * Drawing by weight is the same as giving each classroom a clock that rings after an exponential time of its weight and
 * taking the first to ring. So the classroom is picked when fewer than `picks` others ring before it:
 * the integral over its own time of the chance of that. No order of picks is left out and nothing is sampled.
 */
export function matchChance({
  weight,
  others,
  picks,
}: {
  weight: number
  others: readonly WeightGroup[]
  picks: number
}): number {
  const rivals = others.filter((group) => group.classrooms > 0)
  const count = rivals.reduce((sum, { classrooms }) => sum + classrooms, 0)
  if (weight <= 0 || picks <= 0) return 0
  if (picks > count) return 1

  const end = ringsSurely(rivals, weight, picks)
  const chanceAt = (time: number) =>
    weight * Math.exp(-weight * time) * fewerThan(picks, ringing(rivals, time))
  const chance = integrate(chanceAt, 0, end)
  return Math.min(1, Math.max(0, chance))
}

/** A time after which either enough others have surely rung or the classroom itself has. */
function ringsSurely(rivals: readonly WeightGroup[], weight: number, picks: number): number {
  const enough = picks + 8 * Math.sqrt(picks) + 24
  const expectedAt = (time: number) => ringing(rivals, time).reduce((sum, { mean }) => sum + mean, 0)
  const ownEnd = 25 / weight
  if (expectedAt(ownEnd) <= enough) return ownEnd
  let [low, high] = [0, ownEnd]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (expectedAt(middle) < enough) low = middle
    else high = middle
  }
  return high
}

/** How many classrooms of a group have rung by a time: so many tries, each with this chance. */
type Ringing = { tries: number; chance: number; mean: number }

function ringing(rivals: readonly WeightGroup[], time: number): Ringing[] {
  return rivals.map(({ weight, classrooms }) => {
    const chance = -Math.expm1(-weight * time)
    return { tries: classrooms, chance, mean: classrooms * chance }
  })
}

/** The chance that fewer than `limit` have rung. */
function fewerThan(limit: number, groups: readonly Ringing[]): number {
  return limit > mostExactPicks ? fewerThanRoughly(limit, groups) : fewerThanExactly(limit, groups)
}

function fewerThanExactly(limit: number, groups: readonly Ringing[]): number {
  let sums = new Float64Array(limit)
  sums[0] = 1
  for (const group of groups) {
    const own = binomial(group, limit)
    const next = new Float64Array(limit)
    for (let before = 0; before < limit; before++) {
      const share = sums[before] ?? 0
      if (share === 0) continue
      for (let added = 0; before + added < limit; added++) {
        next[before + added] = (next[before + added] ?? 0) + share * (own[added] ?? 0)
      }
    }
    sums = next
  }
  return sums.reduce((sum, share) => sum + share, 0)
}

/** The first `length` terms of a binomial distribution. */
function binomial({ tries, chance }: Ringing, length: number): Float64Array {
  const terms = new Float64Array(length)
  if (chance >= 1) {
    if (tries < length) terms[tries] = 1
    return terms
  }
  // In logarithms: the first term of a large group is too small for a number of its own.
  const [logHit, logMiss] = [Math.log(chance), Math.log1p(-chance)]
  let logChoose = 0
  for (let hits = 0; hits < length && hits <= tries; hits++) {
    if (hits > 0) logChoose += Math.log(tries - hits + 1) - Math.log(hits)
    terms[hits] =
      chance === 0 ? Number(hits === 0) : Math.exp(logChoose + hits * logHit + (tries - hits) * logMiss)
  }
  return terms
}

/** The normal curve with its correction for skew; off by less than a thousandth from a hundred picks on. */
function fewerThanRoughly(limit: number, groups: readonly Ringing[]): number {
  let [mean, variance, skew] = [0, 0, 0]
  for (const { tries, chance } of groups) {
    const spread = tries * chance * (1 - chance)
    mean += tries * chance
    variance += spread
    skew += spread * (1 - 2 * chance)
  }
  if (variance === 0) return Number(mean < limit)
  const x = (limit - 0.5 - mean) / Math.sqrt(variance)
  const bell = Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)
  const below = normalBelow(x) - ((skew / variance ** 1.5) * (x * x - 1) * bell) / 6
  return Math.min(1, Math.max(0, below))
}

/** The normal distribution up to x (Abramowitz and Stegun 26.2.17, off by less than 1e-7). */
function normalBelow(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const series = terms.reduceRight((sum, term) => (sum + term) * t, 0)
  const tail = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series
  return x > 0 ? 1 - tail : tail
}

const panels = 16
const deepest = 20

/** Simpson's rule, halving panels until they agree. */
function integrate(value: (at: number) => number, from: number, to: number): number {
  const width = (to - from) / panels
  let sum = 0
  for (let panel = 0; panel < panels; panel++) {
    const [left, right] = [from + panel * width, from + (panel + 1) * width]
    sum += refine(value, {
      left,
      right,
      atLeft: value(left),
      atMiddle: value((left + right) / 2),
      atRight: value(right),
      depth: 0,
    })
  }
  return sum
}

type Panel = {
  left: number
  right: number
  atLeft: number
  atMiddle: number
  atRight: number
  depth: number
}

function refine(value: (at: number) => number, panel: Panel): number {
  const { left, right, atLeft, atMiddle, atRight, depth } = panel
  const middle = (left + right) / 2
  const [atFirst, atSecond] = [value((left + middle) / 2), value((middle + right) / 2)]
  const whole = ((right - left) / 6) * (atLeft + 4 * atMiddle + atRight)
  const halves = ((right - left) / 12) * (atLeft + 4 * atFirst + 2 * atMiddle + 4 * atSecond + atRight)
  const difference = halves - whole
  if (depth >= deepest || Math.abs(difference) < 15 * tolerance) return halves + difference / 15
  const [first, second] = [
    { left, right: middle, atLeft, atMiddle: atFirst, atRight: atMiddle, depth: depth + 1 },
    { left: middle, right, atLeft: atMiddle, atMiddle: atSecond, atRight, depth: depth + 1 },
  ]
  return refine(value, first) + refine(value, second)
}
