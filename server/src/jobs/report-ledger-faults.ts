import { verifyLedger } from '../money/ledger/verify-ledger.ts'
import { notifyStaff } from '../oversight/inbox/notify-staff.ts'
import type { Services } from '../services.ts'

/** Proves every invariant from the rows and tells staff of each that is broken, once a day. */
export async function reportLedgerFaults({ database, clock, log }: Services): Promise<void> {
  const violations = await database.transaction(verifyLedger)
  if (violations.length === 0) return
  log.error({ violations }, 'the ledger breaks an invariant')
  const day = clock.now().toISOString().slice(0, 10)
  await database.transaction(async (tx) => {
    for (const { invariant, rows } of violations) {
      await notifyStaff(tx, {
        type: 'ledger_violation',
        title: 'The ledger breaks a rule',
        message: `It should hold that ${invariant}. It does not for: ${rows.join(', ')}.`,
        dedupeKey: `ledger_violation:${invariant}:${day}`,
      })
    }
  })
}
