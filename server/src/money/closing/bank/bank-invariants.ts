import type { RowRule, SurveyPart } from '../../../invariant.ts'

const kept: RowRule = {
  name: 'a statement of the bank has the days and lines it was taken with, and the audit log says what they come to',
  by: 'bank_statements',
  sql: `select statement.id from bank_statements statement
      left join lateral (select statement_id, count(*) as lines, sum_cents(amount_cents) as cents from bank_lines
        where {statement_id of statement.id} group by statement_id) line on line.statement_id = statement.id
      where {statement.id} and (coalesce(line.lines, 0) <> statement.kept_count or coalesce(line.cents, 0) <> statement.kept_cents
        or not exists (select from audit_log row where row.action = 'closing.take_statement' and row.target_id = statement.id::text
          and row.actor_id = statement.taken_by and row.at = statement.taken_at and row.details ->> 'digest' = statement.digest
          and (not row.details ? 'from' or (row.details ->> 'from', row.details ->> 'to')
            = (statement.from_day::text, statement.to_day::text))
          and (row.details ->> 'lines')::int = statement.line_count
          and (row.details ->> 'lines_cents')::bigint = statement.lines_cents
          and (not row.details ? 'closing_cents'
            or (row.details ->> 'closing_cents')::bigint is not distinct from statement.closing_cents)))`,
}

const matched: RowRule = {
  name: 'a line of the bank’s statement that is settled comes to its entries in the books, or is of other books',
  by: 'bank_lines',
  sql: `select line.id from bank_lines line
      left join lateral (select settled.line_id, sum_cents(-posting.amount_cents) as cents from bank_settled settled
        join ledger_postings posting on posting.transaction_id = settled.transaction_id
        join ledger_accounts account on account.id = posting.account_id and account.kind = 'bank'
        where {settled.line_id of line.id} group by settled.line_id) entry on entry.line_id = line.id
      where {line.id} and case when line.match is null or line.reason = 'not_ours' then entry.line_id is not null
        else entry.cents is distinct from line.amount_cents end`,
}

const said: RowRule = {
  name: 'what a person said of a line of the bank’s statement stands in the audit log',
  by: 'bank_lines',
  sql: `select line.id from bank_lines line where {line.id} and line.match in ('hand', 'explained')
      and not exists (select from audit_log row where row.target_id = line.id::text and row.actor_id = line.settled_by
        and row.at = line.settled_at and (row.details ->> 'amount_cents')::bigint = line.amount_cents
        and case line.match when 'hand' then row.action = 'closing.match_line'
          else row.action = 'closing.explain_line' and row.details ->> 'what' = line.reason end)`,
}

const unsaid: RowRule = {
  name: 'a line of the bank’s statement that staff settled is left over only where one of them took it back',
  by: 'bank_lines',
  sql: `select line.id from bank_lines line join lateral (select row.action from audit_log row where row.target_id = line.id::text
        and row.action in ('closing.match_line', 'closing.explain_line', 'closing.undo_line') order by row.seq desc limit 1) said on true
      where {line.id} and said.action <> 'closing.undo_line'
        and line.match is distinct from case said.action when 'closing.match_line' then 'hand' else 'explained' end`,
}

const asked: RowRule = {
  name: 'nobody is asked about a line of the bank’s statement that is settled, or about a month that is closed',
  sql: `select approval.id from approvals approval where approval.state = 'waiting'
      and case approval.kind
        when 'bank_line' then exists (select from bank_lines line where line.id::text = approval.subject_id and line.match is not null)
        when 'month_difference' then exists (select from month_closings closing
          where to_char(closing.month, 'YYYY-MM') = approval.subject_id)
        else false end`,
}

const letOut: RowRule = {
  name: 'what left the bank and is booked by a word of staff was let out, by one person within the limit or by two, at its amount',
  by: 'bank_lines',
  sql: `select line.id from bank_lines line where {line.id} and line.match = 'explained' and line.reason <> 'not_ours'
      and line.amount_cents < 0 and not exists (select from approvals approval where approval.kind = 'bank_line'
        and approval.subject_id = line.id::text and approval.amount_cents = -line.amount_cents
        and approval.state in ('alone', 'approved', 'earlier'))`,
}

