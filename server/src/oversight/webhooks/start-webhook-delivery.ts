import { AsyncLocalStorage } from 'node:async_hooks'
import type { Services } from '../../services.ts'
import { sendDueDeliveries } from './send-due-deliveries.ts'

const channel = 'tower_webhooks'
/** New messages are told of at once; this is for what is to be tried again. */
const pollMs = 10_000

/** Posts messages as they are queued, and tries again what failed. Several processes share the work. */
export async function startWebhookDelivery(services: Services): Promise<{ stop(): Promise<void> }> {
  const outside = AsyncLocalStorage.snapshot()
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let isAskedAgain = false
  const run = async (): Promise<void> => {
    do {
      isAskedAgain = false
      await sendDueDeliveries(services, stopping.signal).catch((error: unknown) =>
        services.log.error({ err: error }, 'the messages of webhooks could not be read'),
      )
    } while (isAskedAgain && !stopping.signal.aborted)
    running = undefined
  }
  const begin = (): void => {
    isAskedAgain = true
    if (!stopping.signal.aborted) running ??= run()
  }
  // The embedded engine tells from inside the work that queued them; sending is work of its own.
  const wake = (): void => void setImmediate(() => outside(begin))
  const stopListening = await services.database.listen(channel, wake)
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
