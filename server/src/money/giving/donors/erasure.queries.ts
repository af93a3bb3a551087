import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

type Traces = { addresses: readonly string[]; donorIds: readonly string[] }

/** The donor of an account and those that were joined into it. */
export function listDonorWords(tx: Tx, userId: string) {
  return tx
    .selectFrom('donors')
    .select(['id', 'email', 'display_name'])
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb('merged_into_id', 'in', tx.selectFrom('donors').select('id').where('user_id', '=', userId)),
      ]),
    )
    .execute()
}

/** Every donor that is this person, locked in one order. */
export async function lockDonorIds(
  tx: Tx,
  { userId, addresses }: { userId: string; addresses: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from donors
    where user_id = ${userId} or (email = any(${addresses}::text[]) and kind = 'person')
      or merged_into_id in (select id from donors where user_id = ${userId})
    order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

/** A donor by address needs one: a made-up address of no one stands in for theirs. */
export async function clearDonorWords(tx: Tx, donorIds: readonly string[]): Promise<void> {
  await sql`
    update donors set display_name = null,
      email = case when email is not null then 'erased-' || id || '@erased.invalid' end
    where id = any(${donorIds}::uuid[])`.execute(tx)
}

export async function clearPaymentWords(tx: Tx, { addresses, donorIds }: Traces): Promise<void> {
  await sql`
    update payments set email = null
    where email is not null and (donor_id = any(${donorIds}::uuid[]) or email = any(${addresses}::text[]))`.execute(
    tx,
  )
}

export async function clearReceiptWords(tx: Tx, { addresses, donorIds }: Traces): Promise<void> {
  await sql`
    update receipts set email = null
    where email is not null and (email = any(${addresses}::text[])
      or payment_id in (select id from payments where donor_id = any(${donorIds}::uuid[])))`.execute(tx)
}

export async function clearCheckoutWords(
  tx: Tx,
  { userId, addresses, donorIds }: Traces & { userId: string },
): Promise<void> {
  await sql`
    update checkouts set email = null, display_name = null, tribute_kind = null, tribute_name = null
    where (email is not null or display_name is not null) and (user_id = ${userId} or email = any(${addresses}::text[])
      or id in (select checkout_id from payments where donor_id = any(${donorIds}::uuid[])))`.execute(tx)
}
