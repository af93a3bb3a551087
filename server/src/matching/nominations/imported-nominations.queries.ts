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

/**
 * Casts many ballots of a charity's list and answers how many were new. They count in full, but a mailbox counts once
 * for a classroom: of two spellings only the first.
 */
export async function insertListedBallots(tx: Tx, ballots: ListedBallot[], now: Date): Promise<number> {
  const { rows } = await sql`
    with fresh as materialized (
      select gen_random_uuid() as id, sheet.*
      from ${sheetOf(ballots)} where not exists (
        select from classroom_nominations ballot
        where ballot.classroom_id = sheet."classroomId" and ballot.nominator_hash = sheet."nominatorHash")
    ), claimed as (
      insert into nomination_mailboxes (classroom_id, mailbox_hash, nomination_id)
      select "classroomId", "mailboxHash", id from fresh where "mailboxHash" is not null
      order by "classroomId", "mailboxHash"
      on conflict do nothing
      returning nomination_id
    )
    insert into classroom_nominations
      (id, classroom_id, nominator_hash, reason, created_at, confirmed_at, confirmed_how)
    select id, "classroomId", "nominatorHash", reason, at,
      case when counts then ${now}::timestamptz end, case when counts then 'import' end
    from (
      select fresh.*, "mailboxHash" is null or claimed.nomination_id is not null as counts
      from fresh left join claimed on claimed.nomination_id = fresh.id
    ) listed
    order by "classroomId", "nominatorHash"
    on conflict on constraint classroom_nominations__once do nothing
    returning id`.execute(tx)
  return rows.length
}

/** Counts ballots in full that were cast before, without anyone known behind them, and stand in the list; answers how many. */
export async function confirmListedBallots(tx: Tx, ballots: ListedBallot[], now: Date): Promise<number> {
  const { rows } = await sql`
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
  return rows.length
}

function sheetOf(ballots: ListedBallot[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(ballots)}::jsonb)
    as sheet ("classroomId" uuid, "nominatorHash" text, "mailboxHash" text, reason text, at timestamptz)`
}
