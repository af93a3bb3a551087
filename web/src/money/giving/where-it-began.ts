import { donateToClassroom } from '@tower/contract/outreach/programs.ts'
import { paths } from '@tower/contract/pages.ts'
import type { Checkout } from './checkout.ts'

/** The form that a checkout came from: a Sponsor Slot that was not paid is asked for again as a slot. */
export function whereItBegan(purpose: Checkout['purpose'] | undefined): string {
  return purpose === 'sponsor_slot' ? paths.sponsor : donateToClassroom
}
