import type { OpenedFile } from '@tower/contract/endpoint.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import type { Actor } from '../../../http/actor.ts'

/** What somebody took and opened: files with people in them, rows of them, and files of different children. */
export const AmountsRead = z.object({ files: z.number(), rows: z.number(), children: z.number() })
export type AmountsRead = z.infer<typeof AmountsRead>

/** As the index `audit_log__by_reader` has them. */
const readings = sql`action in ('safety.read_begun', 'safety.read_file', 'safety.read_child')`

/** What somebody of the staff took and opened since a moment. */
export function readAmounts(
  tx: Tx,
  { userId, since }: { userId: string; since: Date },
): Promise<AmountsRead> {
  return rows(AmountsRead)`
    select
      count(*) filter (where action = 'safety.read_begun' and not details ? 'people')::int as files,
      coalesce(
        sum((details ->> 'rows')::bigint) filter (where action = 'safety.read_file' and not details ? 'people'), 0
      )::float8 as rows,
      count(distinct target_id) filter (where action = 'safety.read_child')::int as children
    from audit_log where actor_id = ${userId} and at > ${since} and ${readings}`.one(tx)
}

/** Which of these files somebody opened since a moment. */
export async function listOpenedSince(
  tx: Tx,
  {
    actor,
    kind,
    ids,
    since,
  }: {
    actor: Pick<Actor, 'userId'>
    kind: OpenedFile['kind']
    ids: readonly string[]
    since: Date
  },
): Promise<string[]> {
  const found = await rows(z.object({ target_id: z.string() }))`
    select distinct target_id from audit_log
    where actor_id = ${actor.userId} and at > ${since} and ${readings} and action = 'safety.read_child'
      and target_kind = ${kind} and target_id = any(${ids})`.all(tx)
  return found.map(({ target_id: id }) => id)
}

/** Which of these accounts belong to athletes and guardians. */
export async function onlyChildren(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('role', 'in', ['athlete', 'guardian'])
    .execute()
  return found.map(({ id }) => id)
}

/** Whether superadmins were told of this person since a moment. */
export async function wasToldSince(
  tx: Tx,
  { userId, since }: { userId: string; since: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('audit_log')
    .select('seq')
    .where('target_id', '=', userId)
    .where('action', '=', 'safety.read_unusual')
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whoever watches over the staff. */
export function listSuperadmins(tx: Tx) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'locale'])
    .where('role', '=', 'superadmin')
    .where('disabled_at', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute()
}

export const ToldRow = z.object({
  id: z.number(),
  at: z.date(),
  user_id: z.string(),
  email: z.string().nullable(),
  files: z.number(),
  rows: z.number(),
  children: z.number(),
})
export type ToldRow = z.infer<typeof ToldRow>

/** What superadmins were told of, the newest first. */
export function listTold(tx: Tx, limit: number): Promise<ToldRow[]> {
  return rows(ToldRow)`
    select entry.seq as id, entry.at, entry.target_id as user_id, person.email,
      (entry.details ->> 'files')::int as files, (entry.details ->> 'rows')::float8 as rows,
      (entry.details ->> 'children')::int as children
    from audit_log entry left join users person on person.id = entry.target_id::uuid
    where entry.action = 'safety.read_unusual' and entry.target_kind = 'user'
    order by entry.seq desc limit ${limit}`.all(tx)
}
