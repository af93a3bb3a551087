import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

export type ListedBallot = {
  classroomId: string
  nominatorHash: string
  /** Null for a telephone number. */
  mailboxHash: string | null
  reason: string | null
  /** When it was cast, as the list says. */
  at: Date
}

/** Casts many ballots of a charity's list and answers which are new; a ballot that was cast before stays as it is. */
export async function insertListedBallots(tx: Tx, ballots: ListedBallot[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into classroom_nominations (classroom_id, nominator_hash, reason, created_at)
    select "classroomId", "nominatorHash", reason, at from ${sheetOf(ballots)}
    order by "classroomId", "nominatorHash"
    on conflict on constraint classroom_nominations__once do nothing
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Counts the ballots of a list in full that nobody was known to stand behind, and answers which. A mailbox counts once for
 * a classroom: of two spellings only the first. A statement after the one that cast them, so that it sees a ballot which
 * somebody cast by the form at the same moment.
 */
export async function confirmListedBallots(tx: Tx, ballots: ListedBallot[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with known as materialized (
      select ballot.id, ballot.classroom_id, sheet."mailboxHash"
      from ${sheetOf(ballots)} join classroom_nominations ballot
        on ballot.classroom_id = sheet."classroomId" and ballot.nominator_hash = sheet."nominatorHash"
      where ballot.confirmed_at is null
    ), claimed as (
      insert into nomination_mailboxes (classroom_id, mailbox_hash, nomination_id)
      select classroom_id, "mailboxHash", id from known where "mailboxHash" is not null
      order by classroom_id, "mailboxHash"
      on conflict do nothing
      returning nomination_id
    )
    update classroom_nominations set confirmed_at = ${now}, confirmed_how = 'import'
    where confirmed_at is null and id in (
      select nomination_id from claimed union all select id from known where "mailboxHash" is null)
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

function sheetOf(ballots: ListedBallot[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(ballots)}::jsonb)
    as sheet ("classroomId" uuid, "nominatorHash" text, "mailboxHash" text, reason text, at timestamptz)`
}
