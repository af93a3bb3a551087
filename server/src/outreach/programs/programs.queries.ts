import type { Tx } from '../../database/database.ts'

/** The programs in the order staff gave them. */
export function listPrograms(tx: Tx) {
  return tx
    .selectFrom('programs')
    .select(['id', 'slug', 'name', 'description', 'teacher', 'state', 'goal_cents', 'funded_before_cents'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export type ProgramRow = Awaited<ReturnType<typeof listPrograms>>[number]

export function findProgram(tx: Tx, programId: string) {
  return tx.selectFrom('programs').select(['id', 'state']).where('id', '=', programId).executeTakeFirst()
}

/** Keeps who wants to hear of a program; once per address. */
export async function insertInterest(
  tx: Tx,
  { programId, email, at }: { programId: string; email: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('program_interests')
    .values({ program_id: programId, email, created_at: at })
    .onConflict((conflict) => conflict.columns(['program_id', 'email']).doNothing())
    .execute()
}
