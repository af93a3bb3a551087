import { formatUsd } from '@tower/contract/money.ts'

/** An amount with cents, and with a true minus where it is below zero. */
export function showCents(cents: number): string {
  return `${cents < 0 ? '−' : ''}${formatUsd(Math.abs(cents), { always2: true })}`
}
