import { sql, type RawBuilder, type SqlBool } from 'kysely'

/**
 * The condition of a person's own file: the profiles they keep, those of them, and those of the children whose guardian of
 * record they are. It asks for no role, for a file is due to everybody.
 */
export function concerns(userId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(prospect.owner_id = ${userId} or prospect.athlete_id = ${userId} or ${isGuardianOfRecord(userId)})`
}

/** The condition that somebody is a guardian of a prospect who said a word. */
export function isGuardianOfRecord(userId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from prospect_guardians guardian
    where guardian.prospect_id = prospect.id and guardian.user_id = ${userId} and guardian.state = 'confirmed')`
}
