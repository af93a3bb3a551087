import type { Corruption } from './corruption.ts'

const firstCounted = '(select id from pledge_gifts order by amount_cents desc, id limit 1)'

/** What donors promised, and which gifts are said to pay it. */
export const pledgeCorruptions: Corruption[] = [
  {
    name: 'a pledge of less than its installments',
    plant: ['update pledges set amount_cents = amount_cents - 1'],
  },
  {
    name: 'an installment deleted from a pledge',
    plant: [
      `delete from pledge_installments where id = (select part.id from pledge_installments part
        where not exists (select from pledge_gifts where installment_id = part.id) order by part.id limit 1)`,
    ],
  },
  {
    name: 'a gift that counts for more of an installment than it is',
    plant: [`update pledge_gifts set amount_cents = amount_cents + 1 where id = ${firstCounted}`],
  },
  {
    name: 'a received check that counts by its payment besides',
    plant: [
      `insert into pledge_gifts (installment_id, payment_id, amount_cents, counted_by, counted_at)
        select part.id, offline.payment_id, 0, offline.entered_by, now() from offline_gifts offline
        cross join (select id from pledge_installments order by id limit 1) part
        where offline.payment_id is not null order by offline.id limit 1`,
    ],
  },
]
