import {
  defenseEndpoints,
  RefusalReason,
  type RefusedAttempts,
} from '@tower/contract/oversight/defense.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { listRefused, type RefusedRow } from './refused-attempts.queries.ts'

/** Mounts the calls of this domain. */
export function defenseRoutes(serve: Serve, services: Services): void {
  serve(defenseEndpoints, {
    refusedAttempts: async ({ query }) => {
      const { rows, total } = await services.database.read((tx) => listRefused(tx, query))
      return { items: rows.map(viewRefused), total }
    },
  })
}

function viewRefused(row: RefusedRow): RefusedAttempts {
  return {
    id: row.id,
    call: row.call,
    reason: RefusalReason.parse(row.reason),
    network: row.network_hash,
    amount_cents: row.amount_cents,
    attempts: row.attempts,
    first_at: row.first_at.toISOString(),
    last_at: row.last_at.toISOString(),
  }
}
