import type { Discrepancy } from './books.ts'

/** A job as the queue keeps it. */
export type QueuedJob = { id: string; name: string; state: string; retries: number }

/**
 * Every job that was ever seen begun must have been done in the end, at whichever try: none is gone, given up, or in
 * the hands of a process that died.
 */
export function findUnfinishedJobs(
  begun: ReadonlyMap<string, string>,
  jobs: readonly QueuedJob[],
): Discrepancy[] {
  const known = new Map(jobs.map((job) => [job.id, job]))
  const rows = [...begun].flatMap(([id, name]) => {
    const job = known.get(id)
    if (!job) return [`${name} ${id} is gone`]
    return job.state === 'completed' ? [] : [`${name} ${id} is ${job.state} after ${job.retries} retries`]
  })
  return rows.length > 0 ? [{ rule: 'every job that was begun was done', rows }] : []
}
