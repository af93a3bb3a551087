import { goneWords } from '@tower/contract/people/nobody.ts'
import type { ApprovalKind } from '@tower/contract/money/approvals.ts'
import { sql } from 'kysely'
import { mentions, redacted, wordsPattern } from '../../database/redact-text.ts'
import type { Tx } from '../../database/database.ts'
import type { Traces } from '../../personal-parts.ts'
import type { Services } from '../../services.ts'
import { formsOfPayee } from './seal-act.ts'

const emptied = {
  what: goneWords,
  facts: '[]',
  reason: sql<string | null>`case when reason is not null then ${sql.lit(goneWords)} end`,
  wish: null,
  payee: null,
}

/** The same of what is about something that goes, as its domain knows. */
export async function emptyApprovals(
  tx: Tx,
  { kinds, subjectIds }: { kinds: readonly ApprovalKind[]; subjectIds: readonly string[] },
): Promise<void> {
  if (subjectIds.length === 0) return
  await tx
    .updateTable('approvals')
    .set(emptied)
    .where('kind', 'in', kinds)
    .where('subject_id', 'in', subjectIds)
    .execute()
}

/**
 * Amounts, days and who decided stay, for the books stand on them; words about whoever goes do not, nor what was sealed of their name or
 * address to add up what they were paid. A donor's number stays: it names nobody, and what went back to them counts on.
 */
export async function eraseApprovals(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { userId, ...words }: Traces,
): Promise<void> {
  await tx.updateTable('approvals').set(emptied).where('teacher_id', '=', userId).execute()
  const sealed = [...words.addresses, ...words.names].flatMap((payee) => formsOfPayee(services, { payee }))
  if (sealed.length > 0)
    await tx.updateTable('approvals').set({ payee: null }).where('payee', 'in', sealed).execute()
  const pattern = wordsPattern(words)
  if (pattern === undefined) return
  for (const column of ['what', 'reason', 'note'] as const)
    await tx
      .updateTable('approvals')
      .set({ [column]: redacted(column, pattern) })
      .where(mentions(column, pattern))
      .execute()
  for (const column of ['facts', 'wish'] as const)
    await tx
      .updateTable('approvals')
      .set({ [column]: sql`${redacted(column, pattern)}::jsonb` })
      .where(mentions(column, pattern))
      .execute()
}

/** What somebody of the staff asked for or decided, for their file. */
export async function exportApprovals(tx: Tx, userId: string) {
  const rows = await tx
    .selectFrom('approvals')
    .select(['kind', 'what', 'amount_cents', 'state', 'asked_at', 'decided_at', 'note'])
    .select((eb) => eb('asked_by', '=', userId).as('asked_by_you'))
    .where((eb) => eb.or([eb('asked_by', '=', userId), eb('decided_by', '=', userId)]))
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
  return rows
}
