import type { Tx } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import { findApprovalForUpdate, listWaitingIds, moveApproval } from './approvals.queries.ts'
import { askedOf, type Deciding, workOf } from './decide-approval.ts'
import { announceApproval } from './let-out.ts'
import { lockApprovals } from './lock-approvals.ts'

type Ending = Pick<Services, 'database' | 'clock'> & Pick<Deciding, 'outbound'>

/**
 * Ends what waits though it can't leave any more: an order that was canceled, a classroom that can't receive a slot, a month that
 * agrees by now. Nobody has to open each of them to find that out. What holds money from when it was asked for is left to a person:
 * whoever ends it says what becomes of that money.
 */
export async function endSettled(services: Ending): Promise<void> {
  const kinds = services.outbound.filter(({ letStay }) => letStay === undefined).map(({ kind }) => kind)
  const ids = await services.database.read((tx) => listWaitingIds(tx, kinds))
  for (const id of ids) await services.database.transaction((tx) => endIfGone(services, tx, id))
}

async function endIfGone(services: Ending, tx: Tx, id: string): Promise<void> {
  await lockApprovals(tx)
  const approval = await findApprovalForUpdate(tx, id)
  if (approval?.state !== 'waiting') return
  const act = await workOf(services, approval)?.read(tx, askedOf(approval), services.clock.now())
  if (act !== undefined) return
  await moveApproval(tx, id, { state: 'outdated', because: 'gone' })
  await announceApproval(tx)
}
