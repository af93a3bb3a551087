import { type RawBuilder, sql } from 'kysely'

/** Who is erased: an account, which nobody may have, and addresses. */
export type Leaving = { userId: RawBuilder<unknown> | string; addresses: readonly string[] }

/**
 * Whether staff put right since something was asked for whose it is: its donor has an account or an address of their own by now, and
 * neither is of whoever is erased. The address that was typed first is all of it that goes with them.
 */
export const isCorrectedAway = (
  { donorId, askedAt }: { donorId: RawBuilder<unknown>; askedAt: RawBuilder<unknown> },
  { userId, addresses }: Leaving,
) => sql<boolean>`exists (
  select from donors righted where righted.id = donor_heir(${donorId}) and righted.kind = 'person'
    and righted.corrected_at > ${askedAt} and case when righted.user_id is null
      then righted.email <> all(${addresses}::text[]) else righted.user_id is distinct from ${userId}::uuid end)`

/** The same of a checkout, by the payments that came of it. */
export const isCheckoutCorrectedAway = (
  checkout: RawBuilder<unknown>,
  leaving: Leaving,
) => sql<boolean>`exists (
  select from payments paid
  where (paid.checkout_id = ${checkout}.id
      or paid.sponsorship_id in (select begun.id from sponsorships begun where begun.checkout_id = ${checkout}.id))
    and ${isCorrectedAway({ donorId: sql`paid.donor_id`, askedAt: sql`${checkout}.created_at` }, leaving)})`
