/**
 * `npm run year [-- --minutes N --gifts N --seed N]`: a year of an installation, compressed to an hour: installed and upgraded as
 * the guide says, backed up daily, crashed, restored, promoted and moved while people give and visit, and audited at its
 * end. Prints a table and the seed; ends with 1 when anything is wrong.
 */
import { parseArgs } from 'node:util'
import { findLack } from './bare/bare-machine.ts'
import { runBare } from './bare/run-bare.ts'
import { openYear } from './open-year.ts'
import { describeYear } from './outcome/describe-year.ts'
import { planYear, sceneNames, type SceneName, type YearPlan } from './plan/plan-year.ts'
import { runYear } from './run-year.ts'

/** As a release is tried, and for a look. */
const usual = { minutes: 60, gifts: 20_000 }
const short = { minutes: 6, gifts: 300 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ minutes: { type: 'string' }, gifts: { type: 'string' }, seed: { type: 'string' } },
    ...{
      upgrades: { type: 'string' },
      'first-port': { type: 'string' },
      short: { type: 'boolean', default: false },
      bare: { type: 'boolean', default: false },
    },
  },
})

// Whatever was started ends with this process.
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))
process.exit(await main())

async function main(): Promise<number> {
  const wrong = findWrongOption()
  if (wrong) {
    console.error(
      `${wrong}. Write: npm run year -- [--short] [--minutes N] [--gifts N] [--seed N] [--upgrades N] [--first-port N] [SCENES], or --bare`,
    )
    console.error(`The scenes, all without any: ${sceneNames.join(', ')}`)
    return 2
  }
  if (values.bare || isWhole()) {
    const exitCode = await playOnBareServer()
    if (values.bare || exitCode !== 0) return exitCode
  }
  const plan = readPlan()
  console.log(`── a year in ${plan.lengthMs / 60_000} minutes, ${plan.gifts} gifts, --seed ${plan.seed} ──`)
  const startedAt = Date.now()
  const say = (line: string) => console.log(`  ${sayTime(startedAt)} ${line}`)
  const firstPort = values['first-port'] === undefined ? undefined : Number(values['first-port'])
  const open = await openYear(plan, firstPort, say)
  try {
    const lines = describeYear(plan, await runYear(open))
    for (const { what, found, isWrong } of lines)
      console.log(`${isWrong ? '✘' : '·'} ${what.padEnd(60)} ${found}`)
    const held = lines.every(({ isWrong }) => !isWrong)
    console.log(`${held ? '✔ held' : '✘ did not hold'} in ${sayTime(startedAt)}, --seed ${plan.seed}`)
    return held ? 0 : 1
  } finally {
    await open.close()
  }
}

/** A whole year begins on a server that has nothing yet, where this machine can lay one. */
function isWhole(): boolean {
  return !values.short && values.minutes === undefined && positionals.length === 0
}

async function playOnBareServer(): Promise<number> {
  const lack = await findLack()
  if (lack === undefined) {
    console.log('── from a bare server to the first gift, by the commands of the guide ──')
    return runBare()
  }
  console.log(`${values.bare ? '' : 'No bare server comes first. '}${lack}`)
  return values.bare ? 2 : 0
}

function readPlan(): YearPlan {
  const form = values.short ? short : usual
  return planYear({
    seed: Number(values.seed ?? Math.floor(Math.random() * 1e9)),
    gifts: Number(values.gifts ?? form.gifts),
    minutes: Number(values.minutes ?? form.minutes),
    ...(values.upgrades === undefined ? {} : { upgrades: Number(values.upgrades) }),
    ...(positionals.length > 0 ? { only: positionals as SceneName[] } : {}),
  })
}

function findWrongOption(): string | undefined {
  const stranger = positionals.find((name) => !sceneNames.some((known) => known === name))
  if (stranger !== undefined) return `There is no scene ${stranger}`
  const numbers = Object.entries(values).filter(([name]) => name !== 'short' && name !== 'bare')
  const wrong = numbers.find(([, value]) => !/^\d+$/.test(String(value)))
  return wrong && `--${wrong[0]} is a number`
}

function sayTime(since: number): string {
  const seconds = Math.round((Date.now() - since) / 1_000)
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
