import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** The profiles that stand on a person: their own, and those they consented to as a guardian. Locked. */
export function listProspectsOfForUpdate(tx: Tx, userId: string) {
  return tx
    .selectFrom('prospects')
    .select(['id', 'owner_id', 'consent_id', 'first_name', 'last_name'])
    .where((where) => where.or([where('owner_id', '=', userId), where('guardian_id', '=', userId)]))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Leaves of a profile what gifts refer to, and nothing that says who it was. */
export async function clearProspect(tx: Tx, prospectId: string, at: Date): Promise<void> {
  await tx.deleteFrom('prospect_updates').where('prospect_id', '=', prospectId).execute()
  await tx
    .updateTable('prospects')
    .set({
      first_name: 'Erased',
      last_name: 'Person',
      headline: null,
      sport: null,
      position: null,
      city: null,
      state: null,
      school: null,
      bio: null,
      avatar_url: null,
      cover_url: null,
      updated_at: at,
    })
    .where('id', '=', prospectId)
    .execute()
  await tx.deleteFrom('prospect_media').where('prospect_id', '=', prospectId).execute()
  await tx
    .updateTable('prospect_goals')
    .set({ title: 'Erased', description: null, is_active: false })
    .where('prospect_id', '=', prospectId)
    .execute()
}

/** A person's own profiles with their goals and news. */
export async function listOwnProspects(tx: Tx, userId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select prospect.first_name, prospect.last_name, prospect.headline, prospect.sport, prospect.position,
      prospect.city, prospect.state, prospect.school, prospect.bio, prospect.status, prospect.raised_cents,
      prospect.created_at,
      (select coalesce(jsonb_agg(jsonb_build_object('title', goal.title, 'description', goal.description,
        'target_cents', goal.target_cents, 'is_active', goal.is_active) order by goal.created_at), '[]')
        from prospect_goals goal where goal.prospect_id = prospect.id) as goals,
      (select coalesce(jsonb_agg(jsonb_build_object('caption', news.caption, 'approved', news.approved,
        'created_at', news.created_at) order by news.created_at), '[]')
        from prospect_updates news where news.prospect_id = prospect.id) as updates
    from prospects prospect where prospect.owner_id = ${userId} order by prospect.created_at`.execute(tx)
  return rows
}
