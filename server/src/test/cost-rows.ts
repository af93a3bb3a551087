/**
 * For tests of what a read costs: among how many rows. Among 20,000 the plans are those of 200,000, which
 * `npm run soak` asks for; `COST_ROWS=1000000 npm test -- list-cost` asks for a million.
 */
export function costRows(usual = 20_000): number {
  return Number(process.env.COST_ROWS ?? usual)
}

/** More rows than a page of a list and its bounded count touch, and fewer than a scan of so many. */
export function belowScan(rows: number): number {
  return rows / 4
}

/** Says what was read, where a size was asked for: what is measured on purpose is to be seen. */
export function tellCost(what: string, cost: unknown): void {
  if (process.env.COST_ROWS) console.info(`${what} among ${process.env.COST_ROWS}: ${JSON.stringify(cost)}`)
}

/** The shortest time of several, in milliseconds: on a machine that others use the only one that says something. */
export async function bestMs(work: () => Promise<unknown>, times = 7): Promise<number> {
  let best = Infinity
  for (let time = 0; time < times; time++) {
    const startedAt = performance.now()
    await work()
    best = Math.min(best, performance.now() - startedAt)
  }
  return Math.round(best * 10) / 10
}
