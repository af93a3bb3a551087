/**
 * What was posted, by kind of fact and of account: few rows, of which a statement makes every sum over all postings.
 * A part reads them as `flows`.
 */
const flows = `select unit, kind, account_kind, sum(amount_cents) as cents, house_account_id,
    case when kind = 'reserve_filled' then owner_id end as filler_id
  from {{moves}} moved where {posting_id} group by unit, kind, account_kind, house_account_id, filler_id`

/** A part of a sum, with the place of its rule among the rules that are added up together. */
export type SumPart = { rule: number; sql: string }

/** A query that answers what some parts say of each `rule` and `key` together, as `cents`. */
export function sumQuery(parts: readonly SumPart[]): string {
  const each = parts.map(({ rule, sql }) => `select ${rule} as rule, key::text, cents from (${sql}) part`)
  const total = `select rule, key, sum(cents) as cents from (${each.join(' union all ')}) part group by rule, key`
  return total.includes('from flows') ? `with flows as materialized (${flows}) ${total}` : total
}
