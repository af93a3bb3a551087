import { daysAfter, daysBefore } from '@tower/contract/money/closing-bank.ts'
import { endOfDay, moveDay, startOfDay } from '@tower/contract/org-days.ts'
import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import type { Span } from '../month/month.queries.ts'
import { takeBackActs } from '../../approvals/let-out.ts'
import { lockApprovals } from '../../approvals/lock-approvals.ts'
import { listOpenDeposits, listOpenFiles, listOpenOfAmounts } from './entries.queries.ts'
import { insertPairs, listOpenOfDays, listOpenOfStatement, lockLines } from './lines.queries.ts'
import { type OpenLine, pairLines } from './pair-lines.ts'
import { findUncompared, setCompared } from './statements.queries.ts'

const linesAtOnce = 500
/** As many stretches of a statement are compared while somebody waits; the job does the rest. */
const stretchesAtOnce = 4

type Comparing = Pick<Services, 'database' | 'clock'>

/** Compares the beginning of a statement with the books, or of whichever statement is not compared yet. */
export async function compareSome(services: Comparing, statementId: string | null): Promise<void> {
  for (let stretch = 0; stretch < stretchesAtOnce; stretch += 1)
    if (!(await compareStretch(services, statementId))) return
}

/** Compares all that was taken and not compared: long statements are done stretch by stretch. */
export async function compareStatements(services: Comparing): Promise<void> {
  while (await compareStretch(services, null));
}

function compareStretch({ database, clock }: Comparing, statementId: string | null): Promise<boolean> {
  return database.transaction(async (tx) => {
    // Before the lines, as whoever decides about one of them does.
    await lockApprovals(tx)
    await lockLines(tx)
    const statement = await findUncompared(tx, statementId)
    if (!statement) return false
    const to = Math.min(statement.compared_to + linesAtOnce, statement.line_count)
    const lines = await listOpenOfStatement(tx, statement.id, { after: statement.compared_to, to })
    await comparePart(tx, lines, clock.now())
    await setCompared(tx, statement.id, to)
    return true
  })
}

/** Compares the lines of a time that are left over with what was booked since; answers how many are settled by it. */
export async function compareDays({ database, clock }: Comparing, span: Span): Promise<number> {
  let matched = 0
  let after: OpenLine | undefined
  for (;;) {
    const last = after
    const { count, found } = await database.transaction(async (tx) => {
      await lockApprovals(tx)
      await lockLines(tx)
      const lines = await listOpenOfDays(tx, { ...span, after: last, limit: linesAtOnce })
      after = lines.at(-1)
      return { count: lines.length, found: await comparePart(tx, lines, clock.now()) }
    })
    matched += found
    if (count < linesAtOnce) return matched
  }
}

async function comparePart(tx: Tx, lines: readonly OpenLine[], at: Date): Promise<number> {
  if (lines.length === 0) return 0
  const days = lines.map(({ day }) => day).toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const around = {
    from: startOfDay(moveDay(first, -daysAfter)),
    until: endOfDay(moveDay(last, daysBefore)),
  }
  const amounts = [...new Set(lines.map(({ amount_cents: cents }) => cents))]
  const entries = await listOpenOfAmounts(tx, around, amounts)
  const files = await listOpenFiles(tx, around, amounts)
  const deposits = await listOpenDeposits(tx, around, amounts)
  const pairs = pairLines(lines, entries, [...files, ...deposits])
  await insertPairs(tx, pairs, at)
  // Somebody may have been asked what a line is that the books know by now.
  await takeBackActs(tx, { kind: 'bank_line', subjectIds: pairs.map(({ lineId }) => lineId) }, 'settled')
  return pairs.length
}
