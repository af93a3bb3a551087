import { goneWords, nobodysName } from '@tower/contract/people/nobody.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { removeMedia } from './media/remove-media.ts'

/** A profile that somebody stands in. */
export type TracedProspect = {
  id: string
  owner_id: string
  athlete_id: string | null
  first_name: string
  last_name: string
  status: string
  /** Their row as a guardian. */
  guardian_row_id: string | null
  /** Who else could keep the profile: the athlete, else a guardian of record. */
  heir_id: string | null
}

/** The profiles that somebody keeps, that are of them, or of which they are a guardian. Locked. */
export async function listProspectsOfForUpdate(tx: Tx, userId: string): Promise<TracedProspect[]> {
  const { rows } = await sql<TracedProspect>`
    select prospect.id, prospect.owner_id, prospect.athlete_id, prospect.first_name, prospect.last_name, prospect.status,
      (select id from prospect_guardians where prospect_id = prospect.id and user_id = ${userId}) as guardian_row_id,
      coalesce(nullif(prospect.athlete_id, ${userId}), (
        select user_id from prospect_guardians
        where prospect_id = prospect.id and state = 'confirmed' and user_id <> ${userId}
        order by confirmed_at, id limit 1)) as heir_id
    from prospects prospect
    where prospect.owner_id = ${userId} or prospect.athlete_id = ${userId}
      or exists (select from prospect_guardians where prospect_id = prospect.id and user_id = ${userId})
    order by prospect.id for update of prospect`.execute(tx)
  return rows
}

/** Gives a profile to somebody else to keep. */
export async function handOver(
  tx: Tx,
  { prospectId, ownerId, at }: { prospectId: string; ownerId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('prospects')
    .set({ owner_id: ownerId, updated_at: at })
    .where('id', '=', prospectId)
    .execute()
}

/**
 * Leaves a profile that went with somebody to their account of nobody: whoever kept or began it knows it no more, and writes it for
 * nobody again.
 */
export async function leaveToNobody(
  tx: Tx,
  { prospectId, userId, at }: { prospectId: string; userId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('prospects')
    .set({ owner_id: userId, onboarded_by_id: null, updated_at: at })
    .where('id', '=', prospectId)
    .execute()
}

/** Leaves of a profile what gifts refer to, and nothing that says who it was. It waits for nobody: handed in again it is another one. */
export async function clearProspect(tx: Tx, prospectId: string, at: Date): Promise<void> {
  await tx.deleteFrom('prospect_updates').where('prospect_id', '=', prospectId).execute()
  await tx
    .updateTable('prospects')
    .set({
      first_name: nobodysName.first,
      last_name: nobodysName.last,
      headline: null,
      sport: null,
      position: null,
      city: null,
      state: null,
      school: null,
      bio: null,
      avatar_url: null,
      cover_url: null,
      date_of_birth: null,
      status: 'draft',
      submitted_at: null,
      onboard_key: null,
      review_reason: null,
      updated_at: at,
    })
    .where('id', '=', prospectId)
    .execute()
  await removeMedia(tx, { prospectId }, at)
  await tx
    .updateTable('prospect_goals')
    .set({ title: goneWords, description: null, is_active: false })
    .where('prospect_id', '=', prospectId)
    .execute()
}
