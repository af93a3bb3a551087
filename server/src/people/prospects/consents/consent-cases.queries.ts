import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

/** An athlete as whoever may speak for them sees the matter. */
export type ConsentCaseRow = z.infer<typeof CaseRow>
const CaseRow = z.object({
  id: z.string(),
  first_name: z.string(),
  initial: z.string(),
  headline: z.string().nullable(),
  sport: z.string().nullable(),
  position: z.string().nullable(),
  bio: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  school: z.string().nullable(),
  pictures: z.number(),
  goals: z.array(z.string()),
  born_on: z.string().nullable(),
  is_public: z.boolean(),
  consented: z.boolean(),
  consent_photos: z.boolean(),
  consent_location: z.boolean(),
  consent_school: z.boolean(),
  said_at: z.date().nullable(),
  said_profile: z.boolean().nullable(),
  said_photos: z.boolean().nullable(),
  said_location: z.boolean().nullable(),
  said_school: z.boolean().nullable(),
})

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
export function findGuardiansCase(
  tx: Tx,
  { prospectId, guardianId }: { prospectId: string; guardianId: string },
): Promise<ConsentCaseRow | undefined> {
  return rows(CaseRow)`
    ${cases(sql`word.prospect_guardian_id = ${guardianId}`)} where prospect.id = ${prospectId}`.first(tx)
}

/** The children of a guardian's account. */
export function listGuardiansCases(tx: Tx, userId: string): Promise<ConsentCaseRow[]> {
  return rows(CaseRow)`
    ${cases(sql`word.prospect_guardian_id in (
      select id from prospect_guardians own where own.user_id = ${userId} and own.prospect_id = prospect.id)`)}
    where exists (select from prospect_guardians guardian
      where guardian.prospect_id = prospect.id and guardian.user_id = ${userId} and guardian.state <> 'left')
    order by fold_letters(prospect.first_name), prospect.id limit 50`.all(tx)
}

/** An athlete's own. */
export function listAthletesCases(tx: Tx, userId: string): Promise<ConsentCaseRow[]> {
  return rows(CaseRow)`
    ${cases(sql`word.role = 'athlete'`)} where prospect.athlete_id = ${userId}
    order by prospect.id limit 10`.all(tx)
}
