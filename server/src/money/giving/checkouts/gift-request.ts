import { createHash } from 'node:crypto'
import type { Destination, ProgramKey } from '@tower/contract/money/giving.ts'
import type { SponsorshipKind } from '@tower/contract/people/prospects.ts'

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
  /** Named nowhere in public. */
  anonymous?: boolean
  /** Whom the gift honors or remembers. */
  tribute?: { kind: 'honor' | 'memory'; name: string }
  /** One prospect the gift is for, once or each month. */
  sponsorship?: { prospectId: string; goalId: string | null; kind: SponsorshipKind }
}

/** One request has one digest: the same idempotency key with another digest is a conflict. */
export function digestOf(request: GiftRequest): string {
  const fields = Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

/** What the page of the payment provider lists. A child's name is none of the provider's business. */
export function linesOf(request: GiftRequest) {
  const { amountCents, feeCoverCents } = request
  const fee = feeCoverCents > 0 ? [{ name: 'Card fee', amountCents: feeCoverCents }] : []
  return [{ name: nameOf(request), amountCents }, ...fee]
}

function nameOf({ purpose, destination, sponsorship }: GiftRequest): string {
  if (sponsorship?.kind === 'recurring') return 'Monthly gift to a youth athlete'
  if (sponsorship) return 'Gift to a youth athlete'
  return purpose === 'sponsor_slot' ? 'Sponsor Slot' : giftNames[destination]
}

const giftNames: Record<Destination, string> = {
  classrooms: 'Gift to classrooms',
  prospects: 'Gift to youth athletes',
  project: 'Gift to the general fund',
}
