import { alertKinds } from '@tower/contract/oversight/process.ts'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

const Process = z.object({
  id: z.string(),
  role: z.enum(['all', 'web', 'worker']),
  host: z.string(),
  version: z.string(),
  commit: z.string().nullable(),
  started_at: z.date(),
  seen_at: z.date(),
  ended_at: z.date().nullable(),
  isHeard: z.boolean(),
  freePercent: z.number().nullable(),
})

/** Processes that were heard within a day, those that run first. */
export const listProcesses = (tx: Tx) =>
  rows(Process)`
    select id, role, host, version, commit, started_at, seen_at, ended_at, seen_at > now() - interval '2 minutes' as "isHeard",
      (100 * disk_free_bytes / nullif(disk_total_bytes, 0))::int as "freePercent"
    from process_beats where seen_at > now() - interval '1 day'
    order by ended_at is null and seen_at > now() - interval '2 minutes' desc, seen_at desc, id limit 50`.all(
    tx,
  )

const Job = z.object({
  name: z.string(),
  cron: z.string(),
  succeeded_at: z.date().nullable(),
  failed_at: z.date().nullable(),
  given_up_at: z.date().nullable(),
})

export const listJobRuns = (tx: Tx) =>
  rows(Job)`select name, cron, succeeded_at, failed_at, given_up_at from job_runs order by name`.all(tx)

const Listed = z.object({
  id: z.string(),
  kind: z.enum(alertKinds),
  subject: z.string(),
  since: z.date(),
  over_at: z.date().nullable(),
})

/** What is wrong, and below it what was. */
export const listAlerts = (tx: Tx) =>
  rows(Listed)`
    select id, kind, subject, since, over_at from alerts
    order by over_at is null desc, began_at desc, id limit 30`.all(tx)

const Proof = z.object({ at: z.date(), broken: z.number() })

/** The last proof of the books. */
export const findLastProof = (tx: Tx) =>
  rows(Proof)`
    select at, jsonb_array_length(broken) as broken from ledger_verifications order by at desc, id desc limit 1`.first(
    tx,
  )

const Oldest = z.object({ at: z.date() })

/** The mail that waits longest of those that are due. */
export const findOldestDueMail = (tx: Tx) =>
  rows(Oldest)`
    select next_attempt_at as at from mails
    where sent_at is null and given_up_at is null and next_attempt_at <= now() order by next_attempt_at limit 1`.first(
    tx,
  )
