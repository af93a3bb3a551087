import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

const mostListed = 100

const Others = z.object({
  gifts: z.number(),
  cents: z.number(),
  first_at: z.date().nullable(),
  disputed: z.number(),
})
export type OtherGifts = z.infer<typeof Others>

/** What the donor of a payment paid before it and no bank took back: a bank asks for payments that went uncontested. */
export function sumEarlierGifts(tx: Tx, paymentId: string): Promise<OtherGifts> {
  return rows(Others)`
    with recursive contested as (select donor_id, settled_at from payments where id = ${paymentId}),
    whole as (
      select donor_id as id from contested
      union select joined.id from donors joined join whole on joined.merged_into_id = whole.id)
    select count(*)::int as gifts, min(payment.settled_at) as first_at,
      coalesce(sum(payment.amount_cents + payment.fee_cover_cents), 0)::bigint as cents,
      count(*) filter (where exists (select from disputes where payment_id = payment.id))::int as disputed
    from payments payment, contested
    where payment.donor_id in (select id from whole) and payment.state = 'settled'
      and payment.id <> ${paymentId} and payment.settled_at < contested.settled_at`.one(tx)
}

const Month = z.object({ since: z.date(), charge: z.number() })

/** Of a gift that repeats: since when, and which of its charges this is. */
export function findMonth(tx: Tx, paymentId: string): Promise<z.infer<typeof Month> | undefined> {
  return rows(Month)`
    select monthly.created_at as since, (select count(*)::int from payments charge
      where charge.sponsorship_id = monthly.id and charge.settled_at <= payment.settled_at) as charge
    from payments payment join sponsorships monthly on monthly.id = payment.sponsorship_id
    where payment.id = ${paymentId} and monthly.kind = 'recurring'`.first(tx)
}

const SignIn = z.object({ at: z.date() })

/** When the donor signed in with their own account, since some days before they paid. */
export function listSignIns(tx: Tx, paymentId: string): Promise<z.infer<typeof SignIn>[]> {
  return rows(SignIn)`
    select entry.at from payments payment
    join donors donor on donor.id = donor_heir(payment.donor_id)
    join audit_log entry on entry.target_kind = 'user' and entry.target_id = donor.user_id::text
    where payment.id = ${paymentId} and entry.action = 'identity.signed_in'
      and entry.at >= payment.settled_at - interval '30 days'
    order by entry.seq limit ${mostListed}`.all(tx)
}

const News = z.object({ to_email: z.string(), sent_at: z.date() })

/** News of gifts that left for the addresses of one, since it was given. */
export function listNewsOfGift(
  tx: Tx,
  { emails, since }: { emails: readonly string[]; since: Date },
): Promise<z.infer<typeof News>[]> {
  return rows(News)`
    select to_email, sent_at from mails
    where to_email = any(${emails}::text[]) and template in ('slot_matched', 'gift_matched', 'slot_full', 'slot_news')
      and sent_at >= ${since}
      and given_up_at is null and failure is null
    order by sent_at limit ${mostListed}`.all(tx)
}
