import { classroomPool } from '@tower/contract/matching/slots.ts'
import { findReasonsToHold, type ReasonToHold } from '../../../money/giving/minting/why-held.ts'
import type { Services } from '../../../services.ts'
import { type HeldSlot, listHeldSlots } from '../../slots/list-held-slots.ts'

export type HeldForReasons = HeldSlot & { reasons: ReasonToHold[] }

/** The slots that no draw gives for now, and what of their giver's money that comes from. */
export function listHeld({
  database,
}: Pick<Services, 'database'>): Promise<{ items: HeldForReasons[]; total: number }> {
  return database.read(async (tx) => {
    const { items, total } = await listHeldSlots(tx, classroomPool)
    const reasons = await findReasonsToHold(tx, [...new Set(items.map(({ donor_id: id }) => id))])
    return {
      items: items.map((slot) => ({
        ...slot,
        reasons: reasons.filter(({ donor_id: id }) => id === slot.donor_id),
      })),
      total,
    }
  })
}
