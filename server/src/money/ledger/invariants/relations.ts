import { heldMoney } from './held-money.ts'

/**
 * What several rules read, written in a query as `{{name}}`. A run over everything copies each into a temporary table
 * once, because every rule would join the same large tables again; a run in stretches reads the tables themselves, as
 * each stretch needs few of their rows.
 */
const relations = {
  /** Each posting beside the fact that it belongs to and the account that it moves. */
  moves: `select posting.id as posting_id, posting.amount_cents, posting.unit,
      case when account.owner_id is null then account.id end as house_account_id, account.kind as account_kind, account.owner_id, entry.id as transaction_id, entry.kind, entry.occurred_at,
      entry.payment_id, entry.refund_id, entry.slot_id
    from ledger_postings posting
    join ledger_transactions entry on entry.id = posting.transaction_id
    join ledger_accounts account on account.id = posting.account_id`,
  /** What must be held back of each donor, and what is. */
  due: heldMoney,
}

/** Whose account was moved, so that a group of postings can tell whether it was always the same one’s. */
export const ownerOf = (moved: string) =>
  `coalesce(${moved}.owner_id, '00000000-0000-0000-0000-000000000000')::text`

/** Where a query finds the relations: in the tables, or in the copies made of them. */
export type RelationSource = 'tables' | 'copies'

/** The copies there can be, each with the query that fills it. */
export const copies = Object.entries(relations).map(([name, sql]) => ({ table: copyOf(name), sql }))

/** The query with its relations set in. */
export function setInRelations(sql: string, source: RelationSource): string {
  return Object.entries(relations).reduce(
    (query, [name, relation]) =>
      query.replaceAll(`{{${name}}}`, source === 'copies' ? copyOf(name) : `(${relation})`),
    sql,
  )
}

function copyOf(name: string): string {
  return `pg_temp.verified_${name}`
}
