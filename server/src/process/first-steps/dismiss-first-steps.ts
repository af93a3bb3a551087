import { writeAudit } from '../../oversight/audit/write-audit.ts'
import type { Services } from '../../services.ts'
import { insertDismissal } from './first-steps.queries.ts'

/** Puts the first steps away for all staff, whatever of them is open. */
export function dismissFirstSteps(
  { database, clock }: Services,
  { actorId }: { actorId: string },
): Promise<void> {
  return database.transaction(async (tx) => {
    const at = clock.now()
    if (!(await insertDismissal(tx, at))) return
    await writeAudit(tx, { at, actorId, action: 'process.first_steps_dismissed' })
  })
}
