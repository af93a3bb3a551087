import { roles } from '@tower/contract/access.ts'
import { erasureConfirmWords } from '@tower/contract/people/account.ts'
import { minPasswordLength } from '@tower/contract/people/identity.ts'
import type { RunCommand } from './command.ts'

type Command = {
  /** What follows the command's name. */
  usage: string
  summary: string
  /** Imports what the command runs: most of them need only a part of the product. */
  load(): Promise<RunCommand>
}

const loadPerson = () => import('./person-commands.ts')

const commands: Record<string, Command> = {
  doctor: {
    usage: '[--online]',
    summary:
      'Look at configuration, data folder, database and mail; --online asks mail server, payment provider, relays and the site itself',
    load: async () => (await import('./doctor.ts')).doctorCommand,
  },
  migrate: {
    usage: '[--from-first|--plan|--check]',
    summary:
      'Bring the database up to this version, an empty one by the baseline unless told --from-first; --plan lists what is missing, --check ends with 1 if anything is',
    load: async () => (await import('./migrate-command.ts')).migrateCommand,
  },
  'adopt-secret': {
    usage: '',
    summary: 'After SECRET was changed for good: start with this one from now on, and with no other',
    load: async () => (await import('./adopt-secret-command.ts')).adoptSecretCommand,
  },
  'rotate-secret': {
    usage: '',
    summary: 'With SECRET_OLD set everywhere: SECRET becomes the installation’s, and nobody notices',
    load: async () => (await import('./rotate-secret-command.ts')).rotateSecretCommand,
  },
  backup: {
    usage: '[rehearse] [DIR|s3://BUCKET/PREFIX]',
    summary: 'Back database and files up; rehearse restores the newest backup into a throw-away database',
    load: async () => (await import('./backup-command.ts')).backupCommand,
  },
  restore: {
    usage: 'DIR|s3://… [--backup NAME] --into postgres://…|DATA_DIR [--replace "SITE NAME" [--drop-by-hand]]',
    summary: 'Restore a backup into an empty database, or in place of what stands there, and prove it',
    load: async () => (await import('./restore-command.ts')).restoreCommand,
  },
  'move-to-postgres': {
    usage: 'postgres://…',
    summary: 'Copy the embedded database into an empty one of PostgreSQL; the files stay where they are',
    load: async () => (await import('./move-to-postgres-command.ts')).moveToPostgresCommand,
  },
  'create-superadmin': {
    usage: 'EMAIL',
    summary: `Make a superadmin; asks for a password (${minPasswordLength} characters or more), or reads it from a pipe`,
    load: async () => (await import('./create-superadmin.ts')).createSuperadminCommand,
  },
  'reset-second-factor': {
    usage: 'EMAIL',
    summary: "Remove someone's second factors and recovery codes, and sign them out everywhere",
    load: async () => (await import('./reset-second-factor-command.ts')).resetSecondFactorCommand,
  },
  'send-test-alert': {
    usage: '',
    summary:
      'Tell whoever hears of trouble (ALERT_EMAIL, ALERT_WEBHOOK) that this is a test, and say what came of it',
    load: async () => (await import('./send-test-alert-command.ts')).sendTestAlertCommand,
  },
  'send-test-mail': {
    usage: 'ADDRESS',
    summary: 'Send a mail at once, past the outbox, and say what the mail server answers',
    load: async () => (await import('./send-test-mail-command.ts')).sendTestMailCommand,
  },
  stripe: {
    usage: 'setup',
    summary: 'Make the webhook at Stripe, or bring it up to date, and say its signing secret once',
    load: async () => (await import('./stripe-command.ts')).stripeCommand,
  },
  'set-role': {
    usage: 'EMAIL ROLE',
    summary: `Give a person a role: ${roles.join(', ')}`,
    load: async () => (await loadPerson()).setRoleCommand,
  },
  'disable-person': {
    usage: 'EMAIL',
    summary: 'Shut a person out: sessions end, links stop working',
    load: async () => (await loadPerson()).disablePersonCommand,
  },
  'enable-person': {
    usage: 'EMAIL',
    summary: 'Let a disabled person sign in again',
    load: async () => (await loadPerson()).enablePersonCommand,
  },
  'export-person': {
    usage: 'EMAIL',
    summary: 'Write all that is kept about a person, as JSON; send it into a file with >',
    load: async () => (await loadPerson()).exportPersonCommand,
  },
  'erase-person': {
    usage: `EMAIL ${erasureConfirmWords.en} [NAME…]`,
    summary: 'Erase a person for good: amounts stay, names and addresses go',
    load: async () => (await loadPerson()).erasePersonCommand,
  },
  import: {
    usage: 'classrooms|nominations|schools FILE.csv [--dry-run]',
    summary: 'Take a spreadsheet’s export: all rows or none',
    load: async () => (await import('./import-command.ts')).importCommand,
  },
  'open-program': {
    usage: 'PROGRAM',
    summary: 'Open a program that was only a preview, and write to everybody who asked to be told',
    load: async () => (await import('./open-program-command.ts')).openProgramCommand,
  },
  'verify-ledger': {
    usage: '[--full]',
    summary: 'Prove every rule of money, slots and draws from the rows; --full draws every draw again',
    load: async () => (await import('./verify-ledger-command.ts')).verifyLedgerCommand,
  },
  'verify-audit': {
    usage: '',
    summary: 'Check that no audit row was changed, removed or put in',
    load: async () => (await import('./verify-audit-command.ts')).verifyAuditCommand,
  },
  'verify-draw': {
    usage: 'PROOF.json',
    summary: 'Draw a published draw again from its proof (- reads it from a pipe)',
    load: async () => (await import('./verify-draw-command.ts')).verifyDrawCommand,
  },
  'void-draw': {
    usage: 'DRAW SUPERADMIN REASON',
    summary: 'Call a draw off for good, as the superadmin of an address, for a reason that everyone can read',
    load: async () => (await import('./void-draw-command.ts')).voidDrawCommand,
  },
  reconcile: {
    usage: '[--since 2026-01-31]',
    summary: 'Compare the payment provider’s books with ours, and apply what is missing',
    load: async () => (await import('./reconcile-command.ts')).reconcileCommand,
  },
  'wipe-rehearsal': {
    usage: 'SITE-NAME',
    summary: 'Empty a rehearsal (REHEARSAL=true) for good, files and all; refuses whatever was begun as real',
    load: async () => (await import('./wipe-rehearsal-command.ts')).wipeRehearsalCommand,
  },
  'value-in-dollars': {
    usage: 'PAYMENT dispute|refund NAME CENTS STAFF REASON',
    summary:
      'Say what a dispute or refund in another currency comes to in US cents, as the staff of an address',
    load: async () => (await import('./value-in-dollars-command.ts')).valueInDollarsCommand,
  },
}

/** The command of this name, if there is one. */
export function findCommand(name: string): { run: RunCommand } | undefined {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  return command && { run: async (args, output) => (await command.load())(args, output) }
}

/** All commands, one line each. */
export function helpText(): string {
  const rows = Object.entries(commands).map(
    ([name, { usage, summary }]) => [`${name} ${usage}`.trim(), summary] as const,
  )
  const width = Math.max(...rows.map(([usage]) => usage.length))
  return `Usage: npm run tower -- COMMAND\n\n${rows.map(([usage, summary]) => `  ${usage.padEnd(width)}  ${summary}\n`).join('')}`
}
