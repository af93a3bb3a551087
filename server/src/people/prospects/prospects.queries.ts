import { sql } from 'kysely'
import { columns } from '../../database/columns.generated.ts'
import type { Tx } from '../../database/database.ts'

/** What a profile says; everything but the name may be left open. */
export type ProspectDetails = {
  firstName: string
  lastName: string
  headline?: string | null
  sport?: string | null
  position?: string | null
  city?: string | null
  state?: string | null
  school?: string | null
  bio?: string | null
}

export type NewProspect = {
  id: string
  ownerId: string
  athleteId: string | null
  onboardedById: string | null
  /** Names a profile that is begun once, however often somebody presses; null where each time is a further one. */
  onboardKey: string | null
  details: ProspectDetails
  at: Date
}

/** Keeps a new draft; undefined where one of this key was begun already. */
export async function insertProspect(tx: Tx, prospect: NewProspect): Promise<string | undefined> {
  const row = await tx
    .insertInto('prospects')
    .values({
      id: prospect.id,
      owner_id: prospect.ownerId,
      athlete_id: prospect.athleteId,
      onboarded_by_id: prospect.onboardedById,
      onboard_key: prospect.onboardKey,
      ...detailColumns(prospect.details),
      created_at: prospect.at,
      updated_at: prospect.at,
    })
    .onConflict((conflict) => conflict.constraint('prospects__onboarded_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

function detailColumns(details: ProspectDetails) {
  return {
    first_name: details.firstName,
    last_name: details.lastName,
    headline: details.headline ?? null,
    sport: details.sport ?? null,
    position: details.position ?? null,
    city: details.city ?? null,
    state: details.state ?? null,
    school: details.school ?? null,
    bio: details.bio ?? null,
  }
}

/** The draft that was begun under a key. */
export async function findOnboarded(tx: Tx, onboardKey: string): Promise<string> {
  const row = await tx
    .selectFrom('prospects')
    .select('id')
    .where('onboard_key', '=', onboardKey)
    .executeTakeFirstOrThrow()
  return row.id
}

/** Hands a draft in; it waits for staff from now on. */
export async function setSubmitted(tx: Tx, prospectId: string, at: Date): Promise<void> {
  await tx
    .updateTable('prospects')
    .set({ status: 'pending', submitted_at: at, onboard_key: null, updated_at: at })
    .where('id', '=', prospectId)
    .where('status', '=', 'draft')
    .execute()
}

export type ProspectRow = NonNullable<Awaited<ReturnType<typeof findProspectForUpdate>>>

/** Whoever holds the row alone decides on its approval and consent. `born_on` is a day as text: it lies in no time zone. */
export function findProspectForUpdate(tx: Tx, prospectId: string) {
  return tx
    .selectFrom('prospects')
    .select(columns.prospects)
    .select(sql<string | null>`to_char(date_of_birth, 'YYYY-MM-DD')`.as('born_on'))
    .where('id', '=', prospectId)
    .forUpdate()
    .executeTakeFirst()
}

/** Keeps which account is the athlete's own. */
export async function setAthlete(
  tx: Tx,
  { prospectId, athleteId, at }: { prospectId: string; athleteId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('prospects')
    .set({ athlete_id: athleteId, updated_at: at })
    .where('id', '=', prospectId)
    .execute()
}

/** Keeps a birthday, as `YYYY-MM-DD`; a trigger weighs anew whose words count. */
export async function setBirthday(tx: Tx, prospectId: string, bornOn: string, at: Date): Promise<void> {
  await sql`update prospects set date_of_birth = ${bornOn}::date, updated_at = ${at} where id = ${prospectId}`.execute(
    tx,
  )
}

/** Adds to what a prospect raised and, where the gift is for one, to what the goal did. */
export async function addRaised(
  tx: Tx,
  { prospectId, goalId, amountCents }: { prospectId: string; goalId: string | null; amountCents: number },
): Promise<void> {
  await tx
    .updateTable('prospects')
    .set(({ eb }) => ({ raised_cents: eb('raised_cents', '+', amountCents) }))
    .where('id', '=', prospectId)
    .execute()
  if (goalId === null) return
  await tx
    .updateTable('prospect_goals')
    .set(({ eb }) => ({ raised_cents: eb('raised_cents', '+', amountCents) }))
    .where('id', '=', goalId)
    .execute()
}
