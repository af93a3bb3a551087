import { dayOf } from '@tower/contract/org-days.ts'
import { verifyBooks } from '../process/verify-books.ts'
import { notifyStaff } from '../oversight/inbox/notify-staff.ts'
import type { Services } from '../services.ts'

/** Proves the books from the rows and tells staff of each rule that is broken, once a day. */
export async function reportBrokenRules(services: Services): Promise<void> {
  const { database, clock, log } = services
  const violations = await verifyBooks(services)
  if (violations.length === 0) return
  log.error({ violations }, 'the books break a rule')
  const day = dayOf(clock.now())
  await database.transaction(async (tx) => {
    for (const { invariant, rows } of violations) {
      await notifyStaff(tx, {
        type: 'ledger_violation',
        title: 'The books break a rule',
        message: `It should hold that ${invariant}. It does not for: ${rows.join(', ')}.`,
        dedupeKey: `ledger_violation:${invariant}:${day}`,
      })
    }
  })
}
