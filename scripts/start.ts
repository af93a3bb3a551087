/** `npm start`: builds what is stale, then runs the server in this terminal. */
import { buildStale } from './build.ts'
import { runInTerminal } from './run-program.ts'
import { serverArguments, serverEnvironment } from './server-command.ts'

try {
  await buildStale()
  process.exitCode = await runInTerminal(process.execPath, serverArguments(process.env), {
    environment: { ...serverEnvironment(process.env), ...(await modeOf(process.env)) },
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** The demo has no operator to say so: without this, React renders with its slow development checks. */
async function modeOf(environment: NodeJS.ProcessEnv): Promise<Record<string, string>> {
  if (environment.NODE_ENV) return {}
  const { readConfig } = await import('../server/src/config.ts')
  return readConfig(environment).demo ? { NODE_ENV: 'production', DEMO: 'true' } : {}
}
