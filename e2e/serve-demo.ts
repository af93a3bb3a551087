import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverArguments } from '../scripts/server-command.ts'
import { journeySheet } from './journey-classrooms.ts'

/** The product with demo data and the classrooms of the journeys, in a folder of its own, removed afterwards. */
const folder = mkdtempSync(join(tmpdir(), 'tower-e2e-'))
const environment = {
  ...process.env,
  // The other systems that hear of what happens are servers of the journeys themselves.
  WEBHOOKS_TO_PRIVATE_NETWORKS: 'true',
  NODE_ENV: 'production',
  DEMO: 'true',
  DATA_DIR: join(folder, 'data'),
  LOG_LEVEL: 'warn',
  DRAW_CRON: weeklyDrawFarAway(),
}

importJourneyClassrooms()
const server = spawn(process.execPath, serverArguments(environment), { stdio: 'inherit', env: environment })
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 1)
})

/** Half a week from now: a draw of the schedule must not match the classrooms while journeys look at them. */
function weeklyDrawFarAway(): string {
  return `0 17 * * ${(new Date().getUTCDay() + 3) % 7}`
}

/** Classrooms come in as a charity's own list would. */
function importJourneyClassrooms(): void {
  const sheet = join(folder, 'classrooms.csv')
  writeFileSync(sheet, journeySheet())
  const command = ['server/src/cli/tower.ts', 'import', 'classrooms', sheet]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env: environment,
    encoding: 'utf8',
  })
  if (status === 0) return
  rmSync(folder, { recursive: true, force: true })
  throw new Error(`the classrooms of the journeys could not be imported:\n${stdout}${stderr}`)
}
