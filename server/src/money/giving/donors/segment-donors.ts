import type { DonorSegment } from '@tower/contract/money/desk.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** Donors who are written to together. What its kind does not ask for is null. */
export type Segment = {
  segment: DonorSegment
  classroom_id: string | null
  slot_number: number | null
  /** A day of the calendar: `2026-12-31`. */
  since: string | null
  tag: string | null
}

/** Nothing of it is left with the giver who had it all back. */
const isKept = sql<SqlBool>`payment.refunded_cents < payment.amount_cents`

/** Who gave for some slots: of a shared one everybody with a part, of another one its donor (`listSlotFollowers` tells the same ones of news). */
const giversOf = (slots: RawBuilder<SqlBool>) => sql`
  select payment.donor_id from slots slot join slot_shares share on share.slot_id = slot.id
    join payments payment on payment.id = share.payment_id
  where ${slots} and ${isKept}
  union
  select slot.donor_id from slots slot left join payments payment on payment.id = slot.payment_id
  where ${slots} and (payment.id is null or ${isKept})
    and not exists (select from slot_shares share where share.slot_id = slot.id)`

const monthly = sql`
  select payment.donor_id from sponsorships gift
    join payments payment on payment.sponsorship_id = gift.id or payment.checkout_id = gift.checkout_id
  where gift.kind = 'recurring' and gift.state in ('active', 'past_due') and payment.state = 'settled'`

/** One human by all of their accounts: the id of the donor that all of them are looked at with. */
export const humanOf = (donor: string) =>
  sql<string>`coalesce(${sql.ref(`${donor}.same_as_id`)}, ${sql.ref(`${donor}.id`)})`

/**
 * Who gave before a day and not since, under whichever of their accounts, and does not give each month under another one. What is
 * bought is no gift.
 */
const lapsed = (since: string | null) => sql`
  select given.donor_id from (
    select paid.donor_id, ${humanOf('giver')} as human, max(paid.last_at) over (partition by ${humanOf('giver')}) as last_at
    from (select payment.donor_id, max(payment.settled_at) as last_at from payments payment
      where payment.state = 'settled' and payment.destination <> 'credits' and ${isKept}
      group by payment.donor_id) paid
    join donors giver on giver.id = paid.donor_id) given
  where given.last_at < org_day_start(${since}::date)
    and not exists (select from donors giver where ${humanOf('giver')} = given.human and giver.id in (${monthly}))`

const donorsOf: Record<DonorSegment, (segment: Segment) => RawBuilder<unknown>> = {
  classroom: ({ classroom_id: classroomId }) => sql`
    ${giversOf(sql<SqlBool>`slot.classroom_id = ${classroomId}`)}
    union
    select payment.donor_id from direct_gifts straight join payments payment on payment.id = straight.payment_id
    where straight.classroom_id = ${classroomId} and straight.amount_cents > 0`,
  slot: ({ slot_number: number }) =>
    giversOf(sql<SqlBool>`slot.number = ${number} and slot.voided_at is null`),
  lapsed: ({ since }) => lapsed(since),
  monthly: () => monthly,
  tag: ({ tag }) => sql`select donor_id from donor_tags where name_key(tag) = name_key(${tag})`,
}

const none = { classroom_id: null, slot_number: null, since: null, tag: null }

/** The ids of the donors of a segment, as a part of a statement: emails go by it, and letters on paper. */
export const segmentDonors = (segment: Partial<Segment> & Pick<Segment, 'segment'>): RawBuilder<unknown> =>
  donorsOf[segment.segment]({ ...none, ...segment })
