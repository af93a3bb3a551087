/** `npm start`: builds what is stale, then runs the server in this terminal. */
import { buildStale } from './build.ts'
import { runInTerminal } from './run-program.ts'

try {
  await buildStale()
  process.exitCode = await runInTerminal(process.execPath, ['server/src/main.ts'])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
