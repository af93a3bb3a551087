import { verifyAudit } from '../oversight/audit/verify-audit.ts'
import { exit, requireArguments, withDatabase, type RunCommand } from './command.ts'

/** `tower verify-audit`: walks the audit chain and names the first row that was tampered with. */
export const verifyAuditCommand: RunCommand = async (args, output) => {
  requireArguments(args, 0, 'verify-audit')
  const verdict = await withDatabase(({ database }) => database.transaction(verifyAudit))
  if (verdict.ok) {
    output.write(`✔ The audit log is whole: ${verdict.rows} rows, each following the one before it.\n`)
    return exit.done
  }
  output.write(
    `✘ The audit log is broken at number ${verdict.firstBadSeq}: ${verdict.fault}. The ${verdict.rows} rows before it are whole.\n`,
  )
  return exit.refused
}
