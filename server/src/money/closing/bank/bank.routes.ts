import { closingBankEndpoints } from '@tower/contract/money/closing-bank.contract.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Hands } from '../../../outbound-act.ts'
import type { Services } from '../../../services.ts'
import { spanOf } from '../month/read-month.ts'
import { viewStatement } from './bank.view.ts'
import { compareDays } from './compare-lines.ts'
import { listLines } from './lines.queries.ts'
import { explainLine } from './explain-line.ts'
import { explainEntry, matchLine, readLineEntries, undoLine } from './settle-line.ts'
import { listStatements } from './statements.queries.ts'
import { takeStatement } from './take-statement.ts'
import { viewLines } from './view-lines.ts'

const mostStatements = 24
const ok = { ok: true as const }

/** Mounts the calls about the bank's statement. */
export function bankRoutes(serve: Serve, services: Services & Hands): void {
  const { database } = services
  serve(closingBankEndpoints, {
    takeStatement: async ({
      actor,
      body: { dry_run: isDryRun, closing_cents: closingCents = null, ...file },
    }) => viewStatement(await takeStatement(services, { actor, isDryRun, closingCents, ...file })),
    statements: async () => ({ items: await database.read((tx) => listStatements(tx, mostStatements)) }),
    lines: ({ params, query: { state, ...page } }) =>
      database.read(async (tx) => {
        const { items, total } = await listLines(tx, { ...spanOf(params.month), state, page })
        return { items: await viewLines(tx, items), total }
      }),
    entries: ({ params }) => readLineEntries(services, params.lineId),
    match: async ({ actor, params, body }) => {
      await matchLine(services, { actor, ...params, entryIds: body.entry_ids })
      return ok
    },
    explain: async ({ actor, params, body }) => {
      await explainLine(services, { actor, ...params, ...body })
      return ok
    },
    undo: async ({ actor, params }) => {
      await undoLine(services, { actor, ...params })
      return ok
    },
    explainEntry: async ({ actor, params, body }) => {
      await explainEntry(services, { actor, ...params, ...body })
      return ok
    },
    compare: async ({ params }) => ({ matched: await compareDays(services, spanOf(params.month)) }),
  })
}
