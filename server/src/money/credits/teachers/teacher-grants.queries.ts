import { shownGrants } from '@tower/contract/money/teacher-credits.ts'
import type { Tx } from '../../../database/database.ts'

export type Receiver = NonNullable<Awaited<ReturnType<typeof holdReceiver>>>

/** Whom a grant names. Held, so that nobody is erased while it is made. */
export function holdReceiver(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'locale', 'role', 'disabled_at'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
}

export type GrantRow = {
  teacher_id: string
  storybook_week_id: string | null
  storybook_credits: number
  tools_credits: number
}

export type NewGrant = GrantRow & {
  transaction_id: string | null
  granted_by: string
  request_key: string
  granted_at: Date
}

/** Adds a grant. Answers its id, or nothing where its form was sent before. */
export async function insertGrant(tx: Tx, grant: NewGrant): Promise<string | undefined> {
  const added = await tx
    .insertInto('teacher_grants')
    .values(grant)
    .onConflict((conflict) => conflict.constraint('teacher_grants__once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** The grant that a form made. */
export function findGrant(
  tx: Tx,
  { grantedBy, requestKey }: { grantedBy: string; requestKey: string },
): Promise<GrantRow | undefined> {
  return tx
    .selectFrom('teacher_grants')
    .select(['teacher_id', 'storybook_week_id', 'storybook_credits', 'tools_credits'])
    .where('granted_by', '=', grantedBy)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
}

/** What a teacher was granted of late, the latest first. */
export function listGrants(tx: Tx, teacherId: string) {
  return tx
    .selectFrom('teacher_grants')
    .select(['id', 'granted_at', 'storybook_credits', 'tools_credits'])
    .where('teacher_id', '=', teacherId)
    .orderBy('granted_at', 'desc')
    .orderBy('id')
    .limit(shownGrants)
    .execute()
}
