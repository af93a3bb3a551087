import type { ProfileField } from '@tower/contract/people/prospect-portal.ts'
import type { Tx } from '../../../database/database.ts'

export type ProfileWords = Partial<Record<ProfileField | 'avatar_url', string | null | undefined>>

/** Writes what a profile says. */
export async function updateProfile(tx: Tx, prospectId: string, words: ProfileWords): Promise<void> {
  const { first_name: first, last_name: last, ...others } = words
  await tx
    .updateTable('prospects')
    .set({
      ...others,
      ...(first ? { first_name: first } : {}),
      ...(last ? { last_name: last } : {}),
    })
    .where('id', '=', prospectId)
    .execute()
}

/** Counts a change; answers how many there are now. */
export async function updateRevision(tx: Tx, prospectId: string, at: Date): Promise<number> {
  const { revision } = await tx
    .updateTable('prospects')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1), updated_at: at }))
    .where('id', '=', prospectId)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** Says when it changed: a decision of staff is on what they saw. */
export async function updateChangedAt(tx: Tx, prospectId: string, at: Date): Promise<void> {
  await tx.updateTable('prospects').set({ updated_at: at }).where('id', '=', prospectId).execute()
}

/** Hides a profile until staff have looked again; it waits from now on. */
export async function updateToHidden(tx: Tx, prospectId: string, at: Date): Promise<void> {
  await tx
    .updateTable('prospects')
    .set({ status: 'pending', submitted_at: at })
    .where('id', '=', prospectId)
    .execute()
}
