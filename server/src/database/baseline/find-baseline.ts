import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import type { Migration } from '../read-migrations.ts'
import { rows } from '../rows.ts'
import { isOf, readBaseline, type Baseline } from './read-baseline.ts'

/**
 * The baseline, where the database may begin with it: nothing is in it, and these migrations begin with those that the baseline holds.
 * A backup of before it, and a checkout in which one of them was written anew, go file by file.
 */
export async function findBaseline(
  database: Database,
  migrations: readonly Migration[],
): Promise<Baseline | undefined> {
  const baseline = readBaseline()
  if (!isOf(baseline, migrations)) return undefined
  const { is } = await database.read((tx) =>
    rows(z.object({ is: z.boolean() }))`select ${isEmpty} as is`.one(tx),
  )
  return is ? baseline : undefined
}

/** The names of our tables lead to the schema public, and there is nothing but what an extension may have put there. */
const isEmpty = sql<boolean>`coalesce(current_schema() = 'public', false) and not exists (
  select from (
    select 'pg_class'::regclass as catalog, oid, relnamespace as home from pg_class
    union all select 'pg_proc'::regclass, oid, pronamespace from pg_proc
    union all select 'pg_type'::regclass, oid, typnamespace from pg_type
  ) thing
  where home = to_regnamespace('public') and not exists (
    select from pg_depend of where of.classid = thing.catalog and of.objid = thing.oid and of.deptype in ('e', 'i'))
)`
