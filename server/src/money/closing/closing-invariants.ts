import type { DomainInvariants } from '../../invariant.ts'
import { secondCopies, secondCopySums } from './copies/second-copies.ts'
import { bankInvariants } from './bank/bank-invariants.ts'

/** What must hold of payouts, which the provider told twice by two of its lists, of the bank’s statement, and of months that were closed. */
export const closingInvariants: DomainInvariants = {
  walks: { payouts: { type: 'text' }, payout_lines: { type: 'text' }, second_copies: { type: 'bigint' } },
  sums: secondCopySums,
  rules: [
    ...secondCopies,
    ...bankInvariants,
    {
      name: 'a payout that was read holds its own movement, of its amount',
      by: 'payouts',
      sql: `select payout.id from payouts payout left join payout_lines own
        on own.payout_id = payout.id and own.source_id = payout.id and own.kind = 'payout'
        where {payout.id} and payout.lines_kept_at is not null and own.amount_cents is distinct from -payout.amount_cents`,
    },
    {
      name: 'a payout that agreed was read, or made by hand',
      by: 'payouts',
      sql: `select payout.id from payouts payout where {payout.id} and payout.agreed_at is not null
        and payout.lines_kept_at is null and payout.is_automatic`,
    },
    {
      name: 'a payout that agreed adds up to what was sent',
      sql: `select payout.id from payouts payout left join payout_lines line on line.payout_id = payout.id
          and not (line.kind in ('payout', 'payout_failure') and line.source_id is not distinct from payout.id)
        where payout.agreed_at is not null and payout.is_automatic
        group by payout.id, payout.amount_cents
        having coalesce(sum(line.amount_cents - line.fee_cents), 0) <> payout.amount_cents`,
    },
    {
      name: 'a movement is the same in its payout and in the list of all movements',
      by: 'payout_lines',
      sql: `select line.id from payout_lines line join balance_movements movement on movement.id = line.id
        where {line.id} and (movement.kind, movement.amount_cents, movement.fee_cents, movement.currency)
          is distinct from (line.kind, line.amount_cents, line.fee_cents, line.currency)`,
    },
    {
      name: 'a code of an account is what staff wrote last, by the audit log',
      sql: `select code.account_kind from account_codes code where not exists (select from audit_log row
        where row.action = 'closing.name_account' and row.target_id = code.account_kind and row.at = code.changed_at
          and row.actor_id = code.changed_by and row.details ->> 'code' = code.code and row.details ->> 'name' = code.name)`,
    },
    {
      name: 'an account that staff gave a code has one',
      sql: `select named.target_id from (select distinct target_id from audit_log where action = 'closing.name_account') named
        where not exists (select from account_codes code where code.account_kind = named.target_id)`,
    },
    {
      name: 'a month that was closed begins and ends where its days do',
      sql: `select month from month_closings where from_at is not null and (from_at, until_at) is distinct from
        (org_day_start(month), org_day_start((month + interval '1 month')::date))`,
    },
    {
      name: 'a month that was closed stands in the audit log with its figures, with who and when, and none that does is open',
      sql: `select coalesce(to_char(closing.month, 'YYYY-MM'), said.target_id) from month_closings closing
        full join (select target_id, actor_id, at, details from audit_log where action = 'closing.close_month') said
          on said.target_id = to_char(closing.month, 'YYYY-MM')
        where (closing.closed_by, closing.closed_at, closing.figures) is distinct from (said.actor_id, said.at, said.details)`,
    },
  ],
}
