import { maxGiftCents, minGiftCents } from '@tower/contract/money.ts'

export type AmountFault = 'invalid' | 'tooSmall' | 'tooLarge'

/** What is wrong with an amount, if anything. */
export function findAmountFault(cents: number | undefined): AmountFault | undefined {
  if (cents === undefined) return 'invalid'
  if (cents < minGiftCents) return 'tooSmall'
  if (cents > maxGiftCents) return 'tooLarge'
  return undefined
}
