import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDemo, nameDemo, weeklyDrawFarAway } from '../scripts/demo-folder.ts'
import { copyKept } from '../scripts/kept-folder.ts'
import { serverArguments } from '../scripts/server-command.ts'
import { traceOf } from './journey-trace.ts'
import { journeySheet } from './journey-classrooms.ts'

/** The product with demo data and the classrooms of the journeys, in a folder of its own, removed afterwards. */
const folder = mkdtempSync(join(tmpdir(), 'tower-e2e-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const environment = {
  ...process.env,
  // The other systems that hear of what happens are servers of the journeys themselves.
  WEBHOOKS_TO_PRIVATE_NETWORKS: 'true',
  // A busy machine may be late; a journey takes as long as it takes.
  TURN_AWAY_AFTER_MS: '3600000',
  NODE_ENV: 'production',
  DEMO: 'true',
  DATA_DIR: join(folder, 'data'),
  LOG_LEVEL: 'warn',
  DRAW_CRON: weeklyDrawFarAway(),
}

const sheetKey = createHash('sha256').update(journeySheet()).digest('hex').slice(0, 8)
await copyKept(
  { kind: 'demo-of-journeys', key: `${nameDemo()}-${sheetKey}`, make: makeDemoOfJourneys },
  environment.DATA_DIR,
)
// What the server logs, and where its files lie, is looked through after the last journey.
const trace = traceOf(Number(process.env.PORT))
mkdirSync(trace.folder, { recursive: true })
writeFileSync(trace.data, environment.DATA_DIR)
const server = spawn(process.execPath, serverArguments(environment), {
  stdio: ['inherit', openSync(trace.log, 'w'), 'inherit'],
  env: environment,
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))

/** Classrooms come in as a charity's own list would. */
async function makeDemoOfJourneys(made: string): Promise<void> {
  await copyDemo(made)
  const sheet = join(folder, 'classrooms.csv')
  writeFileSync(sheet, journeySheet())
  const command = ['server/src/cli/tower.ts', 'import', 'classrooms', sheet]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env: { ...environment, DATA_DIR: made },
    encoding: 'utf8',
  })
  if (status !== 0)
    throw new Error(`the classrooms of the journeys could not be imported:\n${stdout}${stderr}`)
}
