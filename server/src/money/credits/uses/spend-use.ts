import type { Tx } from '../../../database/database.ts'
import { lockUsesOf } from './lock-uses.ts'
import { findOpenUse, updateToSpent, type OpenUse } from './uses.queries.ts'

export type SpendUse = OpenUse & { at: Date }

/**
 * Ends an open use with what was made for it, in the transaction that stores that; answers its id. Undefined where the
 * teacher has none: of two things made at once with one use, one is stored.
 */
export async function spendUse(tx: Tx, { at, ...wish }: SpendUse): Promise<string | undefined> {
  await lockUsesOf(tx, wish.teacherId)
  const use = await findOpenUse(tx, wish)
  if (use) await updateToSpent(tx, { id: use.id, at })
  return use?.id
}

/** Whether the teacher has an open use for this; nothing is held. */
export async function hasOpenUse(tx: Tx, wish: Omit<SpendUse, 'at'>): Promise<boolean> {
  return (await findOpenUse(tx, wish)) !== undefined
}
