import { payoutList } from '@tower/contract/money/closing-payouts.contract.ts'
import { sql } from 'kysely'
import { list } from '../../../database/lists/list.ts'
import { withinPeriod } from '../../../database/lists/period.ts'
import { payoutDiffers } from './payout-differs.ts'

/** What the provider sent to the bank; each order is that of an index, read in one direction or the other. */
export const payouts = list(payoutList, {
  from: sql`payouts`,
  columns: {
    agreement: sql`case when agreed_at is not null then 'agrees'
      when lines_kept_at is null and is_automatic then 'waiting' else 'differs' end`,
  },
  key: sql`id`,
  orders: { date: [sql`created_at`], amount: [sql`amount_cents`, sql`created_at`] },
  fileOrder: '-date',
  filters: {
    q: (start) => sql`starts_with(id, ${start})`,
    agreement: (agreement) => ofAgreement[agreement],
    ...withinPeriod(sql`created_at`),
  },
})

const ofAgreement = {
  agrees: sql<boolean>`agreed_at is not null`,
  waiting: sql<boolean>`agreed_at is null and lines_kept_at is null and is_automatic`,
  differs: payoutDiffers,
}
