import type { Tx } from '../../../database/database.ts'

export type Consent = { provider: string; agreedAt: Date }

/** What a teacher agrees to now. */
export async function findConsent(tx: Tx, teacherId: string): Promise<Consent | undefined> {
  const row = await tx
    .selectFrom('writer_consents')
    .select(['provider', 'agreed_at'])
    .where('teacher_id', '=', teacherId)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst()
  return row && { provider: row.provider, agreedAt: row.agreed_at }
}

/** Whether a teacher agrees to a provider. Who takes it back at the same moment waits until this transaction is over. */
export async function isAgreedTo(
  tx: Tx,
  { teacherId, provider }: { teacherId: string; provider: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('writer_consents')
    .select('id')
    .where('teacher_id', '=', teacherId)
    .where('provider', '=', provider)
    .where('taken_back_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Ends what a teacher agreed to; the provider it was for, undefined where there was nothing. */
export async function endConsent(
  tx: Tx,
  { teacherId, at }: { teacherId: string; at: Date },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('writer_consents')
    .set({ taken_back_at: at })
    .where('teacher_id', '=', teacherId)
    .where('taken_back_at', 'is', null)
    .returning('provider')
    .executeTakeFirst()
  return row?.provider
}

/** Keeps an agreement; false where one is in force. */
export async function insertConsent(
  tx: Tx,
  { teacherId, provider, at }: { teacherId: string; provider: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('writer_consents')
    .values({ teacher_id: teacherId, provider, agreed_at: at })
    .onConflict((conflict) => conflict.column('teacher_id').where('taken_back_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** All that a teacher ever agreed to. */
export function listConsentsOf(tx: Tx, teacherId: string) {
  return tx
    .selectFrom('writer_consents')
    .select(['provider', 'agreed_at', 'taken_back_at'])
    .where('teacher_id', '=', teacherId)
    .orderBy('agreed_at')
    .execute()
}

export async function deleteConsentsOf(tx: Tx, teacherId: string): Promise<void> {
  await tx.deleteFrom('writer_consents').where('teacher_id', '=', teacherId).execute()
}
