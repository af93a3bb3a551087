/**
 * How much of a processor's time something takes in this process, in milliseconds. A busy machine takes longer for it,
 * but has no more to do: unlike seconds on the clock it may be the promise of a test.
 */
export async function measureWork(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
