import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

const profileColumns = [
  'handle',
  'display_name',
  'tagline',
  'website_url',
  'logo_url',
  'show_totals',
  'show_recent_gifts',
  'show_milestones',
] as const

/** The profile of a handle, in any case, and when its owner was disabled, if so. */
export function findProfileByHandle(tx: Tx, handle: string) {
  return tx
    .selectFrom('sponsor_profiles')
    .innerJoin('users', 'users.id', 'sponsor_profiles.user_id')
    .select(profileColumns)
    .select(['sponsor_profiles.user_id as userId', 'users.disabled_at as disabledAt'])
    .where(sql<boolean>`lower(handle) = lower(${handle})`)
    .executeTakeFirst()
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfileByHandle>>>

export type ProfileValues = {
  handle: string | null
  display_name: string | null
  tagline: string | null
  website_url: string | null
  logo_url: string | null
  show_totals: boolean
  show_recent_gifts: boolean
  show_milestones: boolean
}

/** The profile of an account, held until the end of the transaction; an empty one where there was none. */
export async function findProfileForUpdate(tx: Tx, userId: string, at: Date) {
  await tx
    .insertInto('sponsor_profiles')
    .values({ user_id: userId, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return tx
    .selectFrom('sponsor_profiles')
    .select('logo_url')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Keeps the words of a profile. Breaks `sponsor_profiles__one_per_handle` where the handle is taken. */
export function updateProfile(
  tx: Tx,
  { userId, values, at }: { userId: string; values: ProfileValues; at: Date },
): Promise<ProfileValues> {
  return tx
    .updateTable('sponsor_profiles')
    .set({ ...values, updated_at: at })
    .where('user_id', '=', userId)
    .returning(profileColumns)
    .executeTakeFirstOrThrow()
}

/** The profile of an account. */
export function findProfileOf(tx: Tx, userId: string) {
  return tx
    .selectFrom('sponsor_profiles')
    .select(profileColumns)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Deletes the profile of an account, if there is one. */
export async function deleteProfileOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sponsor_profiles').where('user_id', '=', userId).execute()
}

/** The profile of an account, as it was saved. */
export function listProfilesOf(tx: Tx, userId: string) {
  return tx
    .selectFrom('sponsor_profiles')
    .select(profileColumns)
    .select(['created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .execute()
}
