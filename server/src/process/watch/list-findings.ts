import type { Tx } from '../../database/database.ts'
import { nextOccurrence } from '../../next-occurrence.ts'
import { findBackupDue } from '../backup/backup-runs.queries.ts'
import { listJobsNotDoneLately, listPlainFindings, type Finding } from './findings.queries.ts'

/** How long after a job should have been done at the latest somebody is told. */
const graceMs = 30 * 60_000
const backupGraceMs = 2 * 3_600_000

/** Everything that is wrong now, as the rows say. */
export async function listFindings(tx: Tx): Promise<Finding[]> {
  const plain = await listPlainFindings(tx)
  const late = (await listJobsNotDoneLately(tx)).flatMap(
    ({ name, cron, after, mayTakeSeconds, now }): Finding[] => {
      const due = nextOccurrence(cron, after)
      const isLate = due.getTime() + mayTakeSeconds * 1000 + graceMs < now.getTime()
      return isLate ? [{ kind: 'job_late', subject: name, since: due, facts: {} }] : []
    },
  )
  return [...plain, ...late, ...(await listLateBackups(tx))]
}

/** Only where backups are planned. They are looked for each hour, and take their time. */
async function listLateBackups(tx: Tx): Promise<Finding[]> {
  const found = await findBackupDue(tx)
  if (!found) return []
  const due = nextOccurrence(found.cron, found.after)
  return due.getTime() + backupGraceMs < found.now.getTime()
    ? [{ kind: 'backup_late', subject: '', since: due, facts: {} }]
    : []
}
