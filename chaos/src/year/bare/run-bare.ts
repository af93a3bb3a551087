import { join } from 'node:path'
import { repositoryRoot, runInTerminal } from '../../../../scripts/run-program.ts'

/** Plays the guide on a bare server, in a network where nothing of this machine listens. Answers the exit code. */
export function runBare(): Promise<number> {
  const script = join(repositoryRoot, 'chaos/src/year/bare/main.ts')
  const program = [process.execPath, script, `/proc/${process.pid}/ns/net`]
  // However this process ends, it is told to lay all away.
  return runInTerminal('setpriv', ['--pdeathsig', 'TERM', 'unshare', '--net', ...program])
}
