import { setTimeout as sleep } from 'node:timers/promises'
import { auditBooks } from '../auditor/audit-books.ts'
import { untilItWorks } from '../processes/stage.ts'
import { untilMailed } from '../runs/until-mailed.ts'
import { judgeAlarms } from './alarms/alarms.ts'
import type { OpenYear } from './open-year.ts'
import type { YearOutcome } from './outcome/describe-year.ts'
import type { PlannedScene } from './plan/plan-year.ts'
import { playScene } from './scenes/play-scene.ts'
import { processesOf } from './site/run-site.ts'
import type { Year } from './year.ts'

const deliveredWithinMs = 15 * 60_000
/** What is over is told once nobody has seen it for two minutes, by processes that look from their third minute on. */
const overWithinMs = 8 * 60_000

/** Plays all scenes while people give and visit, lets everything come to rest, and audits what is left. */
export async function runYear({ year, givers }: OpenYear): Promise<YearOutcome> {
  const begunAt = Date.now()
  await playScenes(year, begunAt)
  while (isDue(year, begunAt) && year.diary.faults.length === 0) await sleep(200)
  await givers.end()
  year.say('all is given; waiting for the last events, mails and alarms')
  const deliveries = await year.provider.untilDelivered(deliveredWithinMs)
  await untilMailed(year.database)
  await untilAlarmsAreOver(year)
  await year.visitors.end()
  await year.daily.end()
  const audit = await year.site.tower(['verify-audit'])
  await stopServers(year)
  const { books, discrepancies } = await auditBooks(year.database, year.taken.sent, year.mailbox.arrivals)
  const servers = processesOf(year.site)
  return {
    ...{ sent: year.taken.sent, answers: year.taken.answers, deliveries, books, audit },
    visited: year.visitors.visited,
    diary: year.diary,
    discrepancies: [...discrepancies, ...(await year.postings.compare())],
    arrivals: year.mailbox.arrivals,
    unaskedEnds: [...year.endedServers, ...servers].flatMap(({ unaskedEnds }) => unaskedEnds),
    complaints: sumCounts([...year.endedServers, ...servers].map(({ complaints }) => complaints)),
  }
}

/** Whether the planned minutes are not over, or not all planned gifts are given. */
function isDue({ plan, taken }: Year, begunAt: number): boolean {
  return Date.now() - begunAt < plan.lengthMs || taken.sent.size < plan.gifts
}

async function playScenes(year: Year, begunAt: number): Promise<void> {
  const { plan, diary } = year
  for (const scene of plan.scenes) {
    while (Date.now() - begunAt < scene.from * plan.lengthMs) await sleep(100)
    const startedAt = Date.now()
    year.say(sayScene(scene))
    try {
      await playScene(year, scene)
    } catch (error) {
      diary.faults.push(`${sayScene(scene)}: ${(error as Error).message}`)
      return
    }
    diary.scenes.push({ what: sayScene(scene), seconds: Math.round((Date.now() - startedAt) / 1_000) })
    await untilItWorks(() => year.postings.look())
  }
}

const sayScene = ({ name, version }: PlannedScene): string =>
  [name.replaceAll('_', ' '), ...(version === undefined ? [] : [`to version ${version}`])].join(' ')

async function untilAlarmsAreOver({ diary, site }: Year): Promise<void> {
  if (site.worker.unaskedEnds.length > 0) return
  const deadline = Date.now() + overWithinMs
  const isOpen = () =>
    judgeAlarms(diary.expectedAlarms, diary.alarms).reports.some(
      ({ afterMs, overAfterMs }) => afterMs !== undefined && overAfterMs === undefined,
    )
  while (isOpen() && Date.now() < deadline) await sleep(500)
}

async function stopServers({ site, diary }: Year): Promise<void> {
  for (const server of processesOf(site)) {
    const exitCode = await server.stop()
    if (exitCode !== 0) diary.faults.push(`${server.name} ended with ${exitCode} at the end`)
  }
}

function sumCounts(all: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const counts of all) for (const [what, count] of counts) sums.set(what, (sums.get(what) ?? 0) + count)
  return sums
}
