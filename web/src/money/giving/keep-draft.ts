import type { ProgramKey } from '@tower/contract/money/giving.ts'
import { keepInAddress } from '../../page/keep-in-address.ts'
import { writeDollars } from '@tower/contract/typed-dollars.ts'
import { findAmountFault } from './gift-amount.ts'
import { amountOfDraft, type GiftDraft, draftFromAddress } from './gift-draft.ts'

/** Writes the amount, the destination and how often into the address, as a link would ask for them, once they differ from it. */
export function keepDraft(draft: GiftDraft, program: ProgramKey): void {
  const asked = draftFromAddress(new URLSearchParams(window.location.search), program)
  const cents = amountOfDraft(draft)
  const isGift = cents !== undefined && !findAmountFault(cents)
  if (isGift && cents !== amountOfDraft(asked)) keepInAddress('amount', writeDollars(cents))
  if (draft.destination !== asked.destination) keepInAddress('dest', draft.destination)
  if (draft.frequency !== asked.frequency) keepInAddress('frequency', draft.frequency)
}
