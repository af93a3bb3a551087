import type { Services } from './services.ts'

/**
 * Does one thing after another for a job. One that fails is logged and holds up no other; the job fails at the end, so
 * that staff hear of it and it is tried again.
 */
export async function workThrough<Thing extends { id: string }>(
  { log }: Pick<Services, 'log'>,
  things: readonly Thing[],
  work: (thing: Thing) => Promise<unknown>,
): Promise<void> {
  const failed: unknown[] = []
  for (const thing of things) {
    try {
      await work(thing)
    } catch (error) {
      log.error({ err: error, id: thing.id }, 'one thing of a job failed')
      failed.push(error)
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of ${things.length} failed`)
}
