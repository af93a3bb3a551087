import { thanksList } from '@tower/contract/money/desk-thanks.contract.ts'
import type { FilterValues } from '@tower/contract/list-filters.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { list } from '../../../database/lists/list.ts'
import { withinPeriod } from '../../../database/lists/period.ts'
import { rows } from '../../../database/rows.ts'
import { segmentDonors } from '../../giving/donors/segment-donors.ts'

const paid = sql`payment.amount_cents + payment.fee_cover_cents`
/** What stands in place of the address of whoever was erased is none. */
const address = sql`case when coalesce(account.email, donor.email) not like 'erased-%@erased.invalid'
  then coalesce(account.email, donor.email) end`

/**
 * Whoever has no address is known by name alone: of them there is an index, so that their gifts are not looked for among all. Who
 * was erased has no name either, and is in no such list.
 */
const onPaper = sql<SqlBool>`payment.donor_id in (
  select id from donors where by_name and user_id is null and email is null and merged_into_id is null)`

type Segments = Pick<
  FilterValues<(typeof thanksList)['spec']['filters']>,
  'tag' | 'classroom' | 'slot' | 'lapsed' | 'monthly'
>

const segments = {
  tag: (tag: string) => segmentDonors({ segment: 'tag', tag }),
  classroom: (classroomId: string) => segmentDonors({ segment: 'classroom', classroom_id: classroomId }),
  slot: (number: number) => segmentDonors({ segment: 'slot', slot_number: number }),
  lapsed: (since: string) => segmentDonors({ segment: 'lapsed', since }),
  monthly: () => segmentDonors({ segment: 'monthly' }),
}

const isIn = (donors: RawBuilder<unknown>) => sql<SqlBool>`payment.donor_id in (${donors})`

/**
 * The donors whom all segments of the filters have, undefined where none is asked for: asked once, for the gifts of thousands are read in
 * many parts, and what is asked of each of them again would be computed again.
 */
export async function listDonorsOfSegments(
  tx: Tx,
  { tag, classroom, slot, lapsed, monthly }: Segments,
): Promise<string[] | undefined> {
  const asked = [
    ...(tag === undefined ? [] : [segments.tag(tag)]),
    ...(classroom === undefined ? [] : [segments.classroom(classroom)]),
    ...(slot === undefined ? [] : [segments.slot(slot)]),
    ...(lapsed === undefined ? [] : [segments.lapsed(lapsed)]),
    ...(monthly === undefined ? [] : [segments.monthly()]),
  ]
  if (asked.length === 0) return undefined
  const all = asked.map((donors) => sql<SqlBool>`id in (${donors})`)
  const found = await rows(z.object({ id: z.uuid() }))`
    select id from donors where ${sql.join(all, sql` and `)}`.all(tx)
  return found.map(({ id }) => id)
}

/**
 * Gifts of people, what is bought and what went back whole and what erased people gave left out, by whether somebody thanked for them; each order is that of
 * an index of the payments.
 */
export const thanks = list(thanksList, {
  from: sql`payments payment join donors donor on donor.id = payment.donor_id and donor.kind = 'person'
    left join users account on account.id = donor.user_id
    left join donor_contacts contact on contact.donor_id = donor.id
    left join gift_thanks thanked on thanked.payment_id = payment.id
    left join users thanker on thanker.id = thanked.thanked_by`,
  table: 'payment',
  where: sql`payment.state = 'settled' and payment.destination <> 'credits'
    and payment.refunded_cents < ${paid} and payment.dispute_state is distinct from 'open'
    and coalesce(account.full_name, donor.display_name, ${address}) is not null`,
  columns: {
    donor_name: sql`coalesce(account.full_name, donor.display_name)`,
    email: address,
    postal_address: sql`contact.postal_address`,
    language: sql`coalesce(account.locale, contact.language)`,
    paid_cents: paid,
    thanked_how: sql`thanked.how`,
    thanked_by: sql`coalesce(thanker.full_name, thanker.email)`,
    thanked_at: sql`thanked.thanked_at`,
  },
  key: sql`payment.id`,
  orders: { date: [sql`payment.settled_at`], amount: [paid, sql`payment.settled_at`] },
  fileOrder: '-date',
  filters: {
    standing: (standing) =>
      standing === 'open' ? sql`thanked.payment_id is null` : sql`thanked.payment_id is not null`,
    reach: (reach) => (reach === 'email' ? sql`${address} is not null` : onPaper),
    tag: (tag) => isIn(segments.tag(tag)),
    classroom: (classroomId) => isIn(segments.classroom(classroomId)),
    slot: (number) => isIn(segments.slot(number)),
    lapsed: (since) => isIn(segments.lapsed(since)),
    monthly: () => isIn(segments.monthly()),
    ...withinPeriod(sql`payment.settled_at`),
  },
})
