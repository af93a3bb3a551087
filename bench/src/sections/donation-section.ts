import { bookRules } from '@tower/server/domains.ts'
import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import { verifyLedger } from '@tower/server/money/ledger/verify-ledger.ts'
import { execFile } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeDonationScript } from '../floor/donation-script.ts'
import { atLeast, atMost, figureOf, ratioOf, type Figure } from '../figures/figure.ts'
import type { Load } from '../load/send-load.ts'
import { startFloorServer, startOurServer, type ServerProcess } from '../servers/server-process.ts'
import { fillCheckouts, mixedAmounts } from '../stage/gifts.ts'
import { openProvider } from '../stage/provider.ts'
import { connect, type Stage } from '../stage/stage.ts'
import { createGiving } from './gift-side.ts'
import { inTurn } from './in-turn.ts'
import { compareLoads } from './compare-loads.ts'
import type { Pace, Section, SectionParts } from './section.ts'

const checkouts = 60_000
const runProgram = promisify(execFile)

/** Figures 4, 5 and 6 on gifts of $25 to $800: from the provider's signed event to the committed ledger and slot. */
export const donationSection: Section = {
  title: 'Donation: POST /webhooks/stripe, signed events of paid checkouts of $25 to $800',
  async measure(parts): Promise<Figure[]> {
    const { stage, pace } = parts
    const urls = await makeDatabases(stage)
    const provider = await openProvider()
    const ours = await startOurServer(urls.ours, { providerUrl: provider.origin })
    const bare = await startFloorServer(urls.bare)
    try {
      const loads = await inTurn(pace.rounds, createSides(parts, { ours, bare, ceilingUrl: urls.ceiling }))
      return [
        ...compareLoads({
          what: 'donation',
          number: 4,
          ours: loads.ours,
          bare: loads.bare,
          goal: atLeast(0.5),
        }),
        ...compareWithCeiling(loads),
        ...(await checkBooks(urls.ours, parts.say)),
      ]
    } finally {
      await Promise.all([ours.stop(), bare.stop()])
      provider.close()
    }
  },
}

type Addresses = { ours: string; bare: string; ceiling: string }
type Rate = Pick<Load, 'perSecond'>

/** Three databases with the same rows: each side pays its own checkouts. */
async function makeDatabases(stage: Stage): Promise<Addresses> {
  const fill = { count: checkouts, amounts: mixedAmounts }
  const ours = await stage.makeDatabase('bench_gifts', (database) => fillCheckouts(database, fill))
  return {
    ours,
    bare: await stage.copyDatabase('bench_gifts', 'bench_gifts_bare'),
    ceiling: await stage.copyDatabase('bench_gifts', 'bench_gifts_ceiling'),
  }
}

type Servers = { ours: ServerProcess; bare: ServerProcess; ceilingUrl: string }

function createSides({ stage, pace, folder, say }: SectionParts, { ours, bare, ceilingUrl }: Servers) {
  const { connections } = pace
  const shared = { folder, connections, amounts: mixedAmounts }
  return {
    ours: forAbout(pace, createGiving({ ...shared, server: ours, path: givingEndpoints.webhook.path })),
    bare: forAbout(pace, createGiving({ ...shared, server: bare, path: '/donations' })),
    ceiling: createCeiling({ stage, pace, folder, say }, ceilingUrl),
  }
}

const warmUpGifts = 600

/**
 * The first, uncounted round is long enough for Node to compile what it runs often. Then the number of gifts follows
 * the rate of the round before, so that a round lasts about as long on every side.
 */
function forAbout(
  { seconds, connections }: Pace,
  give: (count: number) => Promise<Load>,
): () => Promise<Load> {
  let count = warmUpGifts
  return async () => {
    const load = await give(count)
    count = Math.max(10 * connections, Math.round(load.perSecond * seconds))
    return load
  }
}

/** The same SQL by pgbench, its statements prepared: what the database gives when nothing stands before it. */
function createCeiling({ stage, pace, folder, say }: SectionParts, url: string): () => Promise<Load> {
  const program = join(stage.binDir, 'pgbench')
  const nothing = {
    answered: 0,
    failed: 0,
    seconds: 0,
    p50Ms: 0,
    p99Ms: 0,
    cpuMicroseconds: 0,
    perSecond: Number.NaN,
  }
  if (!existsSync(program)) {
    say('There is no pgbench beside PostgreSQL here (Debian: postgresql-contrib): the ceiling is left out.')
    return async () => nothing
  }
  const script = join(folder, 'donation.pgbench')
  writeFileSync(script, writeDonationScript())
  const { connections, seconds } = pace
  const options = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(connections),
    '-j',
    '1',
    '-T',
    String(Math.ceil(seconds)),
    '-f',
    script,
    url,
  ]
  return async () => {
    const { stdout } = await runProgram(program, options)
    return { ...nothing, perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]) }
  }
}

function compareWithCeiling(loads: Record<'ours' | 'bare' | 'ceiling', Rate[]>): Figure[] {
  const [ours, bare, ceiling] = [loads.ours, loads.bare, loads.ceiling].map((side) =>
    side.map(({ perSecond }) => perSecond),
  )
  if (!ours || !bare || !ceiling || ceiling.some(Number.isNaN)) return []
  return [
    figureOf({
      number: 4,
      name: 'donation: ours ÷ pgbench',
      unit: 'times',
      rounds: ratioOf(ours, ceiling),
      goal: atLeast(0.25),
    }),
    figureOf({ name: '  bare ÷ pgbench', unit: 'times', rounds: ratioOf(bare, ceiling) }),
    figureOf({ name: '  pgbench', unit: '/s', rounds: ceiling }),
  ]
}

/** Speed is worth nothing if the books are wrong: every invariant over all that was just written. */
async function checkBooks(url: string, say: SectionParts['say']): Promise<Figure[]> {
  const database = connect(url)
  try {
    const violations = await database.transaction((tx) => verifyLedger(tx, bookRules))
    const { rows } = await database.jobs.executeSql(
      `select (select count(*) from payments where state = 'settled')::int as gifts, (select count(*) from slots)::int as slots`,
    )
    const { gifts, slots } = rows[0] as { gifts: number; slots: number }
    say(
      `${gifts} gifts settled, ${slots} slots minted, ${violations.length} violations of the ledger's invariants`,
    )
    for (const { invariant, rows: broken } of violations) say(`  ${invariant}: ${broken.join(', ')}`)
    return [
      figureOf({
        number: 4,
        name: 'donation: violations of invariants',
        unit: 'rows',
        rounds: [violations.length],
        goal: atMost(0),
      }),
    ]
  } finally {
    await database.close()
  }
}
