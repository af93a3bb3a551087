import { type RawBuilder, sql } from 'kysely'
import { countTraces, type AddressTrace } from '../../../address-traces.ts'
import type { Tx } from '../../../database/database.ts'
import { isCorrectedAway } from './corrected-away.ts'
import { joinCheckoutOf } from '../payments/checkout-of.queries.ts'

/**
 * Gifts and receipts under an address, with the names their givers typed: not of whoever mistyped it, as staff found since.
 */
export async function findGiftsUnder(tx: Tx, email: string): Promise<AddressTrace[]> {
  const userId = sql`(select id from users where email = ${email})`
  const another = (donorId: RawBuilder<unknown>, askedAt: RawBuilder<unknown>) =>
    isCorrectedAway({ donorId, askedAt }, { userId, addresses: [email] })
  return [
    ...(await countTraces(
      tx,
      'gifts',
      sql`select case when not ${another(sql`donor.id`, sql`coalesce(checkout.created_at, payment.created_at)`)}
          then coalesce(checkout.display_name, donor.display_name) end as name
        from payments payment left join donors donor on donor.id = payment.donor_id
        ${joinCheckoutOf}
        where payment.email = ${email} or donor.email = ${email}
        union all select display_name from checkouts open
        where email = ${email} and erased_at is null and not exists (select from payments where checkout_id = open.id)
        union all select case when not ${another(sql`offline_gifts.donor_id`, sql`entered_at`)} then donor_name end
        from offline_gifts where email = ${email} and payment_id is null`,
    )),
    ...(await countTraces(tx, 'receipts', sql`select null as name from receipts where email = ${email}`)),
  ]
}
