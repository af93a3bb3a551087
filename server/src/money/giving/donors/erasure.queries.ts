import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { isCheckoutCorrectedAway, isCorrectedAway } from './corrected-away.ts'
import { wholeOf } from './whole-of.ts'

type Traces = { addresses: readonly string[]; donorIds: readonly string[] }

/** The donor of an account and those that were joined into it. */
export function listDonorWords(tx: Tx, userId: string) {
  return tx
    .selectFrom('donors')
    .select(['id', 'email', 'display_name'])
    .where((eb) => eb('id', 'in', wholeOf(sql`user_id = ${userId}`)))
    .execute()
}

/** Every donor that is this person, locked in one order. */
export async function lockDonorIds(
  tx: Tx,
  { userId, addresses }: { userId: string; addresses: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from donors
    where id in ${wholeOf(sql`user_id = ${userId} or (email = any(${addresses}::text[]) and kind = 'person')`)}
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

/** What staff kept of donors beside their gifts, and with whom they were looked at as one human. */
export async function deleteDonorFiles(tx: Tx, donorIds: readonly string[]): Promise<void> {
  if (donorIds.length === 0) return
  await tx.deleteFrom('donor_contacts').where('donor_id', 'in', donorIds).execute()
  await tx.deleteFrom('donor_notes').where('donor_id', 'in', donorIds).execute()
  await tx.deleteFrom('donor_tags').where('donor_id', 'in', donorIds).execute()
  await tx
    .updateTable('donors')
    .set({ same_as_id: null })
    .where((eb) => eb.or([eb('same_as_id', 'in', donorIds), eb('id', 'in', donorIds)]))
    .where('same_as_id', 'is not', null)
    .execute()
}

/** Locks a person's payments in one order, before any of their receipts, as a refund does. */
export async function lockPaymentsOf(tx: Tx, { addresses, donorIds }: Traces): Promise<void> {
  await sql`
    select payments.id from payments
    where payments.donor_id = any(${donorIds}::uuid[]) or payments.email = any(${addresses}::text[])
      or payments.id in (select payment_id from receipts where email = any(${addresses}::text[]))
    order by payments.id for update`.execute(tx)
}

/**
 * Of the payments under an address, those of another account stay: it held the address before, or whoever gave signed in
 * typed it. Where staff put right whose they are, the address was mistyped and goes.
 */
export async function clearPaymentWords(tx: Tx, { addresses, donorIds }: Traces): Promise<void> {
  await sql`
    update payments set email = null
    where email is not null and (donor_id = any(${donorIds}::uuid[])
      or (email = any(${addresses}::text[]) and not ${isOfAnAccount}))`.execute(tx)
}

/**
 * Takes a mistyped address off the checks and the like of whoever staff found them to be: they keep their name and what was written. In
 * its place stands theirs; a copy is counted on, for one like it may be written down under that.
 */
export async function clearMistypedOffline(
  tx: Tx,
  { userId, addresses }: { userId: string; addresses: readonly string[] },
): Promise<void> {
  const donorId = sql`coalesce((select donor_id from payments where id = offline_gifts.payment_id), offline_gifts.donor_id)`
  await sql`
    with mistyped as (
      select id, (select email from donors giver where giver.id = donor_heir(${donorId})) as email from offline_gifts
      where email = any(${addresses}::text[]) and erased_at is null
        and ${isCorrectedAway({ donorId, askedAt: sql`offline_gifts.entered_at` }, { userId, addresses })}
    )
    update offline_gifts righted set email = mistyped.email,
      copy = righted.copy + coalesce((
        select max(beside.copy) + 1 from offline_gifts beside
        where beside.kind = righted.kind and beside.reference = righted.reference
          and beside.amount_cents = righted.amount_cents and beside.state <> 'canceled' and beside.erased_at is null
          and coalesce(beside.email, name_key(beside.donor_name), '')
            = coalesce(mistyped.email, name_key(righted.donor_name), '')), 0)
    from mistyped where righted.id = mistyped.id`.execute(tx)
}

/** What staff wrote down of gifts that came by check and the like; a name stays where nothing else says whose it is. */
export async function clearOfflineWords(
  tx: Tx,
  { addresses, donorIds, at }: Traces & { at: Date },
): Promise<void> {
  await sql`
    update offline_gifts set email = null, donor_name = null, note = null, erased_at = coalesce(erased_at, ${at})
    where email = any(${addresses}::text[]) or donor_id = any(${donorIds}::uuid[])
      or payment_id in (select id from payments where donor_id = any(${donorIds}::uuid[]))`.execute(tx)
}

/** The receipts of the same payments; call it first. One may bear the address where its payment has none. */
export async function clearReceiptWords(tx: Tx, { addresses, donorIds }: Traces): Promise<void> {
  await sql`
    update receipts set email = null
    from payments
    where payments.id = receipts.payment_id and receipts.email is not null
      and (payments.donor_id = any(${donorIds}::uuid[])
        or ((payments.email = any(${addresses}::text[]) or receipts.email = any(${addresses}::text[]))
          and not ${isOfAnAccount}))`.execute(tx)
}

const isOfAnAccount = sql<boolean>`exists (
  select from donors where donors.id = payments.donor_id and donors.user_id is not null
    and not coalesce(donors.corrected_at > payments.created_at, false))`

/**
 * A guest's checkout may hold no word of theirs but whom the gift honors; its payments say whose it was. One that another
 * account asked for stays, whatever address was typed into it; of one that staff put right as somebody else's only the address goes.
 */
export async function clearCheckoutWords(
  tx: Tx,
  { userId, addresses, at }: { userId: string; addresses: readonly string[]; at: Date },
): Promise<void> {
  await sql`
    with own as (
      select payment.checkout_id, payment.sponsorship_id
      from payments payment left join donors donor on donor.id = payment.donor_id
      where donor.user_id = ${userId} or payment.email = any(${addresses}::text[])
    )
    update checkouts asked set email = null, display_name = null, tribute_kind = null, tribute_name = null, erased_at = ${at}
    where erased_at is null and (user_id = ${userId} or (user_id is null and (
        email = any(${addresses}::text[])
        or id in (select checkout_id from own)
        or id in (select gift.checkout_id from sponsorships gift join own on own.sponsorship_id = gift.id))
      and not ${isCheckoutCorrectedAway(sql`asked`, { userId, addresses })}))`.execute(tx)
  await sql`
    update checkouts set email = null
    where erased_at is null and user_id is null and email = any(${addresses}::text[])`.execute(tx)
}

/** What the monthly gifts that were erased at this instant were charged to. */
export async function clearMonthlyCards(tx: Tx, erasedAt: Date): Promise<void> {
  await sql`
    update monthly_cards set brand = null, last4 = null
    from sponsorships gift join checkouts requested on requested.id = gift.checkout_id
    where gift.id = monthly_cards.sponsorship_id and requested.erased_at = ${erasedAt}`.execute(tx)
}

/** Whether whoever was asked by a checkout was erased since; the id is the provider's word and may be anything. */
export async function isErasedCheckout(tx: Tx, checkoutId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from checkouts where id::text = ${checkoutId} and erased_at is not null`.execute(tx)
  return rows.length > 0
}

/** The same of a monthly gift, where its payment names nothing else. */
export async function isErasedSubscription(tx: Tx, subscriptionId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sponsorships gift join checkouts requested on requested.id = gift.checkout_id
    where gift.provider_subscription_id = ${subscriptionId} and requested.erased_at is not null`.execute(tx)
  return rows.length > 0
}
