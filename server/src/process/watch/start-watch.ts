import type { Services } from '../../services.ts'
import { endBeat, saveBeat, type Beat } from './beats.queries.ts'
import { settleSecret } from '../secret/settle-secret.ts'
import { describeProcess } from './describe-process.ts'
import { keepAlerts } from './keep-alerts.ts'
import { watchWayIn, type WayIn } from './look-at-way-in.ts'
import { readDisk } from './read-disk.ts'
import { sendDueAlerts } from './send-due-alerts.ts'

/** Six times within the two minutes after which silence counts. */
const everyMs = 20_000
/** After a start the others come, too, and what waited is taken up: until then nothing is found wrong. */
const settleMs = 120_000

export type Watch = { stop(): Promise<void> }

type Watched = {
  /** How long ago the last mail left by this process. */
  mailLeftMsAgo?: () => number | undefined
}

/**
 * Says again and again that this process lives, looks whether all is well, and tells whoever operates the site of what is not.
 * Every process does so: whichever runs says what is wrong with the others.
 */
export function startWatch(services: Services, { mailLeftMsAgo }: Watched = {}): Watch {
  const self = describeProcess(services)
  const begunMs = performance.now()
  const wayIn = watchedWayIn(services.config)
  const look = async (): Promise<void> => {
    // Whoever changes SECRET waits until each process has seen it.
    if (services.config.SECRET_OLD !== undefined) await settleSecret(services)
    await beat(services, { ...self, mailLeftMsAgo: mailLeftMsAgo?.() })
    await wayIn?.look(new Date())
    if (performance.now() - begunMs > settleMs) await keepAlerts(services, wayIn?.findings(new Date()))
    await sendDueAlerts(services)
  }
  let running: Promise<void> | undefined
  const begin = (): void => {
    running ??= look()
      .catch((error: unknown) =>
        services.log.warn({ err: error }, 'this process could not look after the others'),
      )
      .finally(() => (running = undefined))
  }
  const timer = setInterval(begin, everyMs)
  timer.unref()
  begin()
  return {
    async stop() {
      clearInterval(timer)
      await running
      await services.database
        .transaction((tx) => endBeat(tx, self.id))
        .catch((error: unknown) =>
          services.log.warn({ err: error }, 'this process could not say that it ends'),
        )
    },
  }
}

/** Of a real site alone: elsewhere nobody stands in front. */
function watchedWayIn({ production, demo, ORIGIN }: Services['config']): WayIn | undefined {
  return production && !demo && ORIGIN?.startsWith('https:') ? watchWayIn(ORIGIN) : undefined
}

/** Says once that a process lives, with what it sees of its disk. */
async function beat(
  { config, database }: Pick<Services, 'config' | 'database'>,
  seen: Omit<Beat, 'disk'>,
): Promise<void> {
  const disk = await readDisk(config.DATA_DIR)
  await database.transaction((tx) => saveBeat(tx, { ...seen, disk }))
}
