import { alertKinds } from '@tower/contract/oversight/process.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { AlertFacts, type Finding } from './findings.queries.ts'

const Alert = z.object({
  id: z.string(),
  kind: z.enum(alertKinds),
  subject: z.string(),
  since: z.date(),
  facts: AlertFacts,
  overAt: z.date().nullable(),
})
export type Alert = z.infer<typeof Alert>

export async function hasOpenAlerts(tx: Tx): Promise<boolean> {
  const { rows: found } = await sql`select from alerts where over_at is null limit 1`.execute(tx)
  return found.length > 0
}

/** Keeps what is wrong as seen now; answers what was not known yet. Of two who see it at once one hears that it is new. */
export async function saveFindings(tx: Tx, findings: readonly Finding[]): Promise<Alert[]> {
  if (findings.length === 0) return []
  const saved = await rows(Alert.extend({ isNew: z.boolean() }))`
    insert into alerts (kind, subject, since, facts)
    select kind, subject, since, facts
    from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb) as found (kind text, subject text, since timestamptz, facts jsonb)
    order by kind, subject
    on conflict (kind, subject) where over_at is null do update set seen_at = now()
    returning id, kind, subject, since, facts, over_at as "overAt", xmax = 0 as "isNew"`.all(tx)
  return saved.filter(({ isNew }) => isNew)
}

/** Ends what nobody has seen for two minutes, so that what comes and goes within them is told of once. */
export function endUnseenAlerts(tx: Tx): Promise<Alert[]> {
  return rows(Alert)`
    update alerts set over_at = now() where over_at is null and seen_at < now() - interval '2 minutes'
    returning id, kind, subject, since, facts, over_at as "overAt"`.all(tx)
}

type Told = { alerts: readonly Alert[]; moment: 'began' | 'over'; targets: readonly string[] }

/** Puts what is to be told beside the alert. That it is over replaces what nobody could be told yet. */
export async function insertMessages(tx: Tx, { alerts, moment, targets }: Told): Promise<void> {
  const ids = alerts.map(({ id }) => id)
  if (ids.length === 0) return
  await sql`delete from alert_messages where alert_id = any(${ids}::uuid[]) and sent_at is null`.execute(tx)
  await sql`
    insert into alert_messages (alert_id, moment, target)
    select alert_id, ${moment}, target from unnest(${ids}::uuid[]) alert_id, unnest(${targets}::text[]) target
    on conflict do nothing`.execute(tx)
}

const DueMessage = Alert.extend({
  moment: z.enum(['began', 'over']),
  target: z.string(),
  /** This one included. */
  attempts: z.number(),
})
export type DueMessage = z.infer<typeof DueMessage>

/**
 * Takes messages that are due, and puts them ahead in time so that other processes leave them alone: one whose sender dies
 * is due again by itself.
 */
export function takeDueMessages(tx: Tx, targets: readonly string[]): Promise<DueMessage[]> {
  return rows(DueMessage)`
    with due as materialized (
      select alert_id, moment, target from alert_messages
      where sent_at is null and given_up_at is null and next_attempt_at <= now() and target = any(${targets}::text[])
      order by next_attempt_at limit 10 for update skip locked
    )
    update alert_messages message set attempts = attempts + 1, next_attempt_at = now() + interval '2 minutes'
    from due join alerts alert on alert.id = due.alert_id
    where (message.alert_id, message.moment, message.target) = (due.alert_id, due.moment, due.target)
    returning alert.id, alert.kind, alert.subject, alert.since, alert.facts, alert.over_at as "overAt",
      message.moment, message.target, message.attempts`.all(tx)
}

/** Notes what came of a message: it is sent, or to be tried again after a delay; without one it is given up. */
export async function noteAttempt(
  tx: Tx,
  { id, moment, target }: Pick<DueMessage, 'id' | 'moment' | 'target'>,
  outcome: 'sent' | { delaySeconds: number | undefined },
): Promise<void> {
  const set =
    outcome === 'sent'
      ? sql`sent_at = now()`
      : outcome.delaySeconds === undefined
        ? sql`given_up_at = now()`
        : sql`next_attempt_at = now() + ${outcome.delaySeconds}::int * interval '1 second'`
  await sql`
    update alert_messages set ${set}
    where alert_id = ${id} and moment = ${moment} and target = ${target} and sent_at is null`.execute(tx)
}
