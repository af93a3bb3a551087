import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** Somebody was erased, and their words may stand in the files of the database until these are written anew. */
export async function insertFilesToRewrite(tx: Tx, at: Date): Promise<void> {
  await tx.insertInto('files_to_rewrite').values({ erased_at: at }).execute()
  await sql`select pg_notify('tower_erased', '')`.execute(tx)
}

/** The erasures after which the files were not written anew. */
export async function listFilesToRewrite(tx: Tx): Promise<number[]> {
  const left = await tx.selectFrom('files_to_rewrite').select('id').execute()
  return left.map(({ id }) => id)
}

export async function deleteFilesToRewrite(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('files_to_rewrite').where('id', 'in', ids).execute()
}