const worded: RowRule = {
  name: 'why an entry of the books is on no statement stands in the audit log',
  sql: `select settled.transaction_id from bank_settled settled where settled.line_id is null
      and not exists (select from audit_log row where row.target_id = settled.transaction_id::text
        and row.action = 'closing.explain_entry' and row.actor_id = settled.settled_by and row.at = settled.settled_at)`,
}

const unworded: RowRule = {
  name: 'an entry that staff said is on no statement is still so explained, or on a line',
  sql: `select entry.id from ledger_transactions entry
      where entry.kind in ('payout', 'deposit', 'deposit_returned', 'bank_paid', 'bank_returned', 'bank_fee', 'issuing_funded')
        and not exists (select from bank_settled settled where settled.transaction_id = entry.id)
        and exists (select from audit_log row where row.target_id = entry.id::text and row.action = 'closing.explain_entry')`,
}

/** What a second person read of the balances, in cents; null where they read that no statement says. */
const balanceRead = `case fact ->> 'value' when '?' then null else
    (case when fact ->> 'value' like '-%' then -1 else 1 end) * regexp_replace(fact ->> 'value', '[^0-9]', '', 'g')::bigint end`

const signed: RowRule = {
  name: 'a month that did not agree with the bank was closed by two people, at the difference and the balance they saw',
  sql: `select closing.month from month_closings closing where closing.bank_agreement in ('differs', 'not_covered')
      and not exists (select from approvals approval where approval.kind = 'month_difference'
        and approval.subject_id = to_char(closing.month, 'YYYY-MM') and approval.state = 'approved'
        and approval.amount_cents = closing.difference_cents and approval.asked_by = closing.closed_by
        and approval.decided_by = closing.signed_by
        and not exists (select from jsonb_array_elements(approval.facts) fact where fact ->> 'name' = 'balance_difference'
          and ${balanceRead} is distinct from closing.balance_difference_cents))`,
}

const unsigned: RowRule = {
  name: 'what two people signed of a month is kept with it',
  sql: `select approval.id from approvals approval where approval.kind = 'month_difference' and approval.state = 'approved'
      and not exists (select from month_closings closing where to_char(closing.month, 'YYYY-MM') = approval.subject_id
        and closing.signed_by = approval.decided_by)`,
}

const balanced: RowRule = {
  name: 'a month that one person closed holds at the bank what its books say, but for what two people signed before',
  sql: `select closing.month from month_closings closing where closing.bank_agreement = 'agrees'
      and closing.balance_difference_cents is distinct from coalesce((select before.balance_difference_cents from month_closings before
        where before.month < closing.month and before.closed_at <= closing.closed_at
          and before.balance_difference_cents is not null order by before.month desc limit 1), 0)
      and closing.balance_difference_cents is not null`,
}

/** What a line of the statement booked is that line’s, and nothing else books so. */
const ofItsLine: SurveyPart = {
  of: 'transactions',
  joins: `left join bank_settled of_line on entry.kind in ('bank_fee', 'issuing_funded') and of_line.transaction_id = entry.id`,
  rules: [
    {
      name: 'what a line of the bank’s statement booked is what staff said it is',
      broken: `entry.kind in ('bank_fee', 'issuing_funded') and not exists (select from bank_lines line
        where line.id = of_line.line_id and entry.idempotency_key = 'bank-line:' || line.id
          and line.reason = case entry.kind when 'bank_fee' then 'bank_fee' else 'cards_funded' end)`,
    },
  ],
}

/** What must hold of statements of the bank, their lines, and months that were closed beside them. */
export const bankInvariants = [
  ...[kept, matched, said, unsaid, asked, letOut],
  ...[worded, unworded, signed, unsigned, balanced, ofItsLine],
]
