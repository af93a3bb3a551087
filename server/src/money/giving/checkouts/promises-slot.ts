import { slotPriceCents } from '@tower/contract/money.ts'

type GiftRequested = { purpose: string; destination: string; classroomId: string | null; amountCents: number }

/**
 * Whether a giver was told that their money brings a Sponsor Slot of itself: it pays for one, or names the classroom
 * that a slot's whole price goes to.
 */
export function promisesSlot({ purpose, destination, classroomId, amountCents }: GiftRequested): boolean {
  if (purpose === 'sponsor_slot') return true
  return destination === 'classrooms' && classroomId !== null && amountCents >= slotPriceCents
}
