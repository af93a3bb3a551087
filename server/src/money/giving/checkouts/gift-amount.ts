import { maxGiftCents, minGiftCents } from '@tower/contract/money.ts'
import { Refusal } from '../../../refusal.ts'

/** Reads an amount of cents from whatever JSON held: a whole number between the least and the largest gift. */
export function readGiftCents(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new Refusal('giving.amount_invalid')
  if (value < minGiftCents) throw new Refusal('giving.amount_too_small')
  if (value > maxGiftCents) throw new Refusal('giving.amount_too_large')
  return value
}

const dollars = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/

/** Reads dollars with up to two decimals, as a number or as text, digit by digit: floating point never touches it. */
export function readGiftDollars(value: unknown): number {
  if (typeof value !== 'number' && typeof value !== 'string') throw new Refusal('giving.amount_invalid')
  const match = dollars.exec(String(value).trim())
  if (!match) throw new Refusal('giving.amount_invalid')
  const [, sign, whole = '', fraction = ''] = match
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return readGiftCents(sign === '-' ? -cents : cents)
}
