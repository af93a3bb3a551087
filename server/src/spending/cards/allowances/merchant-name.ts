import { cutText } from '@tower/contract/cut-text.ts'
import type { Merchant } from '../../../payments/card-events.ts'

const longest = 200

/** The name of a merchant as far as it is kept. */
export function merchantName({ name }: Merchant): string {
  return cutText(name, longest)
}
