import { systemClock } from '../clock.ts'
import { bookRules } from '../domains.ts'
import { listRuleNames } from '../money/ledger/invariants/collect-rules.ts'
import { auditRule, drawsRule, verifyBooks } from '../process/verify-books.ts'
import { exit, requireArguments, withDatabase, type RunCommand } from './command.ts'

/** `tower verify-ledger`: proves every invariant of money, slots and draws from the rows alone. */
export const verifyLedgerCommand: RunCommand = async (args, output) => {
  const full = args.includes('--full')
  requireArguments(
    args.filter((arg) => arg !== '--full'),
    0,
    'verify-ledger [--full]',
  )
  const violations = await withDatabase(({ database, log }) =>
    verifyBooks({ database, log, clock: systemClock }, { full }),
  )
  const broken = new Map(violations.map(({ invariant, rows }) => [invariant, rows]))
  const rules = [...listRuleNames(bookRules), drawsRule, auditRule]
  for (const name of rules) {
    const rows = broken.get(name)
    output.write(rows ? `✘ ${name}\n    not so for: ${rows.join(', ')}\n` : `✔ ${name}\n`)
  }
  output.write(
    violations.length === 0
      ? `All ${rules.length} rules hold.\n`
      : `${violations.length} of ${rules.length} rules are broken.\n`,
  )
  return violations.length === 0 ? exit.done : exit.refused
}
