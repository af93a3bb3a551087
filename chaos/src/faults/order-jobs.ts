import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '../auditor/read-books.ts'
import { untilItWorks, type Stage } from '../processes/stage.ts'

/**
 * One job for each queue where none waits, as the clock would have it, or for those of one name: a worker that starts takes
 * them up at once.
 */
export async function orderJobs({ database }: Pick<Stage, 'database'>, only?: string): Promise<void> {
  await untilItWorks(() =>
    ask(
      database,
      `insert into pgboss.job (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
         heartbeat_seconds, deletion_seconds)
       select name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, heartbeat_seconds, deletion_seconds
       from pgboss.queue where name not like '\\_\\_%' and name = coalesce($1, name) on conflict do nothing`,
      [only ?? null],
    ),
  )
}

/** Waits until a worker has a job in its hand, for so long at most; answers whether one has. */
export async function untilInsideAJob({ database }: Stage, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline) {
    const active = await untilItWorks(() =>
      ask(
        database,
        `select id from pgboss.job where state = 'active' and started_on > now() - interval '2 s'`,
      ),
    )
    if (active.length > 0) return true
    await sleep(5)
  }
  return false
}
