/**
 * `npm run dev`: the server, restarted when its files change, beside the web app's development
 * server with hot reload. When one of the two ends, both do.
 */
import { buildStale } from './build.ts'
import { runInTerminal } from './run-program.ts'

// The server answers with the built pages too, so it must find some.
await buildStale()

const programs = [
  runInTerminal(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts']),
  runInTerminal('react-router', ['dev'], { folder: 'web' }),
]
process.exitCode = await Promise.race(programs)
// Sent to ourselves, the signal is passed on to whichever of the two is still running.
process.kill(process.pid, 'SIGTERM')
await Promise.all(programs)
