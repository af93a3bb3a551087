import type { DB } from './database/schema.generated.ts'
import type { WalkedTable } from './database/stretches/stretch.ts'

/** What a domain’s record says must hold of its tables. */
export type DomainInvariants = {
  rules?: readonly (RowRule | Survey | SurveyPart)[]
  /** What must come out where whole tables are added up. */
  sums?: readonly SumRule[]
  /** What several rules read, its own and those of domains above, written in a query as `{{name}}`. */
  relations?: Relations
  /** How its tables are walked in stretches, where that is not along an `id` that is a uuid. */
  walks?: Walks
}

/** The queries of relations, by their names. */
export type Relations = Readonly<Record<string, string>>

export type Walks = { readonly [Name in keyof DB]?: Partial<Omit<WalkedTable, 'table'>> }

/** All that must hold: what the domains say of it, put together (ledger/invariants/collect-rules.ts). */
export type BookRules = { invariants: readonly Invariant[]; relations: Relations; walks: Walks }

/**
 * Something that must hold at any moment, after any crash. Queries of whole tables aggregate first and join once, so
 * that none of them grows with the square of the rows.
 */
export type Invariant = RowRule | Survey | Sums

/** Its query answers one row for each violation, none when all is well. */
export type RowRule = { name: string } & Query

/** Rules that add up whole tables, and so share one pass over each. */
export type Sums = { sums: readonly SumRule[] }

/** Each part answers `key` and `cents`; what all parts together say of a key must add up to zero. */
export type SumRule = { name: string; parts: readonly Query[] }

/**
 * Rules that judge the same rows, beside the same others, and so share one pass. `from` joins to each row of the table
 * what the rules compare with it, no row more than once, looked up by `{column of key}` in a stretch (stretch.ts).
 */
export type Survey = {
  survey: string
  by: keyof DB
  key: string
  from: string
  rules: readonly SurveyRule[]
}

/** What a domain above has to say of the rows that a survey judges, and the tables of its own that it joins for that. */
export type SurveyPart = { of: string; joins: string; rules: readonly SurveyRule[] }

/** `broken` is true of a row that breaks the rule. */
export type SurveyRule = { name: string; broken: string }

/**
 * With `by`, each row of that table can be judged, or added, by itself: the query then marks with `{alias.column}` where
 * a stretch of the table’s keys, and of what points at them, may be set in (stretch.ts).
 */
export type Query = { sql: string; by?: keyof DB | undefined }
