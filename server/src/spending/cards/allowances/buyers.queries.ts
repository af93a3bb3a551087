import type { Tx } from '../../../database/database.ts'

/** Who of these still buys with a card: a teacher whose account is open, unless staff deactivated the card. */
export async function listBuyers(
  tx: Tx,
  issuerCardId: string,
  teacherIds: readonly string[],
): Promise<string[]> {
  if (teacherIds.length === 0) return []
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', teacherIds)
    .where('role', '=', 'teacher')
    .where('disabled_at', 'is', null)
    .where('erased_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('teacher_cards')
            .select('teacher_cards.id')
            .where('external_id', '=', issuerCardId)
            .where('status', '=', 'inactive'),
        ),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}
