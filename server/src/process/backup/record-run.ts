import { cutText } from '@tower/contract/cut-text.ts'
import type { Services } from '../../services.ts'
import { insertBackupRun, type BackupKind, type BackupRun } from './backup-runs.queries.ts'

type Recording = Pick<Services, 'database' | 'clock'>

/** What came of a run: the backup it was about, and what it counted. */
export type Outcome = Pick<BackupRun, 'rows' | 'files' | 'lost' | 'bytes'> & { backup: string }

/** Does it and writes down what came of it, also where it fails. */
export async function recordRun(
  { database, clock }: Recording,
  { kind, place }: { kind: BackupKind; place: string },
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const beganAt = clock.now()
  const keep = (run: Outcome | { backup: null; fault: string }) =>
    database.transaction((tx) =>
      insertBackupRun(tx, { fault: null, ...run, kind, place, beganAt, endedAt: clock.now() }),
    )
  let outcome: Outcome
  try {
    outcome = await work()
  } catch (error) {
    await keep({ backup: null, fault: cutText((error as Error).message, 500) }).catch(() => undefined)
    throw error
  }
  await keep(outcome)
  return outcome
}
