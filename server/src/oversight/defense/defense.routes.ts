import {
  defenseEndpoints,
  RefusalReason,
  type RefusedAttempts,
} from '@tower/contract/oversight/defense.contract.ts'
import { type CsvCell, inDollars } from '../../http/csv.ts'
import { everyRow } from '../../http/every-row.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { countRefused, listRefused, type RefusedRow } from './refused-attempts.queries.ts'

/** Mounts the calls of this domain. */
export function defenseRoutes(serve: Serve, services: Services): void {
  serve(defenseEndpoints, {
    refusedAttempts: async ({ query }) => {
      const { filters, page } = query
      const stretch = { limit: page.pageSize, offset: (page.page - 1) * page.pageSize }
      return services.database.read(async (tx) => ({
        items: (await listRefused(tx, filters, stretch)).map(viewRefused),
        total: await countRefused(tx, filters),
      }))
    },
    refusedAttemptsCsv: async ({ query, reply }) => {
      const batches = everyRow<RefusedRow>(services, (tx, stretch) => listRefused(tx, query, stretch))
      await sendCsv(reply, { name: 'turned-away', header: refusedHeader, batches, view: viewRefusedLine })
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

const refusedHeader = ['First (UTC)', 'Last (UTC)', 'Call', 'Reason', 'Network', 'Amount', 'Attempts']

function viewRefusedLine(row: RefusedRow): CsvCell[] {
  return [
    row.first_at.toISOString(),
    row.last_at.toISOString(),
    row.call,
    row.reason,
    row.network_hash,
    row.amount_cents === null ? null : inDollars(row.amount_cents),
    row.attempts,
  ]
}
