import type { MergeHindrance } from '@tower/contract/matching/classrooms.ts'
import type { DB } from './database/schema.generated.ts'

/**
 * What becomes of rows that point at a classroom when it becomes another one: they are `moved` to the one that stays, or `kept`
 * as what was; or they hinder it, those of which `where` holds (of `held`), because what they say of the classroom can't be
 * another's.
 */
export type RowsOfClassroom = 'moved' | 'kept' | { hinders: MergeHindrance; where?: string }

/** Of a domain's tables those that point at a classroom. */
export type OfClassrooms = { readonly [Name in keyof DB]?: RowsOfClassroom }

/** The same of all domains. */
export type TablesOfClassrooms = readonly (readonly [table: string, rows: RowsOfClassroom])[]
