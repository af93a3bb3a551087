import { countMails } from '../../mail/mails.queries.ts'
import type { Services } from '../../services.ts'
import { readBackups } from '../backup/read-backups.ts'
import { checkReadiness } from '../check-readiness.ts'
import { countPendingEvents, countProviderEvents, findNewestEvent } from './provider-events.queries.ts'
import { findLastProof, findOldestDueMail, listAlerts, listJobRuns, listProcesses } from './system.queries.ts'

export type System = Awaited<ReturnType<typeof readSystem>>

/** What runs, and whether it does its work, as the rows say: for all processes, not for the one that is asked. */
export async function readSystem(services: Services) {
  const { migrations } = await checkReadiness(services)
  const { database, clock } = services
  const read = await database.read(async (tx) => ({
    processes: await listProcesses(tx),
    jobs: await listJobRuns(tx),
    alerts: await listAlerts(tx),
    proof: await findLastProof(tx),
    mails: await countMails(tx),
    backups: await readBackups(tx),
    oldestDue: await findOldestDueMail(tx),
    events: await countProviderEvents(tx),
    newestEvent: await findNewestEvent(tx),
    pendingEvents: (await countPendingEvents(tx)).waiting,
  }))
  return { ...read, engine: database.engine, migrations, at: clock.now() }
}
