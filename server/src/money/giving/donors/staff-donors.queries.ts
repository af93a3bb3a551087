import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { donorColumns } from './donors.queries.ts'

export function findDonorForUpdate(tx: Tx, donorId: string) {
  return tx.selectFrom('donors').select(donorColumns).where('id', '=', donorId).forUpdate().executeTakeFirst()
}

/** Both donors of a join, locked in one order, so that two joins can't wait for each other. */
export function listDonorsForUpdate(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('donors')
    .select(donorColumns)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Whose an address is already: a giver's, or an account's. */
export async function findAddressOwner(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from donors where email = ${email} union all select 1 from users where email = ${email} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/**
 * A giver's name and address. What their payments were told stays as it was told; what was asked for before, as a monthly gift is,
 * names and reaches them no more by what it says.
 */
export async function updateDonorWords(
  tx: Tx,
  { donorId, name, email, at }: { donorId: string; name: string | null; email: string | null; at?: Date },
): Promise<void> {
  const named = { display_name: name, named_by_provider: false }
  await tx
    .updateTable('donors')
    .set({ ...named, email, ...(at && { corrected_at: at }) })
    .where('id', '=', donorId)
    .execute()
}
