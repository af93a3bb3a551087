import { sql } from 'kysely'
import { countTraces, type AddressTrace } from '../../../address-traces.ts'
import type { Tx } from '../../../database/database.ts'
import { joinCheckoutOf } from '../payments/checkout-of.queries.ts'

/** Gifts and receipts under an address, with the names their givers typed. */
export async function findGiftsUnder(tx: Tx, email: string): Promise<AddressTrace[]> {
  return [
    ...(await countTraces(
      tx,
      'gifts',
      sql`select coalesce(checkout.display_name, donor.display_name) as name
        from payments payment left join donors donor on donor.id = payment.donor_id
        ${joinCheckoutOf}
        where payment.email = ${email} or donor.email = ${email}
        union all select display_name from checkouts open
        where email = ${email} and erased_at is null and not exists (select from payments where checkout_id = open.id)
        union all select donor_name from offline_gifts where email = ${email} and payment_id is null`,
    )),
    ...(await countTraces(tx, 'receipts', sql`select null as name from receipts where email = ${email}`)),
  ]
}
