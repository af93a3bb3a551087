import { existsSync } from 'node:fs'
import { UsageFault } from './command.ts'

/** Where a server that was set up by the guide has its settings. */
const settingsOfServer = '/etc/tower/tower.env'

/**
 * Refuses to run without any settings where those of a server lie: it would look at an embedded database of its own, which is
 * empty, and find all of it well.
 */
export function requireSettings(
  environment: NodeJS.ProcessEnv,
  args: readonly string[],
  settings: string = settingsOfServer,
): void {
  const isTold = ['NODE_ENV', 'DEMO', 'DATABASE_URL', 'DATABASE_URL_FILE', 'DATA_DIR'].some(
    (name) => environment[name] !== undefined,
  )
  if (isTold || !existsSync(settings)) return
  throw new UsageFault(
    `This server's settings lie in ${settings}, and none were given here. Type, as root: tower ${args.join(' ')}`,
  )
}
