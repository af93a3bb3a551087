import type { Merchant } from '../../../payments/card-events.ts'

const longest = 200

/** The name of a merchant as far as it is kept. */
export function merchantName({ name }: Merchant): string {
  return name.slice(0, longest)
}
