import { z } from 'zod'
import type { Tx } from '../../../../database/database.ts'
import { rows } from '../../../../database/rows.ts'

const Kept = z.object({
  id: z.uuid(),
  erased_at: z.date(),
  kind: z.enum(['person', 'athlete', 'donor', 'address']),
  subject_id: z.uuid().nullable(),
  address_marks: z.array(z.string()),
  name_marks: z.array(z.string()),
  key_mark: z.string(),
})
export type KeptErasure = z.infer<typeof Kept>

export const selectErasures = (tx: Tx) =>
  rows(Kept)`
    select id, erased_at, kind, subject_id, address_marks, name_marks, key_mark from erasures order by erased_at, id`.all(
    tx,
  )

export const selectWaiting = (tx: Tx) =>
  rows(Kept)`
    select id, erased_at, kind, subject_id, address_marks, name_marks, key_mark from erasures
    where again_since is not null order by erased_at, id`.all(tx)

export async function insertErasure(tx: Tx, erasure: Omit<KeptErasure, 'id'>): Promise<void> {
  await tx.insertInto('erasures').values(erasure).execute()
}

/** Those that this database does not know of wait to be done again. Answers how many. */
export async function insertMissed(tx: Tx, erasures: readonly KeptErasure[], at: Date): Promise<number> {
  let missed = 0
  for (const erasure of erasures) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('erasures')
      .values({ ...erasure, again_since: at })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    missed += Number(numInsertedOrUpdatedRows ?? 0)
  }
  return missed
}

export async function markErasedAgain(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('erasures').set({ again_since: null }).where('id', '=', id).execute()
}
