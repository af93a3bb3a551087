import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { Tx } from '../../../database/database.ts'
import { everyPage } from '../../../http/every-page.ts'
import { Refusal } from '../../../refusal.ts'
import type { BoundedTotal } from '../../../database/bounded-total.ts'
import type { Services } from '../../../services.ts'
import {
  countClaims,
  listClaimRows,
  selectClaimRow,
  type ClaimFilters,
  type ClaimRow,
} from './claims.queries.ts'

export type { ClaimRow }

/** A page of the confirmations that wait for staff, and of those they decided on. */
export function listClaims(
  services: Services,
  { filters, page: { page, pageSize } }: { filters: ClaimFilters; page: PageQuery },
): Promise<{ rows: ClaimRow[] } & BoundedTotal> {
  return services.database.read(async (tx) => ({
    rows: await listClaimRows(tx, filters, { limit: pageSize, offset: (page - 1) * pageSize }),
    ...(await countClaims(tx, filters)),
  }))
}

/** The same for a file. */
export const exportClaims = (services: Services, filters: ClaimFilters) =>
  everyPage(services, (tx, stretch) => listClaimRows(tx, filters, stretch))

/** A confirmation as staff see it. */
export async function getClaim(tx: Tx, claimId: string): Promise<ClaimRow> {
  const claim = await selectClaimRow(tx, claimId)
  if (!claim) throw new Refusal('nominations.claim_not_found')
  return claim
}
