/** Something that ends; what was never begun has nothing to end. */
export type End = () => Promise<unknown> | undefined

/**
 * Ends one stage after the other, what stands in one stage at once. A failure keeps nothing after it from ending, and
 * nothing beside it from being waited for; it is thrown once all is done.
 */
export async function endInOrder(stages: readonly (readonly End[])[]): Promise<void> {
  const failures: unknown[] = []
  for (const ends of stages) {
    const ended = await Promise.allSettled(ends.map(async (end) => end()))
    failures.push(...ended.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'the server did not end as it should')
}
