import type { Tx } from '../../database/database.ts'
import { nextOccurrence } from '../../next-occurrence.ts'
import { listJobsNotDoneLately, listPlainFindings, type Finding } from './findings.queries.ts'

/** How long after a job should have been done at the latest somebody is told. */
const graceMs = 30 * 60_000

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
  return [...plain, ...late]
}
