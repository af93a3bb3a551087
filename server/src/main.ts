import { ConfigError, readConfig } from './config.ts'
import { DataFolderTaken } from './data-folder-lock.ts'
import { startServer } from './start-server.ts'

const stopWithinMs = 10_000

try {
  const server = await startServer(readConfig(process.env))
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  const known = error instanceof ConfigError || error instanceof DataFolderTaken
  console.error(known ? error.message : error)
  process.exit(1)
}
