import type { Destination } from './giving.ts'
import { slotPriceCents } from '../money.ts'

/** What a giver may choose for a gift to classrooms. Calls that don't say leave it on the giver's own tower. */
export const giftChoices = ['own_tower', 'shared_tower', 'classroom'] as const
export type GiftChoice = (typeof giftChoices)[number]

/** Whether a word names one of the choices. */
export function isGiftChoice(word: unknown): word is GiftChoice {
  return giftChoices.some((choice) => choice === word)
}

/** A part of a gift and where it goes. A Sponsor Slot goes to the named classroom, or to the one a draw picks. */
export const slotPartKinds = ['classroom_slots', 'drawn_slots'] as const
export const otherPartKinds = [
  'own_tower',
  'shared_tower',
  'classroom_budget',
  'general_fund',
  'athletes',
  'athlete',
] as const
export type GiftPart =
  | { kind: (typeof slotPartKinds)[number]; slots: number; cents: number }
  | { kind: (typeof otherPartKinds)[number]; cents: number }

export type PlannedGift = {
  destination: Destination | 'teacher_direct'
  /** Null where the call did not say. */
  goesTo: GiftChoice | null
  amountCents: number
  namesClassroom: boolean
  namesAthlete?: boolean
}

/**
 * Where each dollar of a gift goes, decided here for all: for what is asked, booked and said. Whole slots come first.
 * What is less than a slot goes where the giver chose. Beside a slot for one classroom it joins the shared tower, which
 * reaches a classroom soonest: a gift counts towards slots or goes straight to a classroom, never both.
 */
export function planGift(gift: PlannedGift): GiftPart[] {
  const { destination, amountCents: cents } = gift
  if (destination === 'teacher_direct' || goesStraight(gift)) return [{ kind: 'classroom_budget', cents }]
  if (destination === 'project') return [{ kind: 'general_fund', cents }]
  if (destination === 'prospects') return [{ kind: gift.namesAthlete ? 'athlete' : 'athletes', cents }]
  const slots = Math.floor(cents / slotPriceCents)
  const restCents = cents % slotPriceCents
  return [
    ...(slots > 0 ? [slotsOf(gift, slots)] : []),
    ...(restCents > 0 ? [{ kind: towerOfChoice(gift.goesTo), cents: restCents }] : []),
  ]
}

/** A small gift for one classroom needs no slot: it goes into the classroom's budget. */
export function goesStraight({ destination, goesTo, amountCents, namesClassroom }: PlannedGift): boolean {
  return (
    destination === 'classrooms' && goesTo === 'classroom' && namesClassroom && amountCents < slotPriceCents
  )
}

/** How much of a gift counts for the shared tower. */
export function sharedCentsOf(gift: PlannedGift): number {
  return planGift(gift).reduce((sum, { kind, cents }) => sum + (kind === 'shared_tower' ? cents : 0), 0)
}

function slotsOf({ namesClassroom }: PlannedGift, slots: number): GiftPart {
  return { kind: namesClassroom ? 'classroom_slots' : 'drawn_slots', slots, cents: slots * slotPriceCents }
}

/** The tower of what is less than a slot, and of a gift each month. */
export function towerOfChoice(goesTo: GiftChoice | null): 'own_tower' | 'shared_tower' {
  return goesTo === null || goesTo === 'own_tower' ? 'own_tower' : 'shared_tower'
}
