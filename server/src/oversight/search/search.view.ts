import type { FoundItem } from '@tower/contract/oversight/search.contract.ts'
import type { Found } from './find-everywhere.ts'

/** One thing that was found, as staff read it. */
export function viewFound(found: Found): FoundItem {
  const { kind, id, title, detail, number, amountCents, at, role, leadsTo, acts } = found
  return {
    kind,
    id,
    title,
    detail,
    number,
    amount_cents: amountCents,
    at: at?.toISOString() ?? null,
    role: role ?? null,
    leads_to: leadsTo,
    acts: acts.map(({ act, leadsTo: to }) => ({ act, leads_to: to })),
  }
}
