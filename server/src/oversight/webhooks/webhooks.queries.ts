import type { WebhookEvent } from '@tower/contract/oversight/webhooks.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

export type WebhookRow = {
  id: string
  url: string
  events: WebhookEvent[]
  note: string
  salt: string
  is_active: boolean
  created_at: Date
  updated_at: Date
  failing_since: Date | null
  waiting: number
}

const mostCounted = 1_000

const webhookRows = sql`
  select id, url, events, note, salt, is_active, created_at, updated_at, failing_since, (
    select count(*)::int from (
      select from webhook_deliveries delivery where delivery.webhook_id = webhook.id
        and delivery.delivered_at is null and delivery.given_up_at is null limit ${sql.lit(mostCounted)}
    ) counted
  ) as waiting
  from webhooks webhook`

export async function listWebhookRows(tx: Tx): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`${webhookRows} order by created_at, id`.execute(tx)
  return rows
}

export async function findWebhook(tx: Tx, id: string): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`${webhookRows} where id = ${id}`.execute(tx)
  return rows[0]
}

/** The same, locked: of two who change it, the second sees what the first did. */
export async function findWebhookForUpdate(tx: Tx, id: string): Promise<WebhookRow | undefined> {
  await sql`select from webhooks where id = ${id} for update`.execute(tx)
  return findWebhook(tx, id)
}

/** Until the transaction ends nobody else adds or changes one: how many there are, and where they lead, stays true. */
export async function lockWebhooks(tx: Tx): Promise<void> {
  await sql`lock table webhooks in share row exclusive mode`.execute(tx)
}

export type WebhookWish = { url: string; events: readonly WebhookEvent[]; note: string }

export async function insertWebhook(
  tx: Tx,
  { url, events, note, salt, requestKey, at }: WebhookWish & { salt: string; requestKey: string; at: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into webhooks (url, events, note, salt, request_key, created_at, updated_at)
    values (${url}, ${events}, ${note}, ${salt}, ${requestKey}, ${at}, ${at}) returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a webhook was not written')
  return row.id
}

export async function findIdOfKey(tx: Tx, requestKey: string): Promise<string | undefined> {
  const query = tx.selectFrom('webhooks').select('id').where('request_key', '=', requestKey)
  return (await query.executeTakeFirst())?.id
}

/** Whether another webhook than this one leads to an address, in the form in which addresses are kept. */
export async function isAddressKnown(
  tx: Tx,
  { url, except }: { url: string; except?: string },
): Promise<boolean> {
  const query = tx.selectFrom('webhooks').select('id').where('url', '=', url)
  const others = except === undefined ? query : query.where('id', '<>', except)
  return (await others.executeTakeFirst()) !== undefined
}

export async function updateWebhook(
  tx: Tx,
  id: string,
  { url, events, note, active, at }: WebhookWish & { active: boolean; at: Date },
): Promise<void> {
  await sql`
    update webhooks set url = ${url}, events = ${events}, note = ${note}, is_active = ${active}, updated_at = ${at}
    where id = ${id}`.execute(tx)
}

export async function updateSalt(
  tx: Tx,
  id: string,
  { salt, at }: { salt: string; at: Date },
): Promise<void> {
  await tx.updateTable('webhooks').set({ salt, updated_at: at }).where('id', '=', id).execute()
}

/** Its messages go with it. */
export async function deleteWebhook(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('webhooks').where('id', '=', id).execute()
}

/** Remembers since when nothing arrives; a success forgets it. */
export async function setFailing(tx: Tx, id: string, isFailing: boolean): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ failing_since: isFailing ? sql`coalesce(failing_since, now())` : null })
    .where('id', '=', id)
    .where('failing_since', isFailing ? 'is' : 'is not', null)
    .execute()
}
