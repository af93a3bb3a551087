/** `npm start`: builds what is stale, then runs the server in this terminal. */
import { buildStale } from './build.ts'
import { runInTerminal } from './run-program.ts'

// The demo has no operator to say so: without this, React renders with its slow development checks.
const isDemo = process.env.DATABASE_URL === undefined
const mode = process.env.NODE_ENV ?? (isDemo ? 'production' : undefined)

try {
  await buildStale()
  process.exitCode = await runInTerminal(process.execPath, ['server/src/main.ts'], {
    environment: { NODE_ENV: mode },
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
