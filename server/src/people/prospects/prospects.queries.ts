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

/** Keeps a new profile, which waits for consent and approval; answers its id. */
export async function insertProspect(
  tx: Tx,
  prospect: { id: string; ownerId: string; guardianId: string | null; details: ProspectDetails; at: Date },
): Promise<string> {
  const { details } = prospect
  const row = await tx
    .insertInto('prospects')
    .values({
      id: prospect.id,
      owner_id: prospect.ownerId,
      guardian_id: prospect.guardianId,
      first_name: details.firstName,
      last_name: details.lastName,
      headline: details.headline ?? null,
      sport: details.sport ?? null,
      position: details.position ?? null,
      city: details.city ?? null,
      state: details.state ?? null,
      school: details.school ?? null,
      bio: details.bio ?? null,
      created_at: prospect.at,
      updated_at: prospect.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Whoever holds the row alone decides on its approval and consent. */
export function findProspectForUpdate(tx: Tx, prospectId: string) {
  return tx
    .selectFrom('prospects')
    .select(columns.prospects)
    .where('id', '=', prospectId)
    .forUpdate()
    .executeTakeFirst()
}

/** Shows a profile, or with null hides it until the next look. */
export async function setApproval(
  tx: Tx,
  prospectId: string,
  approval: { by: string; at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('prospects')
    .set(
      approval
        ? {
            status: 'approved',
            approved_at: approval.at,
            approved_by_id: approval.by,
            updated_at: approval.at,
          }
        : { status: 'pending' },
    )
    .where('id', '=', prospectId)
    .execute()
}

/** What a guardian said; the trigger of the table lets it take effect. */
export async function insertConsent(
  tx: Tx,
  consent: {
    prospectId: string
    granted: boolean
    guardianId: string | null
    recordedById: string
    evidence: string | null
    at: Date
  },
): Promise<void> {
  await tx
    .insertInto('prospect_consents')
    .values({
      prospect_id: consent.prospectId,
      granted: consent.granted,
      guardian_id: consent.guardianId,
      recorded_by_id: consent.recordedById,
      evidence: consent.evidence,
      recorded_at: consent.at,
    })
    .execute()
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
