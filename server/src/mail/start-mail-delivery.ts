import { AsyncLocalStorage } from 'node:async_hooks'
import type { Services } from '../services.ts'
import { sendDueMails } from './send-due-mails.ts'

const channel = 'tower_mails'
/** New mail is told of at once; this is for what is to be tried again. */
const pollMs = 10_000

/** Sends mail as it is queued, and tries again what failed. Several processes share the work. */
export async function startMailDelivery(services: Services): Promise<{ stop(): Promise<void> }> {
  const outside = AsyncLocalStorage.snapshot()
  let isStopping = false
  let isWanted = false
  let running: Promise<void> | undefined

  const deliver = async (): Promise<void> => {
    while (isWanted && !isStopping) {
      isWanted = false
      try {
        await sendDueMails(services, () => isStopping)
      } catch (error) {
        services.log.error({ err: error }, 'the outbox could not be read')
      }
    }
  }
  // The embedded engine tells of new mail from inside the work that queued it; sending is work of its own.
  const wake = (): void => {
    isWanted = true
    // Two wake-ups may find the work of both done: what ends at once must not count as running for ever.
    setImmediate(() => outside(() => (running ??= deliver().finally(() => (running = undefined)))))
  }
  const stopListening = await services.database.listen(channel, wake)
  const timer = setInterval(wake, pollMs)
  timer.unref()
  wake()
  return {
    async stop() {
      isStopping = true
      clearInterval(timer)
      await stopListening()
      await running
    },
  }
}
