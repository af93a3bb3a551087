import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { isCheckoutCorrectedAway } from '../donors/corrected-away.ts'

/** A monthly gift that charges its giver's card until it is ended. */
export type LiveGift = { id: string; checkoutId: string; subscriptionId: string }

const live = sql`gift.kind = 'recurring' and gift.state <> 'ended' and gift.provider_subscription_id is not null`
const columns = sql`gift.id, gift.checkout_id as "checkoutId", gift.provider_subscription_id as "subscriptionId"`

export type Person = { userId: string; addresses: readonly string[] }

/**
 * The living monthly gifts of a person: those their account gave, and those that guests asked for or paid under their
 * addresses, or whose giver has one of them by now, as staff corrected it. An address changes hands, or was mistyped: what another
 * account gave under it goes on, and so does what staff put right as somebody else’s.
 */
export async function listLiveGiftsOf(tx: Tx, { userId, addresses }: Person): Promise<LiveGift[]> {
  const { rows } = await sql<LiveGift>`
    select ${columns} from sponsorships gift join checkouts requested on requested.id = gift.checkout_id
    where ${live} and requested.erased_at is null and (
      requested.user_id = ${userId} or (requested.user_id is null and (
        requested.email = any(${addresses}::text[])
        or exists (
          select from payments payment left join donors donor on donor.id = payment.donor_id
          where payment.sponsorship_id = gift.id
            and (donor.user_id = ${userId} or donor.email = any(${addresses}::text[])
              or payment.email = any(${addresses}::text[]))))
        and not ${isCheckoutCorrectedAway(sql`requested`, { userId, addresses })}))
    order by gift.id`.execute(tx)
  return rows
}

/**
 * The living monthly gifts that must not go on: to an athlete without a guardian's consent in force, or of a giver who was
 * erased. What is to be done follows from the rows, so nothing is forgotten.
 */
export async function listUnwantedGifts(tx: Tx): Promise<LiveGift[]> {
  const { rows } = await sql<LiveGift>`
    select ${columns} from sponsorships gift
    join checkouts requested on requested.id = gift.checkout_id
    left join prospects prospect on prospect.id = gift.prospect_id
    where ${live} and ((prospect.id is not null and prospect.consent_id is null) or requested.erased_at is not null)
    order by gift.id limit 500`.execute(tx)
  return rows
}

/** Whether a gift's prospect has a guardian's consent in force, which one to classrooms needs not, and whether its giver was erased. */
export async function readGrounds(
  tx: Tx,
  sponsorshipId: string,
): Promise<{ hasConsent: boolean; isErased: boolean }> {
  const { rows } = await sql<{ hasConsent: boolean; isErased: boolean }>`
    select prospect.id is null or prospect.consent_id is not null as "hasConsent", requested.erased_at is not null as "isErased"
    from sponsorships gift
    join checkouts requested on requested.id = gift.checkout_id
    left join prospects prospect on prospect.id = gift.prospect_id
    where gift.id = ${sponsorshipId}`.execute(tx)
  return rows[0] ?? { hasConsent: true, isErased: false }
}
