import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

export type BackupKind = 'backup' | 'rehearsal'

export type BackupRun = {
  kind: BackupKind
  place: string
  backup: string | null
  beganAt: Date
  endedAt: Date
  rows?: number
  files?: number
  lost?: number
  bytes?: number
  fault: string | null
}

export async function insertBackupRun(tx: Tx, run: BackupRun): Promise<void> {
  await tx
    .insertInto('backup_runs')
    .values({
      ...{ kind: run.kind, place: run.place, backup: run.backup, fault: run.fault },
      ...{ began_at: run.beganAt, ended_at: run.endedAt },
      row_count: run.rows ?? null,
      file_count: run.files ?? null,
      lost_count: run.lost ?? null,
      byte_size: run.bytes ?? null,
    })
    .execute()
}

const Done = z.object({ began_at: z.date(), ended_at: z.date(), lost_count: z.number().nullable() })

/** The last one of a kind that was done at a place. */
export const findLastDone = (tx: Tx, kind: BackupKind, place: string) =>
  rows(Done)`
    select began_at, ended_at, lost_count from backup_runs
    where kind = ${kind} and place = ${place} and fault is null order by began_at desc limit 1`.first(tx)

const Failed = z.object({ began_at: z.date() })

/** The last one of a kind that failed at a place. */
export const findLastFailed = (tx: Tx, kind: BackupKind, place: string) =>
  rows(Failed)`
    select began_at from backup_runs
    where kind = ${kind} and place = ${place} and fault is not null order by began_at desc limit 1`.first(tx)

const Plan = z.object({
  place: z.string(),
  cron: z.string(),
  rehearsal_cron: z.string(),
  known_since: z.date(),
})

export const findPlan = (tx: Tx) =>
  rows(Plan)`select place, cron, rehearsal_cron, known_since from backup_plan`.first(tx)

type Planned = { place: string; cron: string; rehearsalCron: string }

/** Keeps what is planned, for whoever looks whether it is done; with another place or time the waiting begins anew. */
export async function keepPlan(tx: Tx, planned: Planned | undefined): Promise<void> {
  if (!planned) return void (await tx.deleteFrom('backup_plan').execute())
  const { place, cron, rehearsalCron } = planned
  await sql`
    insert into backup_plan as plan (place, cron, rehearsal_cron) values (${place}, ${cron}, ${rehearsalCron})
    on conflict (number) do update set place = excluded.place, cron = excluded.cron,
      rehearsal_cron = excluded.rehearsal_cron, known_since = now()
    where (plan.place, plan.cron, plan.rehearsal_cron)
      is distinct from (excluded.place, excluded.cron, excluded.rehearsal_cron)`.execute(tx)
}

const Late = z.object({ cron: z.string(), after: z.date(), now: z.date() })

/** From which moment on the next backup counts; nothing where none are planned. */
export const findBackupDue = (tx: Tx) =>
  rows(Late)`
    select cron, greatest(known_since,
      (select max(began_at) from backup_runs where kind = 'backup' and place = plan.place and fault is null)) as after, now() as now
    from backup_plan plan`.first(tx)
