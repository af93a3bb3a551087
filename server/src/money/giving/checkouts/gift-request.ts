import { createHash } from 'node:crypto'
import type { Destination, ProgramKey } from '@tower/contract/money/giving.ts'

/** What someone asks to give, checked: every form of checkout comes down to this. */
export type GiftRequest = {
  purpose: 'donation' | 'sponsor_slot'
  destination: Destination
  programKey: ProgramKey | null
  amountCents: number
  feeCoverCents: number
  classroomId: string | null
  /** From the session alone. */
  userId: string | null
  email: string | null
  displayName: string | null
  successUrl: string
  cancelUrl: string
}

/** One request has one digest: the same idempotency key with another digest is a conflict. */
export function digestOf(request: GiftRequest): string {
  const fields = Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

/** What the page of the payment provider lists. */
export function linesOf({ purpose, destination, amountCents, feeCoverCents }: GiftRequest) {
  const name = purpose === 'sponsor_slot' ? 'Sponsor Slot' : giftNames[destination]
  const fee = feeCoverCents > 0 ? [{ name: 'Card fee', amountCents: feeCoverCents }] : []
  return [{ name, amountCents }, ...fee]
}

const giftNames: Record<Destination, string> = {
  classrooms: 'Gift to classrooms',
  prospects: 'Gift to youth athletes',
  project: 'Gift to the general fund',
}
