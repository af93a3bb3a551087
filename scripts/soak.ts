/**
 * `npm run soak`: the long form of the tests, run each night by whoever operates CI, and before each release.
 * `npm run soak -- bodies journeys` runs single stages of soak-stages.ts. It ends with the time of each stage and, last of
 * all, with one line of counts.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { describeFailed } from './failed-tests.ts'
import { repositoryRoot } from './run-program.ts'
import { filesOfStages, loopsOfLoad, soakStages, soakVariables, type SoakStage } from './soak-stages.ts'
import { addCounts, noTests, summariseCount } from './test-count.ts'
import { listTestFiles, type TestFile } from './test-files.ts'
import { runJourneys } from './test-journeys.ts'
import { runOnPglite, runOnPostgres, type TestRun } from './test-vitest.ts'

type Outcome = { stage: SoakStage; run: TestRun; seconds: number }

// Whoever asks for another number of something gets it.
for (const [name, value] of Object.entries(soakVariables)) process.env[name] ??= value
process.env.NODE_COMPILE_CACHE ??= join(repositoryRoot, '.cache/node')

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => setTimeout(() => process.exit(130), 500))
}

const asked = process.argv.slice(2)
const strangers = asked.filter((word) => !soakStages.some(({ name }) => name === word))
if (strangers.length > 0) {
  console.error(`No stage is called ${strangers.join(', ')}. There are ${listNames()}.`)
  process.exitCode = 2
} else {
  report(await runStages())
}

async function runStages(): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const [stage, files] of filesOfStages(listTestFiles())) {
    if (asked.length > 0 && !asked.includes(stage.name)) continue
    console.log(`\n── ${stage.name}: ${stage.title} ──`)
    const startedAt = performance.now()
    const run = await runStage(stage, files).catch((error: unknown): TestRun => {
      console.error(error instanceof Error ? error.message : error)
      return failedRun
    })
    outcomes.push({ stage, run, seconds: (performance.now() - startedAt) / 1000 })
  }
  return outcomes
}

const failedRun: TestRun = { count: { ...noTests, failed: 1 }, timed: [], failed: [] }

async function runStage({ journeys }: SoakStage, files: readonly TestFile[]): Promise<TestRun> {
  if (journeys) return runRounds(files, journeys)
  return joinRuns([
    await runOnPglite({ files: files.filter(({ needs }) => needs === 'nothing') }),
    await runOnPostgres({ files: [...files] }),
  ])
}

/** Each round has servers and demo data of its own: a journey that closes a month finds it open again. */
async function runRounds(
  files: readonly TestFile[],
  { rounds, besideLoad }: NonNullable<SoakStage['journeys']>,
): Promise<TestRun> {
  const endLoad = besideLoad ? beginLoad() : () => undefined
  try {
    const runs: TestRun[] = []
    for (let round = 0; round < rounds; round++) {
      runs.push((await runJourneys({ files: [...files] })) ?? failedRun)
    }
    return joinRuns(runs)
  } finally {
    endLoad()
  }
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
  for (const { stage, run, seconds } of outcomes) {
    const sign = run.count.failed > 0 ? '✘' : '✔'
    const time = `${(seconds / 60).toFixed(1)} min`.padStart(10)
    console.log(`${sign} ${stage.name.padEnd(10)}${time}   ${summariseCount(run.count)}`)
  }
  const sum = addCounts(outcomes.map(({ run }) => run.count))
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0
  console.log(summariseCount(sum))
}

function listNames(): string {
  return soakStages.map(({ name }) => name).join(', ')
}
