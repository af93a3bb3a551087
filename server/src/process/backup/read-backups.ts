import type { Tx } from '../../database/database.ts'
import { nextOccurrence } from '../../next-occurrence.ts'
import { findBackupDue, findLastDone, findPlan } from './backup-runs.queries.ts'

/** What is planned, and what was done last; nothing where no backups are made by themselves. */
export async function readBackups(tx: Tx) {
  const [plan, due] = [await findPlan(tx), await findBackupDue(tx)]
  if (!plan || !due) return undefined
  const made = await findLastDone(tx, 'backup', plan.place)
  const rehearsed = await findLastDone(tx, 'rehearsal', plan.place)
  return {
    place: plan.place,
    made_at: made?.ended_at.toISOString() ?? null,
    lost_files: made?.lost_count ?? 0,
    next_at: nextOccurrence(plan.cron, due.after).toISOString(),
    rehearsed_at: rehearsed?.ended_at.toISOString() ?? null,
  }
}
