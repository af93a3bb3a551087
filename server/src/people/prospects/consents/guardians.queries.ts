import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** A guardian of record. */
export type GuardianRow = {
  id: string
  prospectId: string
  userId: string | null
  email: string | null
  state: 'invited' | 'confirmed' | 'left'
  locale: string
}

const guardianColumns = [
  'id',
  'prospect_id as prospectId',
  'user_id as userId',
  'email',
  'state',
  'locale',
] as const

/** Asks a guardian by address; answers their row, and whether it is new. An account that proved the address is known by it. */
export async function ensureGuardian(
  tx: Tx,
  guardian: { prospectId: string; email: string; locale: string; invitedById: string; at: Date },
): Promise<{ id: string; isNew: boolean }> {
  const inserted = await tx
    .insertInto('prospect_guardians')
    .values({
      prospect_id: guardian.prospectId,
      email: guardian.email,
      user_id: sql<
        string | null
      >`(select id from users where email = ${guardian.email} and email_verified_at is not null)`,
      locale: guardian.locale,
      invited_by_id: guardian.invitedById,
      invited_at: guardian.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return { id: inserted.id, isNew: true }
  const { id } = await tx
    .selectFrom('prospect_guardians')
    .select('id')
    .where('prospect_id', '=', guardian.prospectId)
    .where(({ or, eb }) =>
      or([
        eb('email', '=', guardian.email),
        eb(
          'user_id',
          '=',
          sql<string>`(select id from users where email = ${guardian.email} and email_verified_at is not null)`,
        ),
      ]),
    )
    .executeTakeFirstOrThrow()
  return { id, isNew: false }
}

/** The guardian's row of an account. */
export function findGuardianOf(
  tx: Tx,
  { prospectId, userId }: { prospectId: string; userId: string },
): Promise<GuardianRow | undefined> {
  return tx
    .selectFrom('prospect_guardians')
    .select(guardianColumns)
    .where('prospect_id', '=', prospectId)
    .where('user_id', '=', userId)
    .where('state', '<>', 'left')
    .$narrowType<GuardianRow>()
    .executeTakeFirst()
}

/** A guardian who said a word is of record. */
export async function confirmGuardian(tx: Tx, guardianId: string, at: Date): Promise<void> {
  await tx
    .updateTable('prospect_guardians')
    .set({ state: 'confirmed', confirmed_at: at })
    .where('id', '=', guardianId)
    .where('state', '=', 'invited')
    .execute()
}
