import type { FoundItem } from '@tower/contract/oversight/search.contract.ts'
import type { Found } from './find-everywhere.ts'

/** One thing that was found, as staff read it. */
export function viewFound({ kind, id, title, detail, number, amountCents, at, leadsTo }: Found): FoundItem {
  return {
    kind,
    id,
    title,
    detail,
    number,
    amount_cents: amountCents,
    at: at?.toISOString() ?? null,
    leads_to: leadsTo,
  }
}
