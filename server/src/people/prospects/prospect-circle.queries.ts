import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { isStaffWith } from '../../http/require-duty.ts'
import { isGuardianOfRecord } from './concerns.ts'

/** The accounts around a prospect, besides the ones that its own row names. */
export type Circle = {
  /** Guardians who said a word. */
  guardianIds: string[]
  /** Guardians who were asked and have not said a word yet. */
  invitedIds: string[]
  /** Who ever wrote the profile. */
  authorIds: string[]
  /** Who named a guardian of it. */
  inviterIds: string[]
}

/** Who stands around a prospect. */
export async function findCircle(tx: Tx, prospectId: string): Promise<Circle> {
  const { rows } = await sql<Circle>`
    select
      array(select user_id from prospect_guardians
        where prospect_id = ${prospectId} and state = 'confirmed' and user_id is not null) as "guardianIds",
      array(select user_id from prospect_guardians
        where prospect_id = ${prospectId} and state = 'invited' and user_id is not null) as "invitedIds",
      array(select user_id from prospect_authors where prospect_id = ${prospectId}) as "authorIds",
      array(select distinct invited_by_id from prospect_guardians
        where prospect_id = ${prospectId} and state <> 'left' and invited_by_id is not null) as "inviterIds"`.execute(
    tx,
  )
  return rows[0] ?? { guardianIds: [], invitedIds: [], authorIds: [], inviterIds: [] }
}

/** The accounts that reach a profile and are no staff. */
export async function listCircleAccounts(tx: Tx, prospectId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select person.id as user_id from users person
    where person.role in ('athlete', 'guardian', 'coach') and person.id in (
      select unnest(array[owner_id, onboarded_by_id, athlete_id]) from prospects where id = ${prospectId}
      union select user_id from prospect_guardians where prospect_id = ${prospectId} and state <> 'left'
    ) order by person.id`.execute(tx)
  return rows.map(({ user_id: id }) => id)
}

/** Remembers from which network somebody who wrote a profile acts on it. */
export async function noteNetwork(tx: Tx, { prospectId, userId, networkHash, at }: Author): Promise<void> {
  if (networkHash == null) return
  await tx
    .updateTable('prospect_authors')
    .set({ network_hash: networkHash, wrote_at: at })
    .where('prospect_id', '=', prospectId)
    .where('user_id', '=', userId)
    .execute()
}

/** The condition that lists of prospects share: those that somebody reaches, by the rule of `reaches`. */
export function reachedBy(actor: Pick<Actor, 'userId' | 'role' | 'duties'>): RawBuilder<SqlBool> {
  const { userId, role } = actor
  if (isStaffWith(actor, 'children')) return sql<SqlBool>`true`
  const own = sql<SqlBool>`prospect.owner_id = ${userId}`
  if (role === 'coach') return sql<SqlBool>`(${own} or prospect.onboarded_by_id = ${userId})`
  if (role === 'athlete') return sql<SqlBool>`(${own} or prospect.athlete_id = ${userId})`
  if (role !== 'guardian') return sql<SqlBool>`false`
  return sql<SqlBool>`(${own} or ${isGuardianOfRecord(userId)})`
}

type Author = { prospectId: string; userId: string; networkHash?: string | null | undefined; at: Date }

/** Remembers who wrote a profile, and from which network last. */
export async function addAuthor(
  tx: Tx,
  { prospectId, userId, networkHash = null, at }: Author,
): Promise<void> {
  await sql`
    insert into prospect_authors (prospect_id, user_id, wrote_at, network_hash)
    values (${prospectId}, ${userId}, ${at}, ${networkHash})
    on conflict (prospect_id, user_id) do update
      set network_hash = excluded.network_hash, wrote_at = excluded.wrote_at
      where excluded.network_hash is not null`.execute(tx)
}
