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

/** Keeps a profile, one for each account. Breaks `sponsor_profiles__one_per_handle` where the handle is taken. */
export async function upsertProfile(
  tx: Tx,
  { userId, values, at }: { userId: string; values: ProfileValues; at: Date },
): Promise<void> {
  await tx
    .insertInto('sponsor_profiles')
    .values({ user_id: userId, ...values, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...values, updated_at: at }))
    .execute()
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
