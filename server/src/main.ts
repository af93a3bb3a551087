import { ConfigError, readConfig } from './config.ts'
import { errorCode } from './database/database.ts'
import { OtherVersion } from './database/migrate.ts'
import { DataFolderTaken } from './data-folder-lock.ts'
import { OtherSecret } from './secret.ts'
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
  console.error(inWords(error))
  process.exit(1)
}

/** What an operator can mend is said in a sentence; anything else is shown whole. */
function inWords(error: unknown): unknown {
  if ([ConfigError, DataFolderTaken, OtherSecret, OtherVersion].some((kind) => error instanceof kind))
    return (error as Error).message
  if (errorCode(error) === 'EADDRINUSE') {
    const port = (error as { port?: number }).port
    return `Port ${port} is in use by another program. Stop that one first, or set PORT to another number.`
  }
  return error
}
