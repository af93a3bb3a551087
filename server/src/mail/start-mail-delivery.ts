import { AsyncLocalStorage } from 'node:async_hooks'
import type { Services } from '../services.ts'
import { openMailLanes } from './send-due-mails.ts'

const channel = 'tower_mails'
/** New mail is told of at once; this is for what is to be tried again. */
const pollMs = 10_000

export type MailDelivery = { leftMsAgo(): number | undefined; stop(): Promise<void> }

/** Sends mail as it is queued, and tries again what failed. Several processes share the work. */
export async function startMailDelivery(services: Services): Promise<MailDelivery> {
  const outside = AsyncLocalStorage.snapshot()
  const stopping = new AbortController()
  const lanes = openMailLanes(services, stopping.signal)
  // The embedded engine tells of new mail from inside the work that queued it; sending is work of its own.
  const wake = (): void => void setImmediate(() => outside(lanes.wake))
  const stopListening = await services.database.listen(channel, wake)
  const timer = setInterval(wake, pollMs)
  timer.unref()
  wake()
  return {
    leftMsAgo: lanes.leftMsAgo,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await stopListening()
      await lanes.rest()
    },
  }
}
