const fewest = 2
const most = 20
/** Answers further apart than this tell something. */
const closeEnough = 0.05

/**
 * How long two things take at best, for tests of what time may tell. A busy machine makes samples late and never early,
 * so they are taken in turns until the fastest ones agree, or often enough to be sure that they don't.
 */
export async function fastestOfBoth(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<{ oneMs: number; otherMs: number; areAlike: boolean }> {
  let [oneMs, otherMs] = [Infinity, Infinity]
  const areAlike = () => Math.abs(oneMs - otherMs) < oneMs * closeEnough
  for (let sample = 1; sample <= most; sample++) {
    oneMs = Math.min(oneMs, await timeOf(one))
    otherMs = Math.min(otherMs, await timeOf(other))
    if (sample >= fewest && areAlike()) break
  }
  return { oneMs, otherMs, areAlike: areAlike() }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
