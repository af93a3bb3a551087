import { maxCredits } from '@tower/contract/money/credits.ts'

/** What was typed, without anything but digits. */
export const keepDigits = (text: string) => text.replace(/\D/g, '').slice(0, String(maxCredits).length)

/** A positive whole number of credits; undefined of anything else. */
export function readTypedCredits(text: string): number | undefined {
  const credits = /^\d+$/.test(text.trim()) ? Number(text.trim()) : 0
  return credits >= 1 && credits <= maxCredits ? credits : undefined
}
