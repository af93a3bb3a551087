import type { Relations } from '../../../invariant.ts'

/**
 * Where a query finds the relations: in the tables, or in the copies made of them. A run over everything copies each
 * into a temporary table once, because every rule would join the same large tables again; a run in stretches reads the
 * tables themselves, as each stretch needs few of their rows.
 */
export type RelationSource = 'tables' | 'copies'

/** The copies there can be, each with the query that fills it. */
export function copiesOf(relations: Relations): { table: string; sql: string }[] {
  return Object.entries(relations).map(([name, sql]) => ({ table: copyOf(name), sql }))
}

/** The query with its relations set in. */
export function setInRelations(sql: string, relations: Relations, source: RelationSource): string {
  return Object.entries(relations).reduce(
    (query, [name, relation]) =>
      query.replaceAll(`{{${name}}}`, source === 'copies' ? copyOf(name) : `(${relation})`),
    sql,
  )
}

function copyOf(name: string): string {
  return `pg_temp.verified_${name}`
}
