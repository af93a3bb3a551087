import type { Actor } from '../../../http/actor.ts'
import type { Services } from '../../../services.ts'
import type { AuditRow } from '../../audit/audit-row.ts'
import { writeAudits } from '../../audit/write-audit.ts'
import { tellOfUnusual } from './tell-of-unusual.ts'

/**
 * Writes down what somebody of the staff read, and tells superadmins where it has become unusual. The end of the log is held
 * from the first row on, so that of two files at once the second counts the first.
 */
export function recordReading(
  services: Services,
  { actor, rows }: { actor: Pick<Actor, 'userId' | 'email'>; rows: readonly AuditRow[] },
): Promise<void> {
  const at = services.clock.now()
  return services.database.transactionOfMany(async (tx) => {
    await writeAudits(tx, rows)
    await tellOfUnusual(tx, services.config, { actor, at })
  })
}
