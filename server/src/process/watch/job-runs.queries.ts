import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { ScheduledJob } from '../../scheduled-job.ts'

/** Keeps what runs by the clock from now on. Of a job with another time the waiting begins anew. */
export async function keepJobs(tx: Tx, jobs: readonly ScheduledJob[]): Promise<void> {
  const names = jobs.map(({ name }) => name)
  await sql`
    insert into job_runs as run (name, cron, may_take_seconds)
    select * from unnest(${names}::text[], ${jobs.map(({ cron }) => cron)}::text[],
      ${jobs.map(({ mayTakeSeconds }) => mayTakeSeconds)}::int[])
    on conflict (name) do update set cron = excluded.cron, may_take_seconds = excluded.may_take_seconds,
      known_since = case when run.cron = excluded.cron then run.known_since else now() end`.execute(tx)
  await sql`delete from job_runs where name <> all(${names}::text[])`.execute(tx)
}

/** Says that a job was done; one that is done each minute says so every five. */
export async function markJobDone(tx: Tx, name: string): Promise<void> {
  await sql`
    update job_runs set succeeded_at = now(), given_up_at = null where name = ${name}
      and (succeeded_at is null or succeeded_at < now() - interval '5 minutes' or failed_at > succeeded_at)`.execute(
    tx,
  )
}

/** Says that a try failed, and whether it was the last. */
export async function markJobFailed(tx: Tx, name: string, { isLast }: { isLast: boolean }): Promise<void> {
  await sql`
    update job_runs set failed_at = now(), given_up_at = case when ${isLast}::boolean then now() else given_up_at end
    where name = ${name}`.execute(tx)
}
