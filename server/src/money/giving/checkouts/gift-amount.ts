import { maxGiftCents, minGiftCents } from '@tower/contract/money.ts'
import { readDollars } from '@tower/contract/typed-dollars.ts'
import { Refusal } from '../../../refusal.ts'

/** Reads an amount of cents from whatever JSON held: a whole number between the least and the largest gift. */
export function readGiftCents(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new Refusal('giving.amount_invalid')
  if (value < minGiftCents) throw new Refusal('giving.amount_too_small')
  if (value > maxGiftCents) throw new Refusal('giving.amount_too_large')
  return value
}

/** Reads dollars, as a number or as text, by their digits: floating point never touches them. A part of a cent is rounded. */
export function readGiftDollars(value: unknown): number {
  if (typeof value !== 'number' && typeof value !== 'string') throw new Refusal('giving.amount_invalid')
  const text = String(value).trim()
  const cents = text.length > 30 ? undefined : readDollars(text.replace(/^-/, ''))
  if (cents === undefined) throw new Refusal('giving.amount_invalid')
  return readGiftCents(text.startsWith('-') ? -cents : cents)
}
