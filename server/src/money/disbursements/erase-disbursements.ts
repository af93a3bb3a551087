import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { removeFile } from '../../oversight/files/remove-file.ts'

/** Leaves of what was paid for an erased athlete amounts and dates; whom it was paid to, for what, and the document go. */
export async function eraseDisbursements(
  tx: Tx,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  const { rows } = await sql<{ file_id: string | null }>`
    with taken as (select given.id, given.file_id from disbursements given
      join prospects prospect on prospect.id = given.prospect_id
      where prospect.owner_id = ${userId} and given.erased_at is null for update of given)
    update disbursements given set payee = 'Erased', paid_for = 'Erased', file_id = null, erased_at = ${at},
      note = case when given.note is null then null else 'Erased' end
    from taken where given.id = taken.id returning taken.file_id`.execute(tx)
  for (const { file_id: fileId } of rows) if (fileId) await removeFile(tx, fileId, at)
}

/** What was paid for a person's own profiles, for their file. */
export async function exportDisbursements(tx: Tx, userId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select prospect.first_name as athlete, goal.title as goal, given.amount_cents, given.payee, given.paid_for,
      to_char(given.paid_on, 'YYYY-MM-DD') as paid_on, given.state
    from disbursements given join prospects prospect on prospect.id = given.prospect_id
    left join prospect_goals goal on goal.id = given.goal_id
    where prospect.owner_id = ${userId} and given.state in ('paid', 'voided') order by given.paid_on, given.id`.execute(
    tx,
  )
  return rows
}
