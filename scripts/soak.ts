/**
 * `npm run soak`: the long form of the tests, run each night by whoever operates CI, and before each release.
 * `npm run soak -- bodies journeys` runs single stages of soak-stages.ts; `npm run soak -- go-on` leaves out what was green
 * before at the very same tree, where a night was too short for all of it. It ends with the time of each stage and, last of all,
 * with one line of counts.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { describeFailed } from './failed-tests.ts'
import { repositoryRoot } from './run-program.ts'
import { keyOfTree, piecesOf, SoakRecord, type SoakPiece } from './soak-pieces.ts'
import { filesOfStages, loopsOfLoad, soakStages, soakVariables, type SoakStage } from './soak-stages.ts'
import { addCounts, noTests, summariseCount } from './test-count.ts'
import { listTestFiles, type TestFile } from './test-files.ts'
import { runJourneys } from './test-journeys.ts'
import { runOnPglite, runOnPostgres, type TestRun } from './test-vitest.ts'

type Outcome = { stage: SoakStage; run: TestRun; seconds: number; secondsBefore: number }

// Whoever asks for another number of something gets it.
for (const [name, value] of Object.entries(soakVariables)) process.env[name] ??= value
process.env.NODE_COMPILE_CACHE ??= join(repositoryRoot, '.cache/node')

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => setTimeout(() => process.exit(130), 500))
}

const words = process.argv.slice(2)
const goesOn = words.includes('go-on')
const asked = words.filter((word) => word !== 'go-on')
const strangers = asked.filter((word) => !soakStages.some(({ name }) => name === word))
if (strangers.length > 0) {
  console.error(`No stage is called ${strangers.join(', ')}. There are ${listNames()}.`)
  process.exitCode = 2
} else {
  const key = keyOfTree(
    Object.fromEntries(Object.keys(soakVariables).map((name) => [name, process.env[name]])),
  )
  if (key === undefined)
    console.log('Something here is not committed: what is green is not kept for another run.')
  report(await runStages(key === undefined ? undefined : new SoakRecord(key)))
}

async function runStages(record: SoakRecord | undefined): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const [stage, files] of filesOfStages(listTestFiles())) {
    if (asked.length > 0 && !asked.includes(stage.name)) continue
    const endLoad = stage.journeys?.besideLoad ? beginLoad() : () => undefined
    try {
      for (const piece of piecesOf(stage, files)) outcomes.push(await runPiece(piece, record))
    } finally {
      endLoad()
    }
  }
  return outcomes
}

async function runPiece(piece: SoakPiece, record: SoakRecord | undefined): Promise<Outcome> {
  const { stage, name, files } = piece
  const before = goesOn ? record?.find(piece) : undefined
  if (before) {
    console.log(`\n── ${name}: green before ──`)
    const run = { count: before.count, timed: [], failed: [] }
    return { stage, run, seconds: 0, secondsBefore: before.seconds }
  }
  console.log(`\n── ${name}: ${stage.title} ──`)
  const startedAt = performance.now()
  const run = await runFiles(stage, files).catch((error: unknown): TestRun => {
    console.error(error instanceof Error ? error.message : error)
    return failedRun
  })
  const seconds = (performance.now() - startedAt) / 1000
  if (run.count.failed === 0) record?.keep(piece, { seconds, count: run.count })
  return { stage, run, seconds, secondsBefore: 0 }
}

const failedRun: TestRun = { count: { ...noTests, failed: 1 }, timed: [], failed: [] }

async function runFiles({ journeys }: SoakStage, files: readonly TestFile[]): Promise<TestRun> {
  if (journeys) return (await runJourneys({ files: [...files] })) ?? failedRun
  return joinRuns([
    await runOnPglite({ files: files.filter(({ needs }) => needs === 'nothing') }),
    await runOnPostgres({ files: [...files] }),
  ])
}

function joinRuns(runs: readonly (TestRun | undefined)[]): TestRun {
  const ran = runs.filter((run) => run !== undefined)
  return {
    count: addCounts(ran.map(({ count }) => count)),
    timed: ran.flatMap(({ timed }) => timed),
    failed: ran.flatMap(({ failed }) => failed),
  }
}

/** Processes that do nothing but use the processor; gives what ends them. They end with this process too. */
function beginLoad(): () => void {
  // Its end of the pipe closes when we are gone, however we went.
  const loop =
    'process.stdin.resume().on("end", () => process.exit()); (function turn() { for (let at = 0; at < 1e7; at++); setImmediate(turn) })()'
  const loops = Array.from({ length: loopsOfLoad }, () =>
    spawn(process.execPath, ['-e', loop], { stdio: ['pipe', 'ignore', 'inherit'] }),
  )
  return () => {
    for (const process of loops) process.kill()
  }
}

function report(outcomes: readonly Outcome[]): void {
  const failed = describeFailed(outcomes.flatMap(({ run }) => run.failed))
  if (failed.length > 0) console.log(failed.join('\n'))
  console.log('')
  for (const stage of soakStages) {
    const ofStage = outcomes.filter((outcome) => outcome.stage === stage)
    if (ofStage.length > 0) console.log(describeStage(stage, ofStage))
  }
  const sum = addCounts(outcomes.map(({ run }) => run.count))
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0
  console.log(summariseCount(sum))
}

function describeStage({ name }: SoakStage, outcomes: readonly Outcome[]): string {
  const count = addCounts(outcomes.map(({ run }) => run.count))
  const minutes = (seconds: number) => `${(seconds / 60).toFixed(1)} min`
  const before = outcomes.reduce((sum, { secondsBefore }) => sum + secondsBefore, 0)
  const time = minutes(outcomes.reduce((sum, { seconds }) => sum + seconds, 0)).padStart(10)
  const sign = count.failed > 0 ? '✘' : '✔'
  return `${sign} ${name.padEnd(10)}${time}   ${before > 0 ? `(before: ${minutes(before)})   ` : ''}${summariseCount(count)}`
}

function listNames(): string {
  return soakStages.map(({ name }) => name).join(', ')
}
