import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { productionEnvironment } from '../servers/server-process.ts'

const program = fileURLToPath(new URL('../../../server/src/cli/tower.ts', import.meta.url))
const runProgram = promisify(execFile)

/** Runs `tower …` as an operator would, from the start of its process to the end. Fails when the command does. */
export async function runTower(
  databaseUrl: string,
  args: string[],
): Promise<{ seconds: number; output: string }> {
  const startedAt = performance.now()
  const { PATH = '' } = process.env
  const env = { PATH, ...productionEnvironment(databaseUrl) }
  const { stdout } = await runProgram(process.execPath, [program, ...args], {
    env,
    maxBuffer: 64 * 1024 * 1024,
  })
  return { seconds: (performance.now() - startedAt) / 1000, output: stdout }
}
