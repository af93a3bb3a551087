import type { Tx } from '../../database/database.ts'

/** The programs in the order staff gave them. */
export function listPrograms(tx: Tx) {
  return tx
    .selectFrom('programs')
    .select(['id', 'slug', 'name', 'description', 'name_es', 'description_es', 'teacher', 'state'])
    .select(['goal_cents', 'funded_before_cents'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export type ProgramRow = Awaited<ReturnType<typeof listPrograms>>[number]

/** Whether there is such a program and whether it has opened. */
export function findProgram(tx: Tx, programId: string) {
  return tx.selectFrom('programs').select(['id', 'state']).where('id', '=', programId).executeTakeFirst()
}

/** The same, and it stays so until the transaction ends. */
export function lockProgram(tx: Tx, programId: string) {
  return tx
    .selectFrom('programs')
    .select(['id', 'state'])
    .where('id', '=', programId)
    .forShare()
    .executeTakeFirst()
}

/** Keeps who wants to hear of a program; once per address. */
export async function insertInterest(
  tx: Tx,
  { programId, email, locale, at }: { programId: string; email: string; locale: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('program_interests')
    .values({ program_id: programId, email, locale, created_at: at })
    .onConflict((conflict) => conflict.columns(['program_id', 'email']).doNothing())
    .execute()
}

/** Deletes the wishes of some addresses to be told. */
export async function deleteInterestsOf(tx: Tx, addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0) await tx.deleteFrom('program_interests').where('email', 'in', addresses).execute()
}

/** The programs an address wants to hear of, oldest wish first. */
export function listInterestsOf(tx: Tx, email: string) {
  return tx
    .selectFrom('program_interests')
    .select(['program_id', 'created_at'])
    .where('email', '=', email)
    .orderBy('created_at')
    .execute()
}

/** Makes a preview an open program; undefined when no preview has this id. */
export function openPreview(tx: Tx, programId: string, at: Date) {
  return tx
    .updateTable('programs')
    .set({ state: 'active', updated_at: at })
    .where('id', '=', programId)
    .where('state', '=', 'preview')
    .returning(['name', 'name_es', 'slug'])
    .executeTakeFirst()
}

/** Everybody who wanted to hear of a program, who are forgotten with that. */
export function takeInterests(tx: Tx, programId: string) {
  return tx
    .deleteFrom('program_interests')
    .where('program_id', '=', programId)
    .returning(['email', 'locale'])
    .execute()
}
