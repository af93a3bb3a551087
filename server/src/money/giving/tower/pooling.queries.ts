import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { joinCheckoutOf } from '../payments/checkout-of.queries.ts'
import type { TowerPart } from './tower.queries.ts'

/** A giver's own tower in progress. */
export type OwnTower = {
  id: string
  user_id: string | null
  merged_into_id: string | null
  wait_key: string | null
  pooling_announced_at: Date | null
  pools_at: Date | null
  waits_since: Date | null
  last_gift_at: Date | null
  balance_cents: number
}

const towers = sql`
  select donor.id, donor.user_id, donor.merged_into_id, donor.wait_key, donor.pooling_announced_at, donor.pools_at, donor.waits_since,
    coalesce(account.balance_cents, 0) as balance_cents,
    (select max(settled_at) from payments
      where donor_id = donor.id and state = 'settled' and destination = 'classrooms') as last_gift_at
  from donors donor
  left join ledger_accounts account on account.kind = 'donor_program' and account.owner_id = donor.id`

/** Towers in progress that nothing was added to since an instant, whose givers were not told yet. */
export async function listUntouched(
  tx: Tx,
  { since, limit }: { since: Date; limit: number },
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (${towers}
      where donor.kind = 'person' and donor.merged_into_id is null and donor.pools_at is null
        and account.balance_cents > 0 and coalesce(donor.waits_since, '-infinity') < ${since}) tower
    where coalesce(last_gift_at, '-infinity') < ${since}
    order by id limit ${limit}`.execute(tx)
  return rows
}

/** Towers whose time has come. */
export function listDue(tx: Tx, { at, limit }: { at: Date; limit: number }): Promise<{ id: string }[]> {
  return tx
    .selectFrom('donors')
    .select('id')
    .where('pools_at', '<=', at)
    .orderBy('pools_at')
    .limit(limit)
    .execute()
}

/** One tower; undefined where there is no such donor. */
export async function findOwnTower(tx: Tx, donorId: string): Promise<OwnTower | undefined> {
  const { rows } = await sql<OwnTower>`${towers} where donor.id = ${donorId}`.execute(tx)
  return rows[0]
}

export type TowerReader = {
  email: string
  name: string | null
  language: string | null
  /** Of the latest gift. */
  follow_key: string | null
}

/**
 * Who is mailed about a tower: the account's holder, or a guest at the address they gave under. Nobody who was erased.
 */
export async function findTowerReader(tx: Tx, donorId: string): Promise<TowerReader | undefined> {
  const { rows } = await sql<Omit<TowerReader, 'email'> & { email: string | null }>`
    select case when donor.user_id is not null then account.email
        else nullif(donor.email, 'erased-' || donor.id || '@erased.invalid') end as email,
      coalesce(account.full_name, donor.display_name) as name,
      coalesce(account.locale, latest.language) as language, latest.follow_key
    from donors donor left join users account on account.id = donor.user_id
    left join lateral (select checkout.language, payment.follow_key
      from payments payment ${joinCheckoutOf}
      where payment.donor_id = donor.id order by payment.settled_at desc limit 1) latest on true
    where donor.id = ${donorId}`.execute(tx)
  const [reader] = rows
  return reader?.email ? { ...reader, email: reader.email } : undefined
}

/** Says when a tower joins the shared one, and that its giver was told. */
export async function setAnnounced(
  tx: Tx,
  tower: { donorId: string; at: Date; poolsAt: Date; waitKey: string },
): Promise<void> {
  await tx
    .updateTable('donors')
    .set({ pooling_announced_at: tower.at, pools_at: tower.poolsAt, wait_key: tower.waitKey })
    .where('id', '=', tower.donorId)
    .execute()
}

/** Ends an announcement: the tower joined, its giver gave again, or asked to wait. */
export async function clearAnnounced(
  tx: Tx,
  { donorId, waitsSince }: { donorId: string; waitsSince?: Date },
): Promise<void> {
  await tx
    .updateTable('donors')
    .set({ pooling_announced_at: null, pools_at: null, ...(waitsSince && { waits_since: waitsSince }) })
    .where('id', '=', donorId)
    .execute()
}

/** What of which gifts lies on a giver's own tower, the newest first: the earlier ones are in slots. */
export async function listOwnParts(tx: Tx, donorId: string): Promise<TowerPart[]> {
  const { rows } = await sql<TowerPart>`
    select id as "paymentId", amount_cents - least(refunded_cents, amount_cents) - shared_cents as cents
    from payments where donor_id = ${donorId} and state = 'settled' and destination = 'classrooms'
      and amount_cents - least(refunded_cents, amount_cents) - shared_cents > 0
    order by settled_at desc, id desc`.execute(tx)
  return rows
}
