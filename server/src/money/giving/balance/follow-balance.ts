import { dayMs } from '@tower/contract/durations.ts'
import type { Services } from '../../../services.ts'
import type { BalanceMovement } from '../../../payments/balance-reports.ts'
import { getWatch, insertMovements, updateWatch } from './balance.queries.ts'
import { compareBalance } from './compare-balance.ts'
import { postMovements } from './keep-movements.ts'

const pageLength = 100
/** Movements are listed anew over this time: the provider's clock orders them only roughly. */
const overlapMs = dayMs

/**
 * Follows our balance at the provider: fees, payouts and what disputes took are booked from its own movements, each
 * once, and what it then holds is compared with the books.
 */
export async function followBalance(services: Services): Promise<void> {
  await listNewMovements(services)
  const at = services.clock.now()
  while ((await services.database.transaction((tx) => postMovements(tx, { at }))) > 0);
  await compareBalance(services)
}

async function listNewMovements({ database, payments }: Services): Promise<void> {
  const { listed_until: listedUntil } = await database.read(getWatch)
  const since = new Date(Math.max(0, (listedUntil?.getTime() ?? 0) - overlapMs))
  let newest = listedUntil
  let page: BalanceMovement[] = []
  const keep = async () => {
    const movements = page
    page = []
    await database.transaction((tx) => insertMovements(tx, movements))
  }
  for await (const movement of payments.listBalanceMovements({ since })) {
    if (newest === null || movement.createdAt > newest) newest = movement.createdAt
    if (page.push(movement) === pageLength) await keep()
  }
  await keep()
  // Only once all are kept: they come newest first, and an interrupted list is begun again.
  await database.transaction((tx) => updateWatch(tx, { listed_until: newest }))
}
