import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

/** Athletes who are of age and of whom nobody was told yet, the oldest first. */
export function listUntoldAdults(
  tx: Tx,
  { today, limit }: { today: string; limit: number },
): Promise<{ id: string }[]> {
  return rows(z.object({ id: z.string() }))`
    select id from prospects
    where of_age_told_at is null and date_of_birth <= (${today}::date - interval '18 years')
    order by date_of_birth, id limit ${limit}`.all(tx)
}

export type Adult = z.infer<typeof AdultRow>
const AdultRow = z.object({ firstName: z.string(), initial: z.string() })

/** Locks one of them; undefined where another run told of them meanwhile. */
export function lockUntoldAdult(tx: Tx, prospectId: string): Promise<Adult | undefined> {
  return rows(AdultRow)`
    select first_name as "firstName", upper(left(btrim(last_name), 1)) || '.' as initial from prospects
    where id = ${prospectId} and of_age_told_at is null for update`.first(tx)
}

export async function setToldOfAge(tx: Tx, prospectId: string, at: Date | null): Promise<void> {
  await sql`update prospects set of_age_told_at = ${at} where id = ${prospectId}`.execute(tx)
}

export type Told = z.infer<typeof ToldRow>
const ToldRow = z.object({
  email: z.string(),
  locale: z.string(),
  role: z.enum(['athlete', 'guardian']),
})

/** The athlete's own account, and every guardian of record who can be reached. */
export function listToldOfAge(tx: Tx, prospectId: string): Promise<Told[]> {
  return rows(ToldRow)`
    select person.email, person.locale, 'athlete' as role
    from prospects prospect join users person on person.id = prospect.athlete_id and person.erased_at is null
    where prospect.id = ${prospectId}
    union all
    select coalesce(guardian.email, person.email), coalesce(person.locale, guardian.locale), 'guardian'
    from prospect_guardians guardian left join users person on person.id = guardian.user_id
    where guardian.prospect_id = ${prospectId} and guardian.state = 'confirmed'
      and coalesce(guardian.email, person.email) is not null
    order by role, email`.all(tx)
}
