import { setTimeout as sleep } from 'node:timers/promises'
import { untilItWorks } from '../../processes/stage.ts'
import { orderJobs } from '../../faults/order-jobs.ts'
import { ask } from '../../auditor/read-books.ts'
import { alarmTitles, judgeAlarms } from '../alarms/alarms.ts'
import { alarmWithinMs } from '../outcome/describe-year.ts'
import type { Year } from '../year.ts'

const planKnownWithinMs = 300_000
/** Whatever the hour is, a nightly backup was due more than two hours before the end of such a time. */
const longSince = `interval '28 hours'`

/** The worker is gone and nobody starts it; a day passes on which no backup is made. */
export async function killWorker(year: Year): Promise<void> {
  const { site, diary, daily, database } = year
  await untilBackupsArePlanned(year)
  await daily.pause()
  await site.worker.kill()
  diary.expectedAlarms.push({ title: alarmTitles.worker, struckAt: Date.now() })
  await untilItWorks(() =>
    ask(
      database,
      `with runs as (update backup_runs set began_at = began_at - ${longSince}, ended_at = ended_at - ${longSince})
       update backup_plan set known_since = known_since - ${longSince}`,
    ),
  )
  diary.expectedAlarms.push({ title: alarmTitles.backup, struckAt: Date.now() })
}

/** Somebody was told, and starts it; backups are made again. */
export async function bringWorkerBack({ site, diary, daily }: Year): Promise<void> {
  const struckAt = Math.max(0, ...diary.expectedAlarms.map((one) => one.struckAt))
  const isSilent = () =>
    judgeAlarms(diary.expectedAlarms, diary.alarms).reports.some(({ afterMs }) => afterMs === undefined)
  // Longer than it may take: how late an alarm was is told as well.
  while (isSilent() && Date.now() < struckAt + 2 * alarmWithinMs) await sleep(200)
  await site.worker.start()
  daily.resume()
}

/** The worker's own job says which backups are planned, and makes the first: by the clock that is within the hour. */
async function untilBackupsArePlanned(year: Year): Promise<void> {
  await orderJobs(year, 'backup.make')
  const deadline = Date.now() + planKnownWithinMs
  while (Date.now() < deadline) {
    const rows = await untilItWorks(() => ask(year.database, 'select from backup_plan'))
    if (rows.length > 0) return
    await sleep(500)
  }
  throw new Error('the worker planned no backups')
}
