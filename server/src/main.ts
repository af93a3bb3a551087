import { readConfig } from './config.ts'
import { sayFailure } from './say-failure.ts'
import { startServer } from './start-server.ts'

/** After the notice. Longer than each part may take: a slow body 15 s, a mail 5 s, a job 8 s. */
const stopWithinMs = 25_000

try {
  const config = readConfig(process.env)
  const server = await startServer(config)
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), config.STOP_NOTICE_SECONDS * 1000 + stopWithinMs).unref()
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  console.error(sayFailure(error) ?? error)
  process.exit(1)
}
