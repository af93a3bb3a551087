/**
 * How likely two samples of one and the same thing differ as much as these do, by the two-sample test of Kolmogorov
 * and Smirnov: near 0, they come from different things. Good from some 30 values each.
 */
export function sameSourceLikelihood(one: readonly number[], other: readonly number[]): number {
  const effective = Math.sqrt((one.length * other.length) / (one.length + other.length))
  const lambda = (effective + 0.12 + 0.11 / effective) * largestGap(one, other)
  if (lambda < 0.2) return 1
  let likelihood = 0
  for (let term = 1; term <= 100; term++) {
    likelihood += 2 * (-1) ** (term - 1) * Math.exp(-2 * (term * lambda) ** 2)
  }
  return Math.min(1, Math.max(0, likelihood))
}

/** The largest distance between the shares of values up to any point. */
function largestGap(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [one.toSorted((x, y) => x - y), other.toSorted((x, y) => x - y)]
  let [atA, atB, gap] = [0, 0, 0]
  while (atA < a.length && atB < b.length) {
    const value = Math.min(a[atA] ?? 0, b[atB] ?? 0)
    while (atA < a.length && (a[atA] ?? 0) <= value) atA++
    while (atB < b.length && (b[atB] ?? 0) <= value) atB++
    gap = Math.max(gap, Math.abs(atA / a.length - atB / b.length))
  }
  return gap
}
