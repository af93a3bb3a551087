import { retention } from '@tower/contract/retention.ts'
import type { Services } from '../../services.ts'
import { removeTickets } from './erase-tickets.ts'
import { lockClosedBefore } from './erasure.queries.ts'

const atOnce = 100

/** Takes away tickets that were closed long enough ago, each whole; a run that was killed goes on with the next. */
export async function letGoOfTickets({
  database,
  clock,
  log,
}: Pick<Services, 'database' | 'clock' | 'log'>): Promise<void> {
  const at = clock.now()
  const before = new Date(at)
  before.setUTCFullYear(before.getUTCFullYear() - retention.tickets.years)
  let removed = 0
  for (let count = atOnce; count === atOnce; removed += count)
    count = await database.transaction(async (tx) => {
      const ids = await lockClosedBefore(tx, { before, limit: atOnce })
      await removeTickets(tx, ids, at)
      return ids.length
    })
  if (removed > 0) log.info({ removed }, 'tickets that were closed long ago were removed')
}
