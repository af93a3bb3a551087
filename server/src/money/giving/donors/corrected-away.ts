import { type RawBuilder, sql } from 'kysely'

/** Who is erased: an account, which nobody may have, and addresses. */
export type Leaving = { userId: RawBuilder<unknown> | string; addresses: readonly string[] }

/**
 * A name put right says nothing of whose an address is: one of the corrections gave them another address. And of whoever was joined into
 * them with an address that nobody put right, what was asked for by it is not told apart any more: it ends with that address.
 */
const isReaddressed = (askedAt: RawBuilder<unknown>) => sql<boolean>`exists (
    select from audit_log told where told.action = 'giving.correct_donor' and told.details ->> 'other_address' = 'true'
      and told.at > ${askedAt} and told.target_id in (
        select whole.id::text from donors whole where whole.id = righted.id or whole.merged_into_id = righted.id))
  and not exists (select from donors joined where joined.merged_into_id = righted.id and not joined.by_name
    and not coalesce(joined.corrected_at > ${askedAt}, false))`

/**
 * Whether staff put right since something was asked for whose it is: its donor has an account or an address of their own by now, and
 * neither is of whoever is erased. The address that was typed first is all of it that goes with them.
 */
export const isCorrectedAway = (
  { donorId, askedAt }: { donorId: RawBuilder<unknown>; askedAt: RawBuilder<unknown> },
  { userId, addresses }: Leaving,
) => sql<boolean>`exists (
  select from donors righted where righted.id = donor_heir(${donorId}) and righted.kind = 'person'
    and ${isReaddressed(askedAt)}
    and righted.corrected_at > ${askedAt} and case when righted.user_id is null
      then righted.email <> all(${addresses}::text[]) else righted.user_id is distinct from ${userId}::uuid end)`

/**
 * The same of a checkout, by the payments that came of it: each way by its own index, for one `or` of both would read all payments. Ask it
 * last, of the few checkouts of whoever is erased.
 */
export const isCheckoutCorrectedAway = (
  checkout: RawBuilder<unknown>,
  leaving: Leaving,
) => sql<boolean>`exists (
  select from (
    select donor_id from payments where checkout_id = ${checkout}.id
    union all
    select month.donor_id from sponsorships begun join payments month on month.sponsorship_id = begun.id
    where begun.checkout_id = ${checkout}.id
  ) paid
  where ${isCorrectedAway({ donorId: sql`paid.donor_id`, askedAt: sql`${checkout}.created_at` }, leaving)})`
