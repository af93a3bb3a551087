import { thanksList } from '@tower/contract/money/desk-thanks.contract.ts'
import { sql, type SqlBool } from 'kysely'
import { list } from '../../../database/lists/list.ts'
import { withinPeriod } from '../../../database/lists/period.ts'
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

const isIn = (...segment: Parameters<typeof segmentDonors>) =>
  sql<SqlBool>`payment.donor_id in (${segmentDonors(...segment)})`

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
    tag: (tag) => isIn({ segment: 'tag', tag }),
    classroom: (classroomId) => isIn({ segment: 'classroom', classroom_id: classroomId }),
    slot: (number) => isIn({ segment: 'slot', slot_number: number }),
    lapsed: (since) => isIn({ segment: 'lapsed', since }),
    monthly: () => isIn({ segment: 'monthly' }),
    ...withinPeriod(sql`payment.settled_at`),
  },
})
