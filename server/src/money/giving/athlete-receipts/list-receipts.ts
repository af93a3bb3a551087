import { isStaff } from '@tower/contract/access.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { SponsorshipKind } from '@tower/contract/people/prospects.ts'
import type { BoundedTotal } from '../../../database/bounded-total.ts'
import { getOwn, listOwnIds } from '../../../people/prospects/portal/read-own.ts'
import { requireKeeper, type ProspectActor } from '../../../people/prospects/prospects.access.ts'
import type { Services } from '../../../services.ts'
import { getGiverOfAccount } from '../own/giver.queries.ts'
import {
  type AthleteReceiptRow,
  type DonationRow,
  listAthleteReceipts,
  listDonationRows,
} from './athlete-receipts.queries.ts'

/** How many rows clients of the data store read at once, and of how many profiles. */
const mostRows = 100

type OfOne = {
  actor: ProspectActor
  prospectId: string
  type: SponsorshipKind | undefined
  page: PageQuery
}

/** The receipts of gifts to one profile that somebody sees; a foreign one is not found. */
export function listReceiptsOf(
  services: Services,
  { actor, prospectId, type, page: { page, pageSize } }: OfOne,
): Promise<{ rows: AthleteReceiptRow[] } & BoundedTotal> {
  return services.database.read(async (tx) => {
    const { id } = await getOwn(tx, { actor, prospectId })
    const window = { limit: pageSize, offset: (page - 1) * pageSize }
    return listAthleteReceipts(tx, { prospectIds: [id], kind: type }, window)
  })
}

/** The latest receipts of gifts to all profiles that somebody sees. */
export function listReceiptRows(services: Services, actor: ProspectActor): Promise<AthleteReceiptRow[]> {
  requireKeeper(actor)
  return services.database.read(async (tx) => {
    const own = isStaff(actor.role) ? undefined : await listOwnIds(tx, { actor, limit: mostRows })
    const { rows } = await listAthleteReceipts(tx, { prospectIds: own }, { limit: mostRows, offset: 0 })
    return rows
  })
}

/** The latest gifts of whoever asks; of everybody where staff do. */
export function listDonations(services: Services, { userId, role }: ProspectActor): Promise<DonationRow[]> {
  return services.database.read(async (tx) => {
    if (isStaff(role)) return listDonationRows(tx, { donorId: undefined, limit: mostRows })
    const { donorId } = await getGiverOfAccount(tx, userId)
    return donorId === null ? [] : listDonationRows(tx, { donorId, limit: mostRows })
  })
}
