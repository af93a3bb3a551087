import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

/** What shows that somebody stands behind a nomination: the mailed link, an account's proven mailbox, the charity's list. */
export type ConfirmedHow = 'link' | 'account' | 'import'

/**
 * Counts a nomination in full, for the mailbox that stands behind it. Answers whether it does now: a mailbox counts
 * once for a classroom, and a nomination is confirmed once.
 */
export async function confirmNominationOf(
  tx: Tx,
  {
    nominationId,
    mailboxHash,
    how,
    at,
  }: { nominationId: string; mailboxHash: string; how: ConfirmedHow; at: Date },
): Promise<boolean> {
  const ballotId = await holdCounting(tx, nominationId)
  const { rows: kept } = await sql`
    insert into nomination_mailboxes (classroom_id, mailbox_hash, nomination_id)
    select classroom_id, ${mailboxHash}, id from classroom_nominations
    where id = ${ballotId} and confirmed_at is null
    on conflict do nothing
    returning nomination_id`.execute(tx)
  if (kept.length === 0) return false
  const { numUpdatedRows } = await tx
    .updateTable('classroom_nominations')
    .set({ confirmed_at: at, confirmed_how: how })
    .where('id', '=', ballotId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * The ballot of the same nominator that counts, its classroom held. Where the classroom is merged at this moment, that is the one of
 * the classroom that stays: else a mailbox would be used up for a ballot that counts no more.
 */
async function holdCounting(tx: Tx, nominationId: string): Promise<string> {
  const ballot = await rows(z.object({ stays: z.string(), nominator: z.string() }))`
    select classroom_that_stays(classroom_id) as stays, nominator_hash as nominator
    from classroom_nominations where id = ${nominationId}`.first(tx)
  if (!ballot) return nominationId
  // A statement of its own sees what a merge wrote while the one before waited for it.
  const counting = await rows(z.object({ id: z.string() }))`
    select id from classroom_nominations
    where classroom_id = ${ballot.stays} and nominator_hash = ${ballot.nominator}`.first(tx)
  return counting?.id ?? nominationId
}

/** Whoever mails a link to a mailbox waits here for others who do, so that each sees what the one before has sent. */
export async function lockMailbox(tx: Tx, mailboxHash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`nominator mailbox:${mailboxHash}`}, 0))`.execute(
    tx,
  )
}

/** The links that were mailed to a mailbox since then. */
export async function countNominationLinks(tx: Tx, mailboxHash: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('nomination_confirmations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mailbox_hash', '=', mailboxHash)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export type NewNominationLink = {
  nominationId: string
  mailboxHash: string
  teacherNominationId: string | undefined
  tokenHash: string
  at: Date
  expiresAt: Date
}

export async function insertNominationLink(tx: Tx, link: NewNominationLink): Promise<string> {
  const { id } = await tx
    .insertInto('nomination_confirmations')
    .values({
      nomination_id: link.nominationId,
      mailbox_hash: link.mailboxHash,
      teacher_nomination_id: link.teacherNominationId ?? null,
      token_hash: link.tokenHash,
      created_at: link.at,
      expires_at: link.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What a link leads to. `isCounted` when there is nothing left to do: its nomination or its mailbox counts in full. */
export type NominationLink = {
  nominationId: string
  teacherNominationId: string | null
  mailboxHash: string
  expiresAt: Date
  classroomId: string
  classroomName: string
  school: string | null
  /** Whether a teacher has confirmed the classroom. */
  hasTeacher: boolean
  isCounted: boolean
}

export async function findNominationLink(tx: Tx, tokenHash: string): Promise<NominationLink | undefined> {
  const { rows } = await sql<NominationLink>`
    select link.nomination_id as "nominationId", link.teacher_nomination_id as "teacherNominationId", link.mailbox_hash as "mailboxHash", link.expires_at as "expiresAt",
      classroom.id as "classroomId", classroom.name as "classroomName", classroom.school,
      classroom.confirmed_at is not null as "hasTeacher",
      ballot.confirmed_at is not null or exists (
        select from nomination_mailboxes taken
        where taken.classroom_id = ballot.classroom_id and taken.mailbox_hash = link.mailbox_hash
      ) as "isCounted"
    from nomination_confirmations link
    join classroom_nominations ballot on ballot.id = link.nomination_id
    join classrooms classroom on classroom.id = ballot.classroom_id
    where link.token_hash = ${tokenHash}`.execute(tx)
  return rows[0]
}
