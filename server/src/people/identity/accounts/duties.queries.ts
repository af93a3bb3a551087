import type { Duty } from '@tower/contract/people/duties.ts'
import type { Tx } from '../../../database/database.ts'

/** What a superadmin said of somebody's duties; null where nobody did. */
export async function findDuties(tx: Tx, userId: string): Promise<string[] | null> {
  const row = await tx
    .selectFrom('staff_duties')
    .select('duties')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.duties ?? null
}

/** Writes somebody's duties down. */
export async function saveDuties(
  tx: Tx,
  { userId, duties, at }: { userId: string; duties: readonly Duty[]; at: Date },
): Promise<void> {
  const said = { duties: [...duties], changed_at: at }
  await tx
    .insertInto('staff_duties')
    .values({ user_id: userId, ...said })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(said))
    .execute()
}

/** Forgets what was said: an admin then has all duties, and nobody else has any. */
export async function deleteDuties(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('staff_duties').where('user_id', '=', userId).execute()
}
