import type { ProgramKey } from '@tower/contract/money/giving.ts'
import { keepInAddress } from '../../page/keep-in-address.ts'
import { findAmountFault, writeDollars } from './gift-amount.ts'
import { amountOfWish, type GiftWish, wishFromAddress } from './gift-wish.ts'

/** Writes the amount and the destination into the address, as a link would ask for them, once they differ from it. */
export function keepWish(wish: GiftWish, program: ProgramKey): void {
  const asked = wishFromAddress(new URLSearchParams(window.location.search), program)
  const cents = amountOfWish(wish)
  const isGift = cents !== undefined && !findAmountFault(cents)
  if (isGift && cents !== amountOfWish(asked)) keepInAddress('amount', writeDollars(cents))
  if (wish.destination !== asked.destination) keepInAddress('dest', wish.destination)
}
