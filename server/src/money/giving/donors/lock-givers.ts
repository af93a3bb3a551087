import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { lockAddress, lockHouseDonor } from './donors.queries.ts'

/**
 * Holds all whose gifts are booked in one transaction, before the first of them is: addresses, accounts and donors, each in one order,
 * and the house last, as a gift by itself takes them. Otherwise it would hold the accounts of the first gift while it waits for the
 * giver of the second, whose own gift waits for those accounts.
 */
export async function lockGivers(
  tx: Tx,
  { addresses, donorIds, at }: { addresses: readonly string[]; donorIds: readonly string[]; at: Date },
): Promise<void> {
  const emails = [...new Set(addresses)].toSorted()
  for (const email of emails) await lockAddress(tx, email)
  const proven = sql`email = any(${emails}::text[]) and email_verified_at is not null`
  await sql`select id from users where ${proven} order by id for key share`.execute(tx)
  await sql`
    select id from donors where email = any(${emails}::text[]) or user_id in (select id from users where ${proven})
      or id in (select donor_heir(picked) from unnest(${[...donorIds]}::uuid[]) picked)
    order by id for update`.execute(tx)
  await lockHouseDonor(tx, 'house', at)
}
