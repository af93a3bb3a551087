import { nextOccurrence } from '../../next-occurrence.ts'
import { eraseAgain } from '../../people/account/erasure/again/erase-again.ts'
import { onVerifiedAddress, personalData } from '../../domains.ts'
import type { Services } from '../../services.ts'
import { findLastDone, findLastFailed, findPlan, keepPlan } from './backup-runs.queries.ts'
import { rehearse } from './rehearse.ts'
import { openBackups, runBackup, tellErased } from './run-backup.ts'

/**
 * Each hour: makes the backup that is due, if any; between two, writes beside them who was erased. The first is due at once. Whoever came
 * back with a restored backup and could not be erased yet is erased now.
 */
export async function backUpWhenDue(services: Services): Promise<void> {
  const { database, config, clock } = services
  const { BACKUP_TO: place, BACKUP_CRON: cron, BACKUP_REHEARSAL_CRON: rehearsalCron } = config
  await eraseAgain(services, { personalData, onVerifiedAddress })
  await database.transaction((tx) =>
    keepPlan(tx, place === undefined ? undefined : { place, cron, rehearsalCron }),
  )
  if (place === undefined) return
  const last = await database.read((tx) => findLastDone(tx, 'backup', place))
  if (!last || nextOccurrence(cron, last.began_at) <= clock.now()) await runBackup(services, place)
  else await tellErased(services, await openBackups(config, place, { mayBegin: false }))
}

/** Rehearses a restore when it is due, never before the first backup, and one that failed not before the next: it would fail again. */
export async function rehearseWhenDue(services: Services): Promise<void> {
  const { database, config, clock } = services
  const { BACKUP_TO: place, BACKUP_REHEARSAL_CRON: cron } = config
  if (place === undefined) return
  const { backup, rehearsal, failed, plan } = await database.read(async (tx) => ({
    backup: await findLastDone(tx, 'backup', place),
    rehearsal: await findLastDone(tx, 'rehearsal', place),
    failed: await findLastFailed(tx, 'rehearsal', place),
    plan: await findPlan(tx),
  }))
  if (backup && failed && failed.began_at > backup.began_at) return
  const since = rehearsal?.began_at ?? plan?.known_since
  if (backup && since && nextOccurrence(cron, since) <= clock.now()) await rehearse(services, place)
}
