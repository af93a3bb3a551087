import { createHash } from 'node:crypto'

/** Stripe's own test cards of Issuing begin so; no bank has such numbers. */
const testRange = '4000009990'

/** The numbers of a sandbox card: always the same of one id, and valid to whoever checks the last digit. */
export function numbersOf(cardId: string): { number: string; cvc: string } {
  const digest = createHash('sha256').update(cardId).digest()
  const body = testRange + (digest.readUInt32BE(0) % 100_000).toString().padStart(5, '0')
  return {
    number: body + luhnDigit(body),
    cvc: (digest.readUInt32BE(4) % 1_000).toString().padStart(3, '0'),
  }
}

function luhnDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return ((10 - (sum % 10)) % 10).toString()
}
