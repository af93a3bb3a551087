import type { Tx } from '../../../database/database.ts'
import { findDonorOfUser } from './donors.queries.ts'
import {
  countOwnSlots,
  findOwnSlotRow,
  listOwnSlots,
  noSlots,
  type OwnSlotCounts,
  type OwnSlotRow,
} from './own-slots.queries.ts'

export type { OwnSlotCounts, OwnSlotRow }

export type OwnSlots = { rows: OwnSlotRow[]; counts: OwnSlotCounts }

/** A page of an account's slots, and how many there are; none before the first gift. */
export async function readOwnSlots(
  tx: Tx,
  { userId, page, pageSize }: { userId: string; page: number; pageSize: number },
): Promise<OwnSlots> {
  const donor = await findDonorOfUser(tx, userId)
  if (!donor) return { rows: [], counts: noSlots }
  return {
    rows: await listOwnSlots(tx, { donorId: donor.id, page, pageSize }),
    counts: await countOwnSlots(tx, donor.id),
  }
}

/** A slot of an account by its number; none of anybody else's. */
export async function findOwnSlot(
  tx: Tx,
  { userId, number }: { userId: string; number: number },
): Promise<OwnSlotRow | undefined> {
  const donor = await findDonorOfUser(tx, userId)
  return donor && findOwnSlotRow(tx, { donorId: donor.id, number })
}

/** How many slots an account has, by where they are. */
export async function countSlotsOf(tx: Tx, userId: string): Promise<OwnSlotCounts> {
  const donor = await findDonorOfUser(tx, userId)
  return donor ? countOwnSlots(tx, donor.id) : noSlots
}
