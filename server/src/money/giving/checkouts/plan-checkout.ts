import { isGiftChoice, type PlannedGift } from '@tower/contract/money/gift-plan.ts'
import { destinations } from '@tower/contract/money/giving.ts'
import type { CheckoutRow } from './checkouts.queries.ts'

type Requested = Pick<CheckoutRow, 'destination' | 'goes_to' | 'amount_cents' | 'classroom_id'>

/** What a checkout asked for, as the plan of where it goes reads it. */
export function planCheckout(checkout: Requested, { namesAthlete = false } = {}): PlannedGift {
  const { destination, goes_to: goesTo, amount_cents: amountCents, classroom_id: classroomId } = checkout
  const known = [...destinations, 'teacher_direct' as const].find((one) => one === destination)
  if (!known) throw new Error(`a gift to ${destination} has no plan`)
  return {
    destination: known,
    goesTo: isGiftChoice(goesTo) ? goesTo : null,
    amountCents,
    namesClassroom: classroomId !== null,
    namesAthlete,
  }
}
