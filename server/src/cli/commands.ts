import type { Command } from './command.ts'
import { createSuperadminCommand } from './create-superadmin.ts'
import { doctorCommand } from './doctor.ts'
import { importCommand } from './import-command.ts'
import { migrateCommand } from './migrate-command.ts'
import {
  disablePersonCommand,
  enablePersonCommand,
  erasePersonCommand,
  exportPersonCommand,
  setRoleCommand,
} from './person-commands.ts'
import { openProgramCommand } from './open-program-command.ts'
import { reconcileCommand } from './reconcile-command.ts'
import { resetSecondFactorCommand } from './reset-second-factor-command.ts'
import { valueInDollarsCommand } from './value-in-dollars-command.ts'
import { verifyAuditCommand } from './verify-audit-command.ts'
import { verifyDrawCommand } from './verify-draw-command.ts'
import { verifyLedgerCommand } from './verify-ledger-command.ts'
import { voidDrawCommand } from './void-draw-command.ts'

const commands: Record<string, Command> = {
  doctor: doctorCommand,
  migrate: migrateCommand,
  'create-superadmin': createSuperadminCommand,
  'reset-second-factor': resetSecondFactorCommand,
  'set-role': setRoleCommand,
  'disable-person': disablePersonCommand,
  'enable-person': enablePersonCommand,
  'export-person': exportPersonCommand,
  'erase-person': erasePersonCommand,
  import: importCommand,
  'open-program': openProgramCommand,
  'verify-ledger': verifyLedgerCommand,
  'verify-audit': verifyAuditCommand,
  'verify-draw': verifyDrawCommand,
  'void-draw': voidDrawCommand,
  reconcile: reconcileCommand,
  'value-in-dollars': valueInDollarsCommand,
}

/** The command of this name, if there is one. */
export function findCommand(name: string): Command | undefined {
  return Object.hasOwn(commands, name) ? commands[name] : undefined
}

/** All commands, one line each. */
export function helpText(): string {
  const rows = Object.entries(commands).map(
    ([name, { usage, summary }]) => [`${name} ${usage}`.trim(), summary] as const,
  )
  const width = Math.max(...rows.map(([usage]) => usage.length))
  return `Usage: npm run tower -- COMMAND\n\n${rows.map(([usage, summary]) => `  ${usage.padEnd(width)}  ${summary}\n`).join('')}`
}
