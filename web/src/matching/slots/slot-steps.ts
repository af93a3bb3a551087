import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { sponsorGiftEndpoints } from '@tower/contract/money/sponsor-gifts.contract.ts'
import type { SlotStepState } from '../../pictures/tower/slot-story.tsx'

/** A slot as its sponsor sees it. */
export type OwnSlot = CallOutput<typeof sponsorGiftEndpoints.slots>['items'][number]

/** Paid, minted, drawn or given, matched. */
export type SlotStepName = 'paid' | 'minted' | 'chosen' | 'matched'

export type SlotPathStep = {
  name: SlotStepName
  shape: 'circle' | 'square' | 'arch'
  state: SlotStepState
  at: string | null
}

/** The four steps of a slot: where it has been, where it is now, and what is still to come. */
export function slotSteps(slot: OwnSlot): SlotPathStep[] {
  const isMatched = slot.state === 'matched'
  const chosen: SlotStepState = isMatched ? 'done' : slot.state === 'waiting' ? 'now' : 'next'
  return [
    { name: 'paid', shape: 'circle', state: 'done', at: slot.minted_at },
    { name: 'minted', shape: 'square', state: 'done', at: slot.minted_at },
    { name: 'chosen', shape: 'square', state: chosen, at: slot.matched_at },
    { name: 'matched', shape: 'arch', state: isMatched ? 'done' : 'next', at: slot.matched_at },
  ]
}

/** How many steps of the way are done, the present one included. */
export function stepReached(steps: readonly SlotPathStep[]): number {
  return steps.filter(({ state }) => state !== 'next').length
}
