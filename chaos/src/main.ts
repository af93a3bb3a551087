/**
 * `npm run chaos [-- payments database restarts rolling | all]`: takes payments and visitors while processes are
 * killed, restarted and cut off, and audits the books. Prints a table and the seed; ends with 1 when anything is wrong.
 */
import { parseArgs } from 'node:util'
import { buildStale } from '../../scripts/build.ts'
import { openStage } from './processes/stage.ts'
import { carryOut } from './runs/carry-out.ts'
import { describeOutcome } from './runs/describe-outcome.ts'
import { runNames, usualPlans, type Line, type RunName, type RunPlan } from './runs/run.ts'
import { seededRandom } from './world/seeded-random.ts'

const counts = ['payments', 'kills', 'restarts', 'cuts', 'migrations', 'rolls'] as const
const number = { type: 'string' } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ seed: number, payments: number, kills: number, restarts: number, cuts: number },
    ...{ migrations: number, rolls: number },
  },
})

// Whatever was started ends with this process.
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))
process.exit(await main(positionals.length > 0 ? positionals : ['payments']))

async function main(asked: string[]): Promise<number> {
  const names = asked.includes('all') ? runNames : asked
  const stranger = names.find((name) => !Object.hasOwn(usualPlans, name))
  const wrong = Object.entries(values).find(([, value]) => !/^\d+$/.test(value))
  if (stranger !== undefined || wrong) {
    const what = wrong ? `--${wrong[0]} is a number` : `There is no run ${stranger}`
    console.error(
      `${what}. The runs: ${runNames.join(', ')}, all. The numbers: --seed, --${counts.join(', --')}`,
    )
    return 2
  }
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
  let faults = 0
  for (const name of names as readonly RunName[]) faults += await run(name, readPlan(name, seed))
  return faults > 0 ? 1 : 0
}

function readPlan(name: RunName, seed: number): RunPlan {
  const usual = usualPlans[name]
  const wanted = (count: keyof typeof values, otherwise: number) => Number(values[count] ?? otherwise)
  const { kills, restarts, cuts, migrations, rolls } = usual.faults
  return {
    seed,
    payments: wanted('payments', usual.payments),
    faults: {
      kills: wanted('kills', kills),
      restarts: wanted('restarts', restarts),
      cuts: wanted('cuts', cuts),
      migrations: wanted('migrations', migrations),
      rolls: wanted('rolls', rolls),
    },
    visitors: usual.visitors,
  }
}

/** Answers how many lines of its table are wrong. */
async function run(name: RunName, plan: RunPlan): Promise<number> {
  console.log(`\n── ${name}, --seed ${plan.seed} ──`)
  if (plan.visitors) await buildStale()
  const startedAt = performance.now()
  const stage = await openStage(seededRandom(plan.seed + 1))
  try {
    const outcome = await carryOut(stage, plan, (line) => console.log(`  ${line}`))
    const lines = describeOutcome(plan, outcome)
    lines.forEach(printLine)
    const wrong = lines.filter(({ isWrong }) => isWrong).length
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    console.log(`${wrong === 0 ? '✔ held' : '✘ did not hold'} in ${seconds} s, --seed ${plan.seed}`)
    return wrong
  } finally {
    await stage.close()
  }
}

function printLine({ what, found, isWrong }: Line): void {
  console.log(`${isWrong ? '✘' : '·'} ${what.padEnd(56)} ${found}`)
}
