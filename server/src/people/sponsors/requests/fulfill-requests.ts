import { writeAudits } from '../../../oversight/audit/write-audit.ts'
import type { Services } from '../../../services.ts'
import { fulfillPaidRequests } from './requests.queries.ts'

/** Keeps for good that somebody who wanted to sponsor has paid for a slot; lists show it from the payment on. */
export function fulfillRequests(services: Services): Promise<void> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const fulfilled = await fulfillPaidRequests(tx)
    await writeAudits(
      tx,
      fulfilled.map(({ id }) => ({
        at,
        actorId: null,
        action: 'sponsors.fulfilled',
        targetKind: 'sponsor_request',
        targetId: id,
      })),
    )
  })
}
