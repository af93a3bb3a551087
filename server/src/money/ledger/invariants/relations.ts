/**
 * What several rules read, written in a query as `{{name}}`. A run over everything copies each into a temporary table
 * once, because every rule would join the same large tables again; a run in stretches reads the tables themselves, as
 * each stretch needs few of their rows.
 */
const relations = {
  /** Each posting beside the fact that it belongs to and the account that it moves. */
  moves: `select posting.id as posting_id, posting.amount_cents, account.kind as account_kind, account.owner_id,
      entry.id as transaction_id, entry.kind, entry.payment_id, entry.refund_id, entry.slot_id
    from ledger_postings posting
    join ledger_transactions entry on entry.id = posting.transaction_id
    join ledger_accounts account on account.id = posting.account_id`,
}

/** Where a query finds the shared relations: in the tables, or in the copies made of them. */
export type RelationSource = 'tables' | 'copies'

/** The statements that make the copies; they are gone with the transaction. */
export const copyRelations: readonly string[] = Object.entries(relations).flatMap(([name, sql]) => [
  `drop table if exists pg_temp.verified_${name}`,
  `create temp table verified_${name} on commit drop as ${sql}`,
  `analyze pg_temp.verified_${name}`,
])

/** The query with its relations set in. */
export function setInRelations(sql: string, source: RelationSource): string {
  return Object.entries(relations).reduce(
    (query, [name, relation]) =>
      query.replaceAll(`{{${name}}}`, source === 'copies' ? `pg_temp.verified_${name}` : `(${relation})`),
    sql,
  )
}
