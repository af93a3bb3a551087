/** Runs one work when its turn comes. */
export type InTurn = (work: () => Promise<void>) => Promise<void>

/** Lets so many works run at a time; the others begin in the order in which they came. */
export function takeTurns(atOnce: number): InTurn {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      await work()
    } finally {
      // Handed on, not given back: who comes at this moment must not pass those who wait.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
