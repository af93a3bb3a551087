import { everyInvariant } from '../money/ledger/invariants/every-invariant.ts'
import { verifyLedger } from '../money/ledger/verify-ledger.ts'
import { exit, requireArguments, withServices, type Command } from './command.ts'

/** `tower verify-ledger`: proves every invariant of money, slots and draws from the rows alone. */
export const verifyLedgerCommand: Command = {
  usage: '',
  summary: 'Prove every rule of money, slots and draws from the rows',
  async run(args, output) {
    requireArguments(args, 0, 'verify-ledger')
    const violations = await withServices(({ services }) => services.database.transaction(verifyLedger))
    const broken = new Map(violations.map(({ invariant, rows }) => [invariant, rows]))
    for (const { name } of everyInvariant) {
      const rows = broken.get(name)
      output.write(rows ? `✘ ${name}\n    not so for: ${rows.join(', ')}\n` : `✔ ${name}\n`)
    }
    output.write(
      violations.length === 0
        ? `All ${everyInvariant.length} rules hold.\n`
        : `${violations.length} of ${everyInvariant.length} rules are broken.\n`,
    )
    return violations.length === 0 ? exit.done : exit.refused
  },
}
