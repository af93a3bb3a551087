import type { Tx } from '../../../database/database.ts'
import { lockUsesOf } from './lock-uses.ts'
import { giveBack } from './refund-use.ts'
import {
  findOpenUse,
  findReservedUse,
  updateToReserved,
  updateToSpent,
  type OpenUse,
} from './uses.queries.ts'

/**
 * Has something that takes its time rest on an open use; answers its id, undefined where the teacher has none that is free. The clock
 * gives it back no more: whoever ends what rests on it spends it or gives it back in the same transaction.
 */
export async function reserveUse(
  tx: Tx,
  { at, ...wish }: OpenUse & { at: Date },
): Promise<string | undefined> {
  await lockUsesOf(tx, wish.teacherId)
  const use = await findOpenUse(tx, wish)
  if (use) await updateToReserved(tx, { id: use.id, at })
  return use?.id
}

type Reserved = { teacherId: string; useId: string; at: Date }

/** Ends a use with what was made of it, in the transaction that stores that: without the use nothing is stored. */
export async function spendReserved(tx: Tx, { teacherId, useId, at }: Reserved): Promise<void> {
  await lockUsesOf(tx, teacherId)
  if (!(await findReservedUse(tx, useId))) throw new Error(`the use ${useId} is not there to be spent`)
  await updateToSpent(tx, { id: useId, at })
}

/** Gives a use back, in the transaction that says that nothing comes of what rested on it. */
export async function refundReserved(tx: Tx, { teacherId, useId, at }: Reserved): Promise<void> {
  await lockUsesOf(tx, teacherId)
  const use = await findReservedUse(tx, useId)
  if (use) await giveBack(tx, use, at)
}
