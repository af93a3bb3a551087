import { marketVendors } from '@tower/contract/money/credits.ts'
import type { Config } from '../../config.ts'
import { Refusal } from '../../refusal.ts'

/** Where the store of a vendor is. */
export function findVendorStore(config: Config, named: string | undefined): string {
  const vendor = marketVendors.find((known) => known === named?.trim().toLowerCase())
  if (!vendor) throw new Refusal('credits.unknown_vendor')
  return { amazon: config.AMAZON_STORE_URL, walmart: config.WALMART_STORE_URL }[vendor]
}
