import type { CardVendor } from '@tower/contract/spending/cards.ts'
import type { Merchant } from '../../../payments/card-events.ts'

/** How card networks write the vendors' names: `AMZN Mktp US*2K4`, `Amazon.com*MT1`, `WALMART.COM 8009666546`, `WM SUPERCENTER #12`. */
const names: Record<CardVendor, RegExp> = {
  amazon: /^(amazon|amzn)\b/i,
  walmart: /^(wal-?mart|wm supercenter)\b/i,
}

/** Which vendor a merchant is, as the network names it; nobody's where it is neither. */
export function vendorOfMerchant({ name }: Merchant): CardVendor | undefined {
  const trimmed = name.trim()
  if (names.amazon.test(trimmed)) return 'amazon'
  return names.walmart.test(trimmed) ? 'walmart' : undefined
}
