import { maxGiftCents, minGiftCents } from '@tower/contract/money.ts'

/** Keeps what an amount may be made of, digits and one dot, and drops everything else as it is typed. */
export function keepAmountCharacters(typed: string): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.')
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`
}

const dollars = /^(\d{0,9})(?:\.(\d{0,2}))?$/

/** Cents of typed dollars, digit by digit, so that floating point never touches them. Undefined: not an amount. */
export function readDollars(typed: string): number | undefined {
  const match = dollars.exec(typed.trim())
  const [, whole = '', fraction = ''] = match ?? []
  if (!match || whole + fraction === '') return undefined
  return Number(whole || '0') * 100 + Number(fraction.padEnd(2, '0'))
}

/** Cents as they are written into an address or an amount field: `25`, `25.50`. */
export function writeDollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}

export type AmountFault = 'invalid' | 'tooSmall' | 'tooLarge'

/** What is wrong with an amount, if anything. */
export function findAmountFault(cents: number | undefined): AmountFault | undefined {
  if (cents === undefined) return 'invalid'
  if (cents < minGiftCents) return 'tooSmall'
  if (cents > maxGiftCents) return 'tooLarge'
  return undefined
}
