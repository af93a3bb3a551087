import type { StatementReading } from '@tower/contract/money/closing-bank.contract.ts'
import type { TakenStatement } from './take-statement.ts'

const mostFaults = 20
const mostLines = 20

/** What a file holds, as staff see it before they take it. */
export function viewStatement({ statement, known, statementId }: TakenStatement): StatementReading {
  const sum = (sign: 1 | -1) =>
    statement.lines.reduce((cents, line) => cents + Math.max(0, sign * line.cents), 0)
  return {
    format: statement.format,
    account_last4: statement.accountLast4,
    from: statement.from,
    to: statement.to,
    opening_cents: statement.openingCents,
    closing_cents: statement.closingCents,
    in_cents: sum(1),
    out_cents: sum(-1),
    lines: statement.lines.length,
    known,
    faults: statement.faults.slice(0, mostFaults).map(({ row, fault }) => ({ row, fault })),
    fault_count: statement.faults.length,
    first: statement.lines
      .slice(0, mostLines)
      .map(({ row, day, cents, text }) => ({ row, day, amount_cents: cents, text })),
    statement_id: statementId,
  }
}
