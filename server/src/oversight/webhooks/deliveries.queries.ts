import { cutText } from '@tower/contract/cut-text.ts'
import type { DeliveryState } from '@tower/contract/oversight/webhooks.ts'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { RowsAfter } from '../../http/every-row.ts'
import type { PublishedEvent } from './published-event.ts'

export type DeliveryRow = {
  id: string
  event: string
  data: Record<string, unknown>
  occurred_at: Date
  attempts: number
  next_attempt_at: Date
  delivered_at: Date | null
  given_up_at: Date | null
  last_attempt_at: Date | null
  last_status: number | null
  last_error: string | null
}

const columns = sql`id, event, data, occurred_at, attempts, next_attempt_at, delivered_at, given_up_at,
  last_attempt_at, last_status, last_error`

const conditions = {
  waiting: sql<SqlBool>`delivered_at is null and given_up_at is null`,
  delivered: sql<SqlBool>`delivered_at is not null`,
  given_up: sql<SqlBool>`given_up_at is not null`,
} satisfies Record<DeliveryState, unknown>

/** The statement that writes one message for each webhook that wants the event and is on. */
export function insertingDeliveries(events: readonly PublishedEvent[]): RawBuilder<unknown> {
  return sql`
    insert into webhook_deliveries (webhook_id, event_key, event, data, occurred_at)
    select webhook.id, told.key, told.event, told.data, told.at
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as told(event text, key text, data jsonb, at timestamptz)
    join webhooks webhook on webhook.is_active and told.event = any(webhook.events)
    on conflict on constraint webhook_deliveries__once do nothing`
}

/** A message to one webhook alone, whatever it wants to hear of. */
export async function insertDelivery(
  tx: Tx,
  { webhookId, event, key, at }: { webhookId: string; event: string; key: string; at: Date },
): Promise<DeliveryRow> {
  const { rows } = await sql<DeliveryRow>`
    insert into webhook_deliveries (webhook_id, event_key, event, data, occurred_at)
    values (${webhookId}, ${key}, ${event}, '{}', ${at}) returning ${columns}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a message was not written')
  return row
}

export type DueDelivery = DeliveryRow & { webhook_id: string; url: string; salt: string }

/** A sender that died with a message in hand holds it for this long. */
const leaseSeconds = 120

/** Takes messages that are due, the oldest first, and puts them ahead in time: another process leaves them alone. */
export async function takeDueDeliveries(tx: Tx, limit: number): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as materialized (
      select delivery.id as due_id from webhook_deliveries delivery join webhooks webhook on webhook.id = delivery.webhook_id
      where ${conditions.waiting} and delivery.next_attempt_at <= now() and webhook.is_active
      order by delivery.next_attempt_at limit ${limit} for update of delivery skip locked
    ), taken as (
      update webhook_deliveries set attempts = attempts + 1,
        next_attempt_at = now() + ${sql.lit(leaseSeconds)} * interval '1 second'
      from due where id = due_id
      returning webhook_id, ${columns}
    )
    select taken.*, webhook.url, webhook.salt from taken join webhooks webhook on webhook.id = taken.webhook_id`.execute(
    tx,
  )
  return rows
}

export type Attempt = {
  status: number | null
  error: string | null
  /** The gate keeps it from leaving. */
  isHeld?: boolean
}

/** What came of a try: the end of it, or another one after `delaySeconds`. Without either it is given up. */
export async function keepAttempt(
  tx: Tx,
  id: string,
  { status, error, delaySeconds }: Attempt & { delaySeconds: number | undefined },
): Promise<void> {
  const isDelivered = error === null
  await tx
    .updateTable('webhook_deliveries')
    .set({
      ...{
        last_attempt_at: sql`now()`,
        last_status: status,
        last_error: error === null ? null : cutText(error, 500),
      },
      ...(isDelivered && { delivered_at: sql`now()` }),
      ...(!isDelivered && delaySeconds === undefined && { given_up_at: sql`now()` }),
      ...(!isDelivered &&
        delaySeconds !== undefined && {
          next_attempt_at: sql`now() + ${delaySeconds}::int * interval '1 second'`,
        }),
    })
    .where('id', '=', id)
    .where(conditions.waiting)
    .execute()
}

export type AskedDeliveries = { webhookId: string; state: DeliveryState | undefined }

/** Some of the messages to a webhook, the newest first: so many further on, or behind one. */
export async function listDeliveryRows(
  tx: Tx,
  asked: AskedDeliveries,
  { limit, offset = 0, after }: Partial<RowsAfter<DeliveryRow>> & { limit: number; offset?: number },
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select ${columns} from webhook_deliveries where ${of(asked)} and ${isBehind(after)}
    order by occurred_at desc, id limit ${limit} offset ${offset}`.execute(tx)
  return rows
}

/** The bound on the instant alone is what the index seeks. */
const isBehind = (row: DeliveryRow | undefined) =>
  row
    ? sql<SqlBool>`occurred_at <= ${row.occurred_at} and (occurred_at < ${row.occurred_at} or id > ${row.id})`
    : sql<SqlBool>`true`

/** How many they are, counted so far and no further. */
export async function countDeliveries(tx: Tx, asked: AskedDeliveries): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from webhook_deliveries where ${of(asked)} limit ${sql.lit(mostCounted)}
    ) counted`.execute(tx)
  return rows[0]?.total ?? 0
}

const of = ({ webhookId, state }: AskedDeliveries) =>
  sql`webhook_id = ${webhookId} ${state ? sql`and ${conditions[state]}` : sql``}`

/** Beyond this a list says no exact number. */
const mostCounted = 1_001

/** A message that has come to its end, locked; `waiting` where it has not. */
export async function findDeliveryForUpdate(
  tx: Tx,
  id: string,
): Promise<{ webhook_id: string; isWaiting: boolean } | undefined> {
  const { rows } = await sql<{ webhook_id: string; isWaiting: boolean }>`
    select webhook_id, ${conditions.waiting} as "isWaiting" from webhook_deliveries where id = ${id} for update`.execute(
    tx,
  )
  return rows[0]
}

/** Begins the tries of a message anew, and wakes the senders as a new message does. */
export async function renewDelivery(tx: Tx, id: string): Promise<DeliveryRow> {
  const { rows } = await sql<DeliveryRow>`
    update webhook_deliveries set attempts = 0, next_attempt_at = now(), delivered_at = null, given_up_at = null
    where id = ${id} returning ${columns}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a message that was locked is gone')
  await wakeSenders(tx)
  return row
}

/** Tells every process that messages are due; the trigger on the table does so for new ones alone. */
export async function wakeSenders(tx: Tx): Promise<void> {
  await sql`select pg_notify('tower_webhooks', '')`.execute(tx)
}
