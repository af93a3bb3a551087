import { nameKey } from '@tower/contract/name-key.ts'
import { sql, type SqlBool } from 'kysely'
import { mentions, redacted, type PersonalWords } from '../../database/redact-text.ts'
import type { Tx } from '../../database/database.ts'

/** What ballots of a person are found by: what their browser would have sent, and the mailbox that stands behind them. */
export type SealedTraces = { nominators: string[]; mailboxes: string[] }

/** Ballots under these sealed hashes, oldest first. */
export async function listBallotsOf(tx: Tx, { nominators, mailboxes }: SealedTraces) {
  const { rows } = await sql<{
    created_at: Date
    classroom: string
    reason: string | null
    confirmed_at: Date | null
  }>`
    select ballot.created_at, classroom.name as classroom, ballot.reason, ballot.confirmed_at
    from classroom_nominations ballot join classrooms classroom on classroom.id = ballot.classroom_id
    where ballot.nominator_hash = any(${nominators}::text[])
      or ballot.id in (select nomination_id from nomination_mailboxes where mailbox_hash = any(${mailboxes}::text[]))
    order by ballot.created_at, ballot.id`.execute(tx)
  return rows
}

/** Teachers an address nominated, oldest first. */
export function listNominationsBy(tx: Tx, email: string) {
  return tx
    .selectFrom('teacher_nominations')
    .select(['created_at', 'nominator_name', 'teacher_name', 'school', 'reason'])
    .where('nominator_email', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** What someone wrote with their ballots. */
export async function clearBallotReasons(tx: Tx, { nominators, mailboxes }: SealedTraces): Promise<void> {
  await sql`
    update classroom_nominations set reason = null
    where nominator_hash = any(${nominators}::text[])
      or id in (select nomination_id from nomination_mailboxes where mailbox_hash = any(${mailboxes}::text[]))`.execute(
    tx,
  )
}

/** Links that were mailed to nominators at these mailboxes, used or not. */
export async function deleteNominationLinks(tx: Tx, { mailboxes }: SealedTraces): Promise<void> {
  if (mailboxes.length > 0)
    await tx.deleteFrom('nomination_confirmations').where('mailbox_hash', 'in', mailboxes).execute()
}

/** Nominations stay for the teachers they name; who made them goes. */
export async function clearNominations(tx: Tx, addresses: readonly string[]): Promise<void> {
  await sql`
    update teacher_nominations
    set nominator_name = 'erased', nominator_email = 'erased-' || id || '@erased.invalid', reason = 'erased'
    where nominator_email = any(${addresses}::text[])`.execute(tx)
}

/** Nominations that name the person lose the name. Each keeps one of its own, so that no two become the same. */
export async function clearNominees(tx: Tx, { addresses, names }: PersonalWords): Promise<void> {
  await sql`
    update teacher_nominations
    set teacher_name = 'erased-' || id, nominee_email = null, teacher_email = null, reason = 'erased'
    where nominee_email = any(${addresses}::text[]) or teacher_email = any(${addresses}::text[])
      or name_key(teacher_name) = any(${names.map(nameKey)}::text[])`.execute(tx)
}

/**
 * What was asked for a person's classrooms: from their addresses, and for classrooms they lead or that have their address. A name alone tells
 * nothing: it may be a namesake's, who asks for a classroom of another school.
 */
function asked({ userId, addresses }: PersonalWords & { userId: string }) {
  return sql<SqlBool>`(email = any(${addresses}::text[]) or classroom_id in (
    select id from classrooms where teacher_id = ${userId} or teacher_email = any(${addresses}::text[])))`
}

/** Links with which a classroom was to be confirmed, used or not; answers the facts of their mails. */
export async function deleteConfirmationRequests(
  tx: Tx,
  traces: PersonalWords & { userId: string },
): Promise<string[]> {
  const gone = await tx.deleteFrom('confirmation_requests').where(asked(traces)).returning('id').execute()
  return gone.map(({ id }) => `confirmation:${id}`)
}

const claimFacts = ['claim', 'claim-noticed', 'claim-refused', 'claim-kept', 'claim-approved', 'claim-moved']

/** Claims, decided or not; answers the facts of their mails. */
export async function deleteClaimsOf(tx: Tx, traces: PersonalWords & { userId: string }): Promise<string[]> {
  const gone = await tx.deleteFrom('classroom_claims').where(asked(traces)).returning('id').execute()
  return gone.flatMap(({ id }) => claimFacts.map((fact) => `${fact}:${id}`))
}

/**
 * Takes parts of a teacher's name, too, out of what was written for their own classrooms, and for those that became one of
 * them.
 */
export async function redactOwnReasons(
  tx: Tx,
  { userId, pattern }: { userId: string; pattern: string },
): Promise<void> {
  await tx
    .updateTable('classroom_nominations')
    .set({ reason: redacted('reason', pattern) })
    .where(
      sql<SqlBool>`classroom_id in (
        select id from classrooms where teacher_id = ${userId}
        union all select gone.id from classrooms gone join classrooms stays on stays.id = gone.merged_into
          where stays.teacher_id = ${userId})`,
    )
    .where(mentions('reason', pattern))
    .execute()
}

/** Takes a person's words out of what others wrote. */
export async function redactReasons(tx: Tx, pattern: string): Promise<void> {
  await tx
    .updateTable('classroom_nominations')
    .set({ reason: redacted('reason', pattern) })
    .where(mentions('reason', pattern))
    .execute()
  await tx
    .updateTable('teacher_nominations')
    .set({ reason: redacted('reason', pattern) })
    .where(mentions('reason', pattern))
    .execute()
}
