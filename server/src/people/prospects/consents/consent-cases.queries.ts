import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** An athlete as whoever may speak for them sees the matter. */
export type ConsentCaseRow = {
  id: string
  first_name: string
  initial: string
  headline: string | null
  sport: string | null
  position: string | null
  bio: string | null
  city: string | null
  state: string | null
  school: string | null
  pictures: number
  goals: string[]
  born_on: string | null
  is_public: boolean
  consented: boolean
  consent_photos: boolean
  consent_location: boolean
  consent_school: boolean
  said_at: Date | null
  said_profile: boolean | null
  said_photos: boolean | null
  said_location: boolean | null
  said_school: boolean | null
}

/** With the last word of the voice that asks. */
function cases(voice: ReturnType<typeof sql>) {
  return sql`
    select prospect.id, prospect.first_name, upper(left(btrim(prospect.last_name), 1)) || '.' as initial,
      prospect.headline, prospect.sport, prospect.position, prospect.bio, prospect.city, prospect.state, prospect.school,
      (select count(*)::int from prospect_media media where media.prospect_id = prospect.id) as pictures,
      array(select title from prospect_goals goal
        where goal.prospect_id = prospect.id and goal.is_active order by goal.created_at, goal.id) as goals,
      to_char(prospect.date_of_birth, 'YYYY-MM-DD') as born_on,
      prospect.status = 'approved' and prospect.consent_id is not null as is_public,
      prospect.consent_id is not null as consented, prospect.consent_photos, prospect.consent_location, prospect.consent_school,
      word.recorded_at as said_at, word.granted as said_profile, word.photos as said_photos,
      word.location as said_location, word.school as said_school
    from prospects prospect
    left join lateral (
      select recorded_at, granted, photos, location, school from prospect_consents word
      where word.prospect_id = prospect.id and ${voice} order by id desc limit 1
    ) word on true`
}

/** The case that a guardian's link opens. */
export async function findGuardiansCase(
  tx: Tx,
  { prospectId, guardianId }: { prospectId: string; guardianId: string },
): Promise<ConsentCaseRow | undefined> {
  const { rows } = await sql<ConsentCaseRow>`
    ${cases(sql`word.prospect_guardian_id = ${guardianId}`)} where prospect.id = ${prospectId}`.execute(tx)
  return rows[0]
}

/** The children of a guardian's account. */
export async function listGuardiansCases(tx: Tx, userId: string): Promise<ConsentCaseRow[]> {
  const { rows } = await sql<ConsentCaseRow>`
    ${cases(sql`word.prospect_guardian_id in (
      select id from prospect_guardians own where own.user_id = ${userId} and own.prospect_id = prospect.id)`)}
    where exists (select from prospect_guardians guardian
      where guardian.prospect_id = prospect.id and guardian.user_id = ${userId} and guardian.state <> 'left')
    order by prospect.first_name, prospect.id limit 50`.execute(tx)
  return rows
}

/** An athlete's own. */
export async function listAthletesCases(tx: Tx, userId: string): Promise<ConsentCaseRow[]> {
  const { rows } = await sql<ConsentCaseRow>`
    ${cases(sql`word.role = 'athlete'`)} where prospect.athlete_id = ${userId}
    order by prospect.id limit 10`.execute(tx)
  return rows
}
