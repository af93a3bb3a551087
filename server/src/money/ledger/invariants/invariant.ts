import { setInRelations, type RelationSource } from './relations.ts'
import { sumQuery } from './sum-query.ts'
import { setInStretch, type SteppedTable } from './stretch.ts'

/**
 * Something that must hold at any moment, after any crash. Queries of whole tables aggregate first and join once, so
 * that none of them grows with the square of the rows. `{{moves}}` and its like are what several rules read
 * (relations.ts).
 */
export type Invariant = RowRule | Survey | Sums

/** Its query answers one row for each fault, none when all is well. */
export type RowRule = { name: string } & Query

/** Rules that add up whole tables, and so share one pass over each. */
export type Sums = { sums: readonly SumRule[] }

/** Each part answers `key` and `cents`; what all parts together say of a key must add up to zero. */
export type SumRule = { name: string; parts: readonly Query[] }

/**
 * Rules that judge the same rows, beside the same others, and so share one pass. `from` joins to each row of the table
 * what the rules compare with it, no row more than once, looked up by `{column of key}` in a stretch (stretch.ts).
 * `broken` is true of a row that breaks the rule.
 */
export type Survey = {
  by: SteppedTable
  key: string
  from: string
  rules: readonly SurveyRule[]
}

export type SurveyRule = { name: string; broken: string }

/**
 * With `by`, each row of that table can be judged, or added, by itself: the query then marks with `{alias.column}` where
 * a stretch of the table’s keys, and of what points at them, may be set in (stretch.ts).
 */
export type Query = { sql: string; by?: SteppedTable }

export const shownRows = 10

/** The names of the rules that an invariant proves. */
export function ruleNames(invariant: Invariant): string[] {
  if ('sums' in invariant) return invariant.sums.map(({ name }) => name)
  return 'rules' in invariant ? invariant.rules.map(({ name }) => name) : [invariant.name]
}

/**
 * A statement that answers, for each rule that is broken, `rule`, its place among the invariant’s names, and `faults`,
 * the first that break it. Over everything, or over a stretch of a table’s keys (stretch.ts).
 */
export function faultQuery(invariant: Invariant, source: RelationSource, walked?: SteppedTable): string {
  return queryWithin({ sql: firstFaults(faultsOf(invariant)) }, source, walked)
}

/** A query over everything, or over a stretch of a table’s keys. */
export function queryWithin({ sql }: Query, source: RelationSource, walked?: SteppedTable): string {
  return setInStretch(setInRelations(sql, source), walked)
}

function faultsOf(invariant: Invariant): string {
  if ('sums' in invariant) {
    const parts = invariant.sums.flatMap((sum, rule) => sum.parts.map(({ sql }) => ({ rule, sql })))
    return `select rule, key as fault from (${sumQuery(parts)}) total where cents::numeric <> 0`
  }
  if ('rules' in invariant) return surveyFaults(invariant)
  return `select 0 as rule, trim(both '()' from faulty::text) as fault from (${invariant.sql}) faulty`
}

function surveyFaults({ key, from, rules }: Survey): string {
  const answers = rules.map(({ broken }, at) => `(${broken}) as broken_${at}`)
  const told = rules.map((_, at) => `(${at}, broken_${at})`)
  return `select rule, fault from (
      select ${key}::text as fault, ${answers.join(', ')} from ${from}
      where {${key}} and (${rules.map(({ broken }) => `(${broken})`).join(' or ')}) offset 0
    ) faulty cross join lateral (values ${told.join(', ')}) told (rule, is_broken) where is_broken`
}

function firstFaults(faults: string): string {
  // Apart from its limit: planned for ten rows, a query that finds none would go through the tables by their indexes.
  return `with faulty as materialized (${faults})
    select rule, array_agg(fault) as faults
    from (select rule, fault, row_number() over (partition by rule) as place from faulty) placed
    where place <= ${shownRows} group by rule`
}
