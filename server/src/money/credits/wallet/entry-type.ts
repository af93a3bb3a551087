import type { CreditEntryType, CreditSource } from '@tower/contract/money/credits.ts'

/** What is bought in a marketplace says in its memo what it is. */
function spentOn(memo: string | null): CreditSource {
  return /^(?:badge|avatar|keepsake):/.test(memo ?? '') ? 'marketplace' : 'tools'
}

/** What a movement is called in a wallet, and whose doing it was. A gift has a side; all else is the same either way. */
export function entryTypeOf(
  { kind, memo }: { kind: string; memo: string | null },
  cents: number,
): { type: CreditEntryType; source: CreditSource } {
  switch (kind) {
    case 'pack_purchase':
    case 'held_released':
      return { type: 'pack_purchase', source: 'checkout' }
    case 'pack_returned':
    case 'pack_restored':
      return { type: 'refund', source: 'checkout' }
    case 'credit_gift':
      return { type: cents < 0 ? 'gift_out' : 'gift_in', source: 'gift' }
    case 'spend':
      return { type: 'spend', source: spentOn(memo) }
    case 'use_refund':
      return { type: 'refund', source: 'tools' }
    case 'platform_grant':
    case 'tools_grant':
      return { type: 'platform_grant', source: 'staff' }
    default:
      throw new Error(`a wallet has no word for ${kind}`)
  }
}
