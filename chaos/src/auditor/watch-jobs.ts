import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@tower/server/database/database.ts'
import type { Discrepancy } from './books.ts'
import { findUnfinishedJobs, type QueuedJob } from './find-unfinished-jobs.ts'
import { ask } from './read-books.ts'

/** Remembers the jobs that were seen begun, and says in the end which of them were never done. */
export type JobsWatch = {
  look(): Promise<void>
  /** Waits until nothing that was begun is still to be done, for so long at most. */
  untilDone(withinMs: number): Promise<void>
  compare(): Promise<Discrepancy[]>
  /** How many were begun, and how many of them more than once. */
  counts(): { begun: number; retried: number }
}

const everyJob = `select id::text, name, state::text, retry_count as retries, started_on is not null as "isBegun"
  from pgboss.job where name like '%.%' and name not like '\\_\\_%'`

/** Begins with nothing seen. */
export function watchJobs(database: Database): JobsWatch {
  const begun = new Map<string, string>()
  const retried = new Set<string>()
  const read = async (): Promise<QueuedJob[]> => {
    const rows = await ask<QueuedJob & { isBegun: boolean }>(database, everyJob)
    for (const { id, name, isBegun, retries } of rows) {
      if (isBegun || retries > 0) begun.set(id, name)
      if (retries > 0) retried.add(id)
    }
    return rows
  }
  return {
    look: async () => void (await read()),
    async untilDone(withinMs) {
      const deadline = Date.now() + withinMs
      while (findUnfinishedJobs(begun, await read()).length > 0 && Date.now() < deadline) await sleep(1_000)
    },
    compare: async () => {
      const jobs = await read()
      return findUnfinishedJobs(begun, jobs)
    },
    counts: () => ({ begun: begun.size, retried: retried.size }),
  }
}
