import { readDollars, writeDollars } from '@tower/contract/typed-dollars.ts'

export type MoneyLimits = { leastCents: number; mostCents: number }

export type MoneyFault = 'missing' | 'unreadable' | 'tooSmall' | 'tooLarge'

export type ParsedMoney = { cents: number; fault?: undefined } | { cents?: undefined; fault: MoneyFault }

/** Turns dollars in digits and a dot, as an amount field hands them out, into whole cents within limits. */
export function parseMoney(plain: string, limits: MoneyLimits): ParsedMoney {
  if (plain.trim() === '') return { fault: 'missing' }
  const cents = readDollars(plain)
  if (cents === undefined) return { fault: 'unreadable' }
  if (cents > limits.mostCents) return { fault: 'tooLarge' }
  if (cents < limits.leastCents) return { fault: 'tooSmall' }
  return { cents }
}

/** What stands in the field of a form that came to hold these cents: what was typed, where it means the same. */
export function followMoney(plain: string, cents: number | undefined, limits: MoneyLimits): string {
  if (parseMoney(plain, limits).cents === cents) return plain
  return cents === undefined ? '' : writeDollars(cents)
}
