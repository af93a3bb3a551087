import { goneWords } from '@tower/contract/people/nobody.ts'
import { type RawBuilder, sql } from 'kysely'
import { mentions, redacted, wordsPattern } from '../../database/redact-text.ts'
import type { Tx } from '../../database/database.ts'
import { emptyApprovals } from '../approvals/personal-approvals.ts'
import { removeFile } from '../../oversight/files/remove-file.ts'
import { listProspectsGoingWith } from '../../people/prospects/erase-prospects.ts'
import { concerns } from '../../people/prospects/concerns.ts'
import type { Traces } from '../../personal-parts.ts'

/**
 * Leaves of what was paid for an athlete who goes amounts and dates; whom it was paid to, for what, and the document go.
 * Which athletes go with a person the profiles decide: one that a guardian goes on keeping has its payouts as before,
 * without the name of whoever went.
 */
export async function eraseDisbursements(tx: Tx, { userId, at, ...words }: Traces): Promise<void> {
  const going = await listProspectsGoingWith(tx, userId)
  const emptied = await emptyDisbursements(tx, going, at)
  for (const { file_id: fileId } of emptied) if (fileId !== null) await removeFile(tx, fileId, at)
  const ids = emptied.map(({ id }) => id)
  await emptyApprovals(tx, { kinds: ['disbursement', 'disbursement_void'], subjectIds: ids })
  const pattern = wordsPattern(words)
  if (pattern !== undefined) await redactDisbursements(tx, pattern)
}

type Emptied = { id: string; file_id: string | null }

/** Answers which they were, with the documents that nothing refers to any more. */
async function emptyDisbursements(tx: Tx, prospectIds: readonly string[], at: Date): Promise<Emptied[]> {
  if (prospectIds.length === 0) return []
  const { rows } = await sql<Emptied>`
    with taken as (select id, file_id from disbursements
      where prospect_id = any(${prospectIds}::uuid[]) and erased_at is null for update)
    update disbursements given set payee = ${goneWords}, paid_for = ${goneWords}, file_id = null, erased_at = ${at},
      note = case when given.note is null then null else ${goneWords} end
    from taken where given.id = taken.id returning taken.id, taken.file_id`.execute(tx)
  return rows
}

/** A guardian or a coach may have been paid back: their name stands there as anybody’s. */
async function redactDisbursements(tx: Tx, pattern: string): Promise<void> {
  const columns = ['payee', 'paid_for', 'note'] as const
  const sides: Partial<Record<(typeof columns)[number], RawBuilder<string>>> = {}
  for (const column of columns) sides[column] = redacted(column, pattern)
  await tx
    .updateTable('disbursements')
    .set(sides)
    .where((eb) => eb.or(columns.map((column) => mentions(column, pattern))))
    .execute()
}

/** What was paid for the athletes whose profiles concern a person, for their file. */
export async function exportDisbursements(tx: Tx, userId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select prospect.first_name as athlete, goal.title as goal, given.amount_cents, given.payee, given.paid_for,
      to_char(given.paid_on, 'YYYY-MM-DD') as paid_on, given.state
    from disbursements given join prospects prospect on prospect.id = given.prospect_id
    left join prospect_goals goal on goal.id = given.goal_id
    where ${concerns(userId)} and given.state in ('paid', 'voided') order by given.paid_on, given.id`.execute(
    tx,
  )
  return rows
}
