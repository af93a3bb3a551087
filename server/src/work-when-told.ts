import { AsyncLocalStorage } from 'node:async_hooks'
import type { Services } from './services.ts'

/** New work is told of at once; this is for what is to be tried again. */
const pollMs = 10_000

export type ToldWork = {
  /** What the database announces new rows on. */
  channel: string
  work(stop: AbortSignal): Promise<unknown>
  /** What the log says where the rows could not be read. */
  failed: string
}

/** Does work as it is announced, and looks again by itself. It never runs twice at once in a process. */
export async function workWhenTold(
  { database, log }: Pick<Services, 'database' | 'log'>,
  { channel, work, failed }: ToldWork,
): Promise<{ stop(): Promise<void> }> {
  const outside = AsyncLocalStorage.snapshot()
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let isAskedAgain = false
  const run = async (): Promise<void> => {
    do {
      isAskedAgain = false
      await work(stopping.signal).catch((error: unknown) => log.error({ err: error }, failed))
    } while (isAskedAgain && !stopping.signal.aborted)
    running = undefined
  }
  const begin = (): void => {
    isAskedAgain = true
    if (!stopping.signal.aborted) running ??= run()
  }
  // The embedded engine tells from inside the work that queued them; doing it is work of its own.
  const wake = (): void => void setImmediate(() => outside(begin))
  const stopListening = await database.listen(channel, wake)
  const timer = setInterval(wake, pollMs)
  timer.unref()
  wake()
  return {
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await stopListening()
      await running
    },
  }
}
