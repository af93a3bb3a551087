import { sql } from 'kysely'
import { columns } from '../../database/columns.generated.ts'
import type { Tx } from '../../database/database.ts'

export type NewProspect = {
  id: string
  /** Who begins it, and keeps it. */
  onboardedById: string
  /** Names it while it is a draft: it is begun once, however often somebody presses. */
  onboardKey: string
  firstName: string
  lastName: string
  sport: string | null
  position: string | null
  at: Date
}

/** Keeps a new draft; undefined where one of this key was begun already. */
export async function insertProspect(tx: Tx, prospect: NewProspect): Promise<string | undefined> {
  const row = await tx
    .insertInto('prospects')
    .values({
      id: prospect.id,
      owner_id: prospect.onboardedById,
      onboarded_by_id: prospect.onboardedById,
      onboard_key: prospect.onboardKey,
      first_name: prospect.firstName,
      last_name: prospect.lastName,
      sport: prospect.sport,
      position: prospect.position,
      created_at: prospect.at,
      updated_at: prospect.at,
    })
    .onConflict((conflict) => conflict.constraint('prospects__onboarded_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
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
