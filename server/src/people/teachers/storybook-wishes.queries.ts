import type { StorybooksPreferences } from '@tower/contract/people/teachers.contract.ts'
import type { Tx } from '../../database/database.ts'

const columns = ['notify_pirate', 'notify_field_trip', 'notify_gratitude'] as const

/** What a teacher says of some kinds. */
export type SaidOfStorybooks = { [Kind in keyof StorybooksPreferences]?: boolean | undefined }

/** Of which kinds of storybooks a teacher wants to hear; of none where they never said. */
export async function readStorybookWishes(tx: Tx, userId: string): Promise<StorybooksPreferences> {
  const row = await tx
    .selectFrom('storybook_wishes')
    .select(columns)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    notify_pirate: row?.notify_pirate ?? false,
    'notify_field-trip': row?.notify_field_trip ?? false,
    notify_gratitude: row?.notify_gratitude ?? false,
  }
}

/** Keeps what a teacher said, and leaves the rest as it was. */
export async function saveStorybookWishes(
  tx: Tx,
  { userId, wishes, at }: { userId: string; wishes: SaidOfStorybooks; at: Date },
): Promise<void> {
  const said = {
    ...(wishes.notify_pirate !== undefined && { notify_pirate: wishes.notify_pirate }),
    ...(wishes['notify_field-trip'] !== undefined && { notify_field_trip: wishes['notify_field-trip'] }),
    ...(wishes.notify_gratitude !== undefined && { notify_gratitude: wishes.notify_gratitude }),
    changed_at: at,
  }
  await tx
    .insertInto('storybook_wishes')
    .values({ user_id: userId, ...said })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(said))
    .execute()
}

/** What a teacher asked to be told of, for the file with everything that is theirs. */
export function listStorybookWishes(tx: Tx, userId: string) {
  return tx.selectFrom('storybook_wishes').select(columns).where('user_id', '=', userId).execute()
}

export async function deleteStorybookWishes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('storybook_wishes').where('user_id', '=', userId).execute()
}
