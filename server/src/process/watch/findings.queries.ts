import { alertKinds } from '@tower/contract/oversight/process.ts'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

/** What an alert says besides its kind: numbers and words of ours, nothing of people. */
export const AlertFacts = z.object({
  rules: z.array(z.string()).optional(),
  count: z.number().optional(),
  percent: z.number().optional(),
})
export type AlertFacts = z.infer<typeof AlertFacts>

const Finding = z.object({
  kind: z.enum(alertKinds),
  /** Which job or machine, where there are several; else empty. */
  subject: z.string(),
  since: z.date(),
  facts: AlertFacts,
})
export type Finding = z.infer<typeof Finding>

/**
 * What is wrong and can be read in one look. A worker counts as silent while somebody is there to hear it: of a site that is
 * stopped that is no fault, and its first process waits for the others. A disk that was told of has to get some air before that is over.
 */
export function listPlainFindings(tx: Tx): Promise<Finding[]> {
  return rows(Finding)`
    with silence as (
      select greatest(max(seen_at) filter (where role <> 'web'), min(first_seen_at) filter (where is_alive)) as since,
        bool_or(is_alive) as is_heard
      from (select *, ended_at is null and seen_at > now() - interval '2 minutes' as is_alive from process_beats) beats
    ), disks as (
      select distinct on (host) host, seen_at, 100.0 * disk_free_bytes / disk_total_bytes as percent
      from process_beats where disk_total_bytes > 0 and seen_at > now() - interval '1 hour' order by host, seen_at desc
    )
    select 'worker_silent' as kind, '' as subject, since, '{}'::jsonb as facts
    from silence where is_heard and since < now() - interval '2 minutes'
    union all
    select 'mail_waiting', '', next_attempt_at, '{}' from (
      select next_attempt_at from mails where sent_at is null and given_up_at is null order by next_attempt_at limit 1
    ) oldest where next_attempt_at < now() - interval '10 minutes'
    union all
    select 'mail_refused', '', min(created_at), '{}' from mails
    where sent_at is null and given_up_at is null and attempts >= 5
      and created_at > coalesce((select max(mail_left_at) from process_beats), '-infinity')
    having count(*) > 0
    union all
    select 'job_given_up', name, given_up_at, '{}' from job_runs where given_up_at is not null
    union all
    select 'books_broken', '', at,
      jsonb_build_object('rules', (select jsonb_agg(one -> 'rule') from jsonb_array_elements(broken) one))
    from (select at, broken from ledger_verifications order by at desc, id desc limit 1) latest where broken <> '[]'
    union all
    select 'reconciliation_open', '', min(first_seen_at), jsonb_build_object('count', count(*)::int)
    from reconciliation_differences where resolved_at is null having count(*) > 0
    union all
    select 'draw_number_late', '', min(number_at), jsonb_build_object('count', count(*)::int)
    from assignment_slots where state = 'frozen' and number_at < now() - interval '5 minutes' having count(*) > 0
    union all
    select 'disk_low', host, seen_at, jsonb_build_object('percent', round(percent)::int) from disks
    where percent < case when exists (
      select from alerts alert where alert.kind = 'disk_low' and alert.subject = host and alert.over_at is null
    ) then 12 else 10 end`.all(tx)
}

const JobDue = z.object({
  name: z.string(),
  cron: z.string(),
  after: z.date(),
  mayTakeSeconds: z.number(),
  now: z.date(),
})

/**
 * Jobs that were not done for longer than they may take, with the moment after which their next time counts. It is never
 * before some worker was there to do them; without one that is what is wrong.
 */
export function listJobsNotDoneLately(tx: Tx) {
  return rows(JobDue)`
    with working as (
      select min(first_seen_at) as since from process_beats
      where role <> 'web' and ended_at is null and seen_at > now() - interval '2 minutes'
    ), due as (
      select name, cron, may_take_seconds, greatest(succeeded_at, known_since, working.since) as after
      from job_runs, working where working.since is not null
    )
    select name, cron, after, may_take_seconds as "mayTakeSeconds", now() as now from due
    where after < now() - (may_take_seconds + 1800) * interval '1 second'`.all(tx)
}
