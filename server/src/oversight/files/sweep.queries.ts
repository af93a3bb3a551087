import { dayMs } from '@tower/contract/durations.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { claimMs } from './files.queries.ts'

const before = (at: Date, ms: number) => new Date(at.getTime() - ms)

/** So long somebody may take from uploading a file to using it. */
const unattachedMs = dayMs

/** Gives files up whose bytes never came, and removes those that nothing came to refer to. */
export async function removeOrphans(tx: Tx, at: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ state: 'removed', removed_at: at, content_hash: null, thumbnail_hash: null })
    .where('attached_at', 'is', null)
    .where(({ eb, or, and }) =>
      or([
        and([eb('state', '=', 'arriving'), eb('created_at', '<', before(at, claimMs))]),
        and([eb('state', '=', 'pending'), eb('created_at', '<', before(at, unattachedMs))]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/**
 * Bytes that no file shows any more, marked so that none can begin to. Who begins to, claims them on the same row: what was
 * just claimed is left, even where the file isn't seen yet.
 */
export async function markDropping(tx: Tx, { at, most }: { at: Date; most: number }): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    update file_contents set dropping_at = coalesce(dropping_at, ${at})
    where hash in (
      select hash from file_contents
      where dropping_at is not null
        or (claimed_at < ${before(at, claimMs)}
          and not exists (select from files where content_hash = hash)
          and not exists (select from files where thumbnail_hash = hash))
      limit ${most} for update skip locked)
    and (dropping_at is not null or claimed_at < ${before(at, claimMs)})
    returning hash`.execute(tx)
  return rows.map(({ hash }) => hash)
}

/** Forgets bytes that are gone. */
export async function deleteDropped(tx: Tx, hash: string): Promise<void> {
  await tx.deleteFrom('file_contents').where('hash', '=', hash).where('dropping_at', 'is not', null).execute()
}
