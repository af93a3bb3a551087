import { retention } from '@tower/contract/retention.ts'
import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { outlived } from '../../../outlived.ts'

const isOld = (moment: string) => sql.raw<boolean>(outlived(moment, retention.gifts))

/** Nobody was charged lately by a monthly gift that this checkout began. */
const isAtRest = sql<boolean>`not exists (
  select from sponsorships gift join payments charge on charge.sponsorship_id = gift.id
  where gift.checkout_id = checkouts.id and not ${isOld('charge.created_at')})`

const hasPaidLately = sql<boolean>`exists (
  select from payments gift where gift.donor_id = donors.id and not ${isOld('gift.created_at')})`

const countOf = async (tx: Tx, statement: RawBuilder<unknown>) =>
  Number((await statement.execute(tx)).numAffectedRows ?? 0)

/** Takes the address out of old payments and their receipts at once: one is proven by the other. Answers of how many. */
export async function forgetPayers(tx: Tx, limit: number): Promise<number> {
  const found = await rows(z.object({ id: z.string() }))`
    select id from payments where ${isOld('payments.created_at')} and (payments.email is not null
      or exists (select from receipts where receipts.payment_id = payments.id and receipts.email is not null))
    order by id limit ${limit} for update`.all(tx)
  const ids = found.map(({ id }) => id)
  await sql`update receipts set email = null where payment_id = any(${ids}::uuid[])`.execute(tx)
  await sql`update payments set email = null where id = any(${ids}::uuid[])`.execute(tx)
  return ids.length
}

/** Takes names and notes out of old gifts by check and the like, whether they came or not. */
export function forgetOfflineGivers(tx: Tx, limit: number): Promise<number> {
  return countOf(
    tx,
    sql`update offline_gifts set email = null, donor_name = null, note = null, erased_at = now()
    where id in (select id from offline_gifts where erased_at is null and ${isOld('entered_at')}
      order by id limit ${limit} for update)`,
  )
}

/** Takes address, shown name and dedication out of old checkouts; of a monthly gift once no charge of it is young. */
export function forgetCheckouts(tx: Tx, limit: number): Promise<number> {
  return countOf(
    tx,
    sql`update checkouts set email = null, display_name = null, tribute_kind = null, tribute_name = null
    where id in (select id from checkouts where ${isOld('checkouts.created_at')}
      and num_nonnulls(email, display_name, tribute_name) > 0 and ${isAtRest}
      order by id limit ${limit} for update)`,
  )
}

/**
 * A guest who gave nothing lately, or whoever staff wrote down by name, is nobody any more: a made-up address of no one stands
 * in for theirs.
 */
export function forgetGuests(tx: Tx, limit: number): Promise<number> {
  return countOf(
    tx,
    sql`update donors set display_name = null, email = 'erased-' || id || '@erased.invalid'
    where id in (select id from donors where kind = 'person' and user_id is null and merged_into_id is null
      and (email is not null and email not like 'erased-%@erased.invalid' or by_name and email is null)
      and ${isOld('donors.created_at')} and not ${hasPaidLately}
      order by id limit ${limit} for update)`,
  )
}

/** What staff kept of a donor beside the gifts goes with the last of these, unless they wrote it down since. */
export async function forgetDonorFiles(tx: Tx, limit: number): Promise<number> {
  const isPast = sql<boolean>`${isOld('donors.created_at')} and not ${hasPaidLately}`
  const contacts = await countOf(
    tx,
    sql`delete from donor_contacts where donor_id in (select kept.donor_id from donor_contacts kept
      join donors on donors.id = kept.donor_id where ${isOld('changed_at')} and ${isPast} limit ${limit})`,
  )
  const notes = await countOf(
    tx,
    sql`delete from donor_notes where id in (select kept.id from donor_notes kept
      join donors on donors.id = kept.donor_id where ${isOld('written_at')} and ${isPast} limit ${limit})`,
  )
  const tags = await countOf(
    tx,
    sql`delete from donor_tags where donor_id in (select donors.id from donors
      where exists (select from donor_tags kept where kept.donor_id = donors.id) and ${isPast} limit ${limit})`,
  )
  return Math.max(contacts, notes, tags)
}
