import { creditCents } from '@tower/contract/money.ts'
import { maxCredits } from '@tower/contract/money/credits.ts'
import { Refusal } from '../../../refusal.ts'

/** Whole credits as a form sends them, a number or its digits, in cents of a credit. */
export function readCredits(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  const credits = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (credits < 1 || credits > maxCredits) throw new Refusal('credits.amount_invalid')
  return credits * creditCents
}
