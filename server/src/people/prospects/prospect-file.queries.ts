import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { concerns } from './concerns.ts'

/** The profiles that concern a person, with their goals and news. A birthday is for guardians alone, as in the portal. */
export async function listOwnProspects(tx: Tx, userId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select prospect.first_name, prospect.last_name, prospect.headline, prospect.sport, prospect.position,
      prospect.city, prospect.state, prospect.school, prospect.bio, prospect.status, prospect.raised_cents,
      prospect.created_at, prospect.owner_id = ${userId} as kept_by_you,
      coalesce(prospect.athlete_id = ${userId}, false) as about_you, own.state as you_as_guardian,
      case when own.state = 'confirmed' then to_char(prospect.date_of_birth, 'YYYY-MM-DD') end as born_on,
      (select coalesce(jsonb_agg(jsonb_build_object('title', goal.title, 'description', goal.description,
        'target_cents', goal.target_cents, 'is_active', goal.is_active) order by goal.created_at), '[]')
        from prospect_goals goal where goal.prospect_id = prospect.id) as goals,
      (select coalesce(jsonb_agg(jsonb_build_object('caption', news.caption, 'approved', news.approved,
        'created_at', news.created_at) order by news.created_at), '[]')
        from prospect_updates news where news.prospect_id = prospect.id) as updates
    from prospects prospect
    left join prospect_guardians own on own.prospect_id = prospect.id and own.user_id = ${userId}
    where ${concerns(userId)} order by prospect.created_at, prospect.id`.execute(tx)
  return rows
}

/**
 * What a person said themself about what may be shown of an athlete, as a guardian or as the athlete, with what shows that
 * they said it. Words of other guardians and papers that staff hold are not theirs.
 */
export async function listOwnWords(tx: Tx, userId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select prospect.first_name as athlete, word.role as as_role, word.granted as profile, word.photos, word.location,
      word.school, word.how, word.text_version, word.locale, word.recorded_at, evidence.signed_name, evidence.email, evidence.ended_at
    from prospect_consents word
    join prospects prospect on prospect.id = word.prospect_id
    left join prospect_guardians own on own.id = word.prospect_guardian_id
    left join prospect_consent_evidence evidence on evidence.consent_id = word.id
    where own.user_id = ${userId} or (word.role = 'athlete' and prospect.athlete_id = ${userId})
    order by word.id`.execute(tx)
  return rows
}

/** Of whom a person was named as the guardian, and under which address. */
export async function listOwnGuardianships(tx: Tx, userId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select prospect.first_name as athlete, own.email, own.state, own.locale, own.invited_at, own.confirmed_at
    from prospect_guardians own join prospects prospect on prospect.id = own.prospect_id
    where own.user_id = ${userId} order by own.invited_at, own.id`.execute(tx)
  return rows
}
