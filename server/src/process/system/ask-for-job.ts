import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'

/** Where workers hear which job is to be run now. */
export const askedJobs = 'tower_jobs'

const Found = z.object({ hasWorker: z.boolean() })

/** A job of this name, and whether somebody is there to run it. */
const findJob = (tx: Tx, name: string) =>
  rows(Found)`
    select exists (
      select from process_beats where role <> 'web' and ended_at is null and seen_at > now() - interval '2 minutes'
    ) as "hasWorker"
    from job_runs where name = ${name}`.first(tx)

/** Has a worker run a scheduled job now. Of several that hear it one does, and a run that waits already is enough. */
export function askForJob(
  services: Services,
  { actor, name }: { actor: Actor; name: string },
): Promise<void> {
  return services.database.transaction(async (tx) => {
    const job = await findJob(tx, name)
    if (!job) throw new Refusal('process.job_not_found')
    if (!job.hasWorker) throw new Refusal('process.no_worker')
    await sql`select pg_notify(${askedJobs}, ${name})`.execute(tx)
    await writeAudit(tx, {
      at: services.clock.now(),
      ...{ actorId: actor.userId, action: 'process.job_run_asked', targetKind: 'job', targetId: name },
      details: {},
    })
  })
}
