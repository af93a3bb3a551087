import type { ApprovalGround } from '@tower/contract/money/approvals.ts'
import type { Tx } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import { isReserveLow } from '../ledger/is-reserve-low.ts'

/** Why what the reserve may have to pay takes two people now; undefined while the reserve has what the charity wants in it. */
export async function groundOfReserve(
  services: Pick<Services, 'config'>,
  tx: Tx,
): Promise<ApprovalGround | undefined> {
  return (await isReserveLow(services, tx)) ? 'reserve' : undefined
}
