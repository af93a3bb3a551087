import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import type { JoinedBallots, TwinBallot } from './join-ballots.ts'

const Ballot = z.object({
  id: z.string(),
  nominatorHash: z.string(),
  createdAt: z.date(),
  castFrom: z.string().nullable(),
  confirmedAt: z.date().nullable(),
  confirmedHow: z.string().nullable(),
  mailboxHash: z.string().nullable(),
  reason: z.string().nullable(),
})

/** The ballots of a classroom, with the mailbox behind each. */
export function selectTwinBallots(tx: Tx, classroomId: string): Promise<TwinBallot[]> {
  return rows(Ballot)`
    select ballot.id, ballot.nominator_hash as "nominatorHash", ballot.created_at as "createdAt",
      ballot.cast_from as "castFrom", ballot.confirmed_at as "confirmedAt", ballot.confirmed_how as "confirmedHow",
      mailbox.mailbox_hash as "mailboxHash", ballot.reason
    from classroom_nominations ballot
    left join nomination_mailboxes mailbox
      on mailbox.classroom_id = ballot.classroom_id and mailbox.nomination_id = ballot.id
    where ballot.classroom_id = ${classroomId} order by ballot.created_at, ballot.id`.all(tx)
}

type Pair = { keptId: string; absorbedId: string }

/** Moves the ballots that count, each with the mailbox behind it. */
export async function moveBallots(
  tx: Tx,
  { keptId, absorbedId }: Pair,
  moved: JoinedBallots['moved'],
): Promise<void> {
  await sql`
    update nomination_mailboxes mailbox set classroom_id = ${keptId}
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as sheet (id uuid, "isConfirmed" boolean)
    where mailbox.classroom_id = ${absorbedId} and mailbox.nomination_id = sheet.id and sheet."isConfirmed"`.execute(
    tx,
  )
  await sql`
    update classroom_nominations ballot set classroom_id = ${keptId}, cast_from = sheet."castFrom",
      confirmed_at = case when sheet."isConfirmed" then ballot.confirmed_at end,
      confirmed_how = case when sheet."isConfirmed" then ballot.confirmed_how end
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as sheet (id uuid, "castFrom" text, "isConfirmed" boolean)
    where ballot.id = sheet.id`.execute(tx)
}

/**
 * Of people who nominated both: what stands behind the second ballot stands behind the one that counts, and links mailed for it
 * confirm that one. The second stays where it was cast. Its words go where its mailbox goes: an erasure finds them by that. A ballot
 * that an earlier merge brought without its confirmation left its mailbox behind, and has one only.
 */
export async function joinDoubled(
  tx: Tx,
  { keptId, absorbedId }: Pair,
  doubled: JoinedBallots['doubled'],
): Promise<void> {
  const sheet = sql`jsonb_to_recordset(${JSON.stringify(doubled)}::jsonb)
    as sheet (id uuid, "keptId" uuid, brings text)`
  await sql`
    delete from nomination_mailboxes behind using ${sheet}
    where behind.nomination_id = sheet."keptId" and behind.classroom_id <> ${keptId}
      and sheet.brings = 'confirmation'`.execute(tx)
  await sql`
    update nomination_mailboxes mailbox set classroom_id = ${keptId}, nomination_id = sheet."keptId" from ${sheet}
    where mailbox.classroom_id = ${absorbedId} and mailbox.nomination_id = sheet.id
      and sheet.brings = 'confirmation'`.execute(tx)
  await sql`
    update classroom_nominations kept set
      reason = case when sheet.brings = 'confirmation'
        then nullif(concat_ws(E'\\n', kept.reason, doubled.reason), '') else kept.reason end,
      confirmed_at = case when sheet.brings = 'confirmation' then doubled.confirmed_at else kept.confirmed_at end,
      confirmed_how = case when sheet.brings = 'confirmation' then doubled.confirmed_how else kept.confirmed_how end
    from ${sheet} join classroom_nominations doubled on doubled.id = sheet.id
    where kept.id = sheet."keptId"`.execute(tx)
  await sql`
    update classroom_nominations doubled set reason = null from ${sheet}
    where doubled.id = sheet.id and sheet.brings = 'confirmation'`.execute(tx)
  await sql`
    update nomination_confirmations link set nomination_id = sheet."keptId" from ${sheet}
    where link.nomination_id = sheet.id`.execute(tx)
}
