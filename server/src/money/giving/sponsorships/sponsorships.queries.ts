import type { SponsorshipKind } from '@tower/contract/people/prospects.ts'
import { sql } from 'kysely'
import { columns } from '../../../database/columns.generated.ts'
import type { Tx } from '../../../database/database.ts'
import { findCorrectedWords } from '../donors/name-donor.queries.ts'

export type SponsorshipRow = Awaited<ReturnType<typeof getSponsorship>>

/** Keeps what a checkout asks to give to a prospect, or each month to classrooms; a monthly gift is `asked` until its first payment. */
export async function insertSponsorship(
  tx: Tx,
  sponsorship: {
    checkoutId: string
    prospectId: string | null
    goalId: string | null
    kind: SponsorshipKind
    amountCents: number
    linkKey: string
    at: Date
  },
): Promise<void> {
  await tx
    .insertInto('sponsorships')
    .values({
      checkout_id: sponsorship.checkoutId,
      prospect_id: sponsorship.prospectId,
      goal_id: sponsorship.goalId,
      kind: sponsorship.kind,
      amount_cents: sponsorship.amountCents,
      state: sponsorship.kind === 'recurring' ? 'asked' : null,
      link_key: sponsorship.linkKey,
      created_at: sponsorship.at,
    })
    .execute()
}

/** A gift to a prospect that is known to be there. */
export function getSponsorship(tx: Tx, sponsorshipId: string) {
  return tx
    .selectFrom('sponsorships')
    .select(columns.sponsorships)
    .where('id', '=', sponsorshipId)
    .executeTakeFirstOrThrow()
}

/** A gift to a prospect, unlocked. */
export function findSponsorship(tx: Tx, sponsorshipId: string): Promise<SponsorshipRow | undefined> {
  return tx
    .selectFrom('sponsorships')
    .select(columns.sponsorships)
    .where('id', '=', sponsorshipId)
    .executeTakeFirst()
}

/** The monthly gifts that a donor's payments belong to, the newest first; those that nobody paid yet are none. */
export async function listMonthlyGiftsOfDonor(tx: Tx, donorId: string): Promise<SponsorshipRow[]> {
  return tx
    .selectFrom('sponsorships')
    .select(columns.sponsorships)
    .where('kind', '=', 'recurring')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .select('sponsorship_id')
        .where('donor_id', '=', donorId)
        .where('sponsorship_id', 'is not', null)
        .$narrowType<{ sponsorship_id: string }>(),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}

/** Whoever holds the row alone decides on the state of the gift; after the checkout's row, where both are taken. */
export function findSponsorshipForUpdate(tx: Tx, checkoutId: string): Promise<SponsorshipRow | undefined> {
  return tx
    .selectFrom('sponsorships')
    .select(columns.sponsorships)
    .where('checkout_id', '=', checkoutId)
    .forUpdate()
    .executeTakeFirst()
}

/** For whom and how often a checkout asks to give, if it is for one prospect or each month. */
export function findRequestedSponsorship(tx: Tx, checkoutId: string) {
  return tx
    .selectFrom('sponsorships')
    .select(['kind', 'prospect_id'])
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst()
}

/** The first payment of a monthly gift names its subscription; later ones find it known. */
export async function beginMonthlyGift(
  tx: Tx,
  { sponsorshipId, subscriptionId }: { sponsorshipId: string; subscriptionId: string },
): Promise<void> {
  await tx
    .updateTable('sponsorships')
    .set({ provider_subscription_id: subscriptionId })
    .where('id', '=', sponsorshipId)
    .where('provider_subscription_id', 'is', null)
    .execute()
  await tx
    .updateTable('sponsorships')
    .set({ state: 'active' })
    .where('id', '=', sponsorshipId)
    .where('state', '=', 'asked')
    .execute()
}

/** Keeps what the provider says of a monthly gift, and when it was asked. */
export async function setStanding(
  tx: Tx,
  sponsorshipId: string,
  standing: { subscriptionId: string; state: string; nextChargeAt: Date | null; readAt: Date },
): Promise<void> {
  await tx
    .updateTable('sponsorships')
    .set({
      provider_subscription_id: standing.subscriptionId,
      state: standing.state,
      next_charge_at: standing.nextChargeAt,
      provider_read_at: standing.readAt,
    })
    .where('id', '=', sponsorshipId)
    .execute()
}

/** What was asked for a gift, as its giver may see it again; a guest whose words staff corrected since, by those. */
export async function getRequestedGift(tx: Tx, checkoutId: string) {
  const requested = await tx
    .selectFrom('checkouts')
    .select([
      'amount_cents',
      'fee_cover_cents',
      'email',
      'user_id',
      'erased_at',
      'display_name',
      'language',
      'goes_to',
    ])
    .where('id', '=', checkoutId)
    .executeTakeFirstOrThrow()
  if (requested.user_id !== null || requested.erased_at !== null) return requested
  const corrected = await findCorrectedWords(tx, checkoutId)
  return { ...requested, ...(corrected && { ...corrected, isCorrected: true }) }
}

/** The address of a gift's latest payment: where its receipts went. */
export async function findLastAddress(tx: Tx, sponsorshipId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('payments')
    .select('email')
    .where('sponsorship_id', '=', sponsorshipId)
    .orderBy('settled_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.email ?? undefined
}

/** By which the page of a gift's latest month is found. */
export async function findLastFollowKey(tx: Tx, sponsorshipId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('payments')
    .select('follow_key')
    .where('sponsorship_id', '=', sponsorshipId)
    .where('state', '=', 'settled')
    .orderBy('settled_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.follow_key
}

/** Whether a month's invoice was paid as far as we know. */
export async function isInvoicePaid(tx: Tx, invoiceId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payments')
    .select('id')
    .where('provider_invoice_id', '=', invoiceId)
    .executeTakeFirst()
  return row !== undefined
}

/** What the months of a gift came to, covered fees and what went back taken off, and how many still count. */
export async function sumMonths(tx: Tx, sponsorshipId: string): Promise<{ cents: number; months: number }> {
  const { rows } = await sql<{ cents: number; months: number }>`
    select coalesce(sum(amount_cents - refunded_cents), 0)::bigint as cents, count(*)::int as months from payments
    where sponsorship_id = ${sponsorshipId} and state = 'settled' and refunded_cents < amount_cents`.execute(
    tx,
  )
  return rows[0] ?? { cents: 0, months: 0 }
}
