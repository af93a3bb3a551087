import type { DB } from '../../../database/schema.generated.ts'
import { setInStretch, type WalkedTable } from '../../../database/stretches/stretch.ts'
import type { BookRules, Invariant, Query, Survey, Walks } from '../../../invariant.ts'
import { setInRelations, type RelationSource } from './relations.ts'
import { sumQuery } from './sum-query.ts'

export const shownRows = 10

/** The names of the rules that an invariant proves. */
export function ruleNames(invariant: Invariant): string[] {
  if ('sums' in invariant) return invariant.sums.map(({ name }) => name)
  return 'rules' in invariant ? invariant.rules.map(({ name }) => name) : [invariant.name]
}

/** How a table is walked. */
export function walkOf({ walks }: { walks: Walks }, table: keyof DB): WalkedTable {
  return { table, key: 'id', type: 'uuid', atFirst: 400, ...walks[table] }
}

/**
 * A statement that answers, for each rule that is broken, `rule`, its place among the invariant’s names, and `violations`,
 * the first that break it. Over everything, or over a stretch of a table’s keys (stretch.ts).
 */
export function violationQuery(
  books: BookRules,
  invariant: Invariant,
  source: RelationSource,
  walked?: keyof DB,
): string {
  return queryWithin(books, { sql: firstViolations(violationsOf(invariant)), by: walked }, source)
}

/** A query over everything, or over a stretch of the keys of the table that it goes by. */
export function queryWithin(books: BookRules, { sql, by }: Query, source: RelationSource): string {
  return setInStretch(setInRelations(sql, books.relations, source), by && walkOf(books, by))
}

function violationsOf(invariant: Invariant): string {
  if ('sums' in invariant) {
    const parts = invariant.sums.flatMap((sum, rule) => sum.parts.map(({ sql }) => ({ rule, sql })))
    return `select rule, key as violation from (${sumQuery(parts)}) total where cents::numeric <> 0`
  }
  if ('rules' in invariant) return surveyViolations(invariant)
  return `select 0 as rule, trim(both '()' from broken::text) as violation from (${invariant.sql}) broken`
}

function surveyViolations({ key, from, rules }: Survey): string {
  const answers = rules.map(({ broken }, at) => `(${broken}) as broken_${at}`)
  const told = rules.map((_, at) => `(${at}, broken_${at})`)
  return `select rule, violation from (
      select ${key}::text as violation, ${answers.join(', ')} from ${from}
      where {${key}} and (${rules.map(({ broken }) => `(${broken})`).join(' or ')}) offset 0
    ) broken cross join lateral (values ${told.join(', ')}) told (rule, is_broken) where is_broken`
}

function firstViolations(violations: string): string {
  // Apart from its limit: planned for ten rows, a query that finds none would go through the tables by their indexes.
  return `with broken as materialized (${violations})
    select rule, array_agg(violation) as violations
    from (select rule, violation, row_number() over (partition by rule) as place from broken) placed
    where place <= ${shownRows} group by rule`
}
