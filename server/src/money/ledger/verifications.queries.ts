import type { Tx } from '../../database/database.ts'
import type { Violation } from './verify-ledger.ts'

/** Keeps what a proof of the books found, for staff to see. */
export async function keepVerification(
  tx: Tx,
  { at, violations }: { at: Date; violations: readonly Violation[] },
): Promise<void> {
  const broken = violations.map(({ invariant, rows }) => ({ rule: invariant, rows }))
  await tx
    .insertInto('ledger_verifications')
    .values({ at, broken: JSON.stringify(broken) })
    .execute()
}
