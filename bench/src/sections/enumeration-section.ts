import { identityEndpoints } from '@tower/contract/people/identity.contract.ts'
import { readConfig } from '@tower/server/config.ts'
import { openServices } from '@tower/server/open-services.ts'
import { allowAddress } from '@tower/server/people/identity/accounts/allow-address.ts'
import { ensureAccount } from '@tower/server/people/identity/accounts/ensure-account.ts'
import { hashPassword } from '@tower/server/people/identity/passwords/password.ts'
import { setPassword } from '@tower/server/people/identity/passwords/set-password.ts'
import { sameSourceLikelihood } from '../figures/compare-samples.ts'
import { atLeast, figureOf, medianOf, type Figure, type Goal } from '../figures/figure.ts'
import { productionEnvironment, startOurServer, type ServerProcess } from '../servers/server-process.ts'
import type { Section } from './section.ts'

const samplesPerRound = 40
/** Few, so that what is measured is the answer and not the queue. */
const lanes = 4

type Ask = { what: string; path: string; body: (email: string) => object }

/** In this order: the first gives every known address an open link for the code to be wrong about. */
const asks: Ask[] = [
  { what: 'link request', path: identityEndpoints.requestLink.path, body: (email) => ({ email }) },
  {
    what: 'link request by function',
    path: identityEndpoints.requestPortalLink.path,
    body: (email) => ({ email, role: 'admin' }),
  },
  { what: 'recovery', path: identityEndpoints.recover.path, body: (email) => ({ email }) },
  {
    what: 'wrong password',
    path: `${identityEndpoints.token.path}?grant_type=password`,
    body: (email) => ({ email, password: 'a wrong password' }),
  },
  {
    what: 'wrong code',
    path: identityEndpoints.verify.path,
    body: (email) => ({ email, type: 'email', token: '000000' }),
  },
]

/** Whether the time of an answer tells known addresses from unknown ones: as many of each, in turn. */
export const enumerationSection: Section = {
  title: 'Enumeration: time of the answer about a known address beside an unknown one',
  async measure({ stage, pace }): Promise<Figure[]> {
    const count = pace.rounds * samplesPerRound
    const databaseUrl = await stage.makeDatabase('bench_enumeration')
    await fillAccounts(databaseUrl, count)
    const server = await startOurServer(databaseUrl)
    try {
      await measureAsk(server, asks[0] as Ask, { count: lanes, prefix: 'warm-up' })
      const figures: Figure[] = []
      for (const ask of asks) figures.push(...figuresOf(ask, await measureAsk(server, ask, { count })))
      return figures
    } finally {
      await server.stop()
    }
  },
}

type Samples = { known: number[]; unknown: number[] }

async function measureAsk(
  server: ServerProcess,
  ask: Ask,
  { count, prefix = 'known' }: { count: number; prefix?: string },
): Promise<Samples> {
  const samples: Samples = { known: [], unknown: [] }
  let next = 0
  const runLane = async () => {
    while (next < count) {
      const at = next++
      // Neither is always the first of a pair.
      for (const kind of at % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const email = kind === 'known' ? knownAddress(at, prefix) : `nobody-${at}@bench.test`
        samples[kind].push(await timeOf(`${server.origin}${ask.path}`, ask.body(email)))
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
  return samples
}

function knownAddress(at: number, prefix = 'known'): string {
  return `${prefix}-${at}@bench.test`
}

async function timeOf(url: string, body: object): Promise<number> {
  const start = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  const tookMs = performance.now() - start
  if (answer.status === 429 || answer.status >= 500) throw new Error(`${url} answered ${answer.status}`)
  return tookMs
}

const nearOne: Goal = { text: '±5 %', isMet: (median) => Math.abs(median - 1) < 0.05 }

function figuresOf({ what }: Ask, { known, unknown }: Samples): Figure[] {
  const ratio = medianOf(known) / medianOf(unknown)
  return [
    figureOf({ name: `${what}: known ÷ unknown, median`, unit: 'times', rounds: [ratio], goal: nearOne }),
    figureOf({
      name: `${what}: likelihood of one source (KS)`,
      unit: 'p',
      rounds: [sameSourceLikelihood(known, unknown)],
      goal: atLeast(0.01),
    }),
    figureOf({ name: '  unknown', unit: 'ms', rounds: [medianOf(unknown)] }),
  ]
}

/** Staff who may come in every way; each is asked about once per way. */
async function fillAccounts(databaseUrl: string, count: number): Promise<void> {
  const { services, close } = await openServices(
    readConfig({ ...productionEnvironment(databaseUrl), LOG_LEVEL: 'silent' }),
  )
  const at = services.clock.now()
  const passwordHash = await hashPassword('the password of all of them')
  try {
    await services.database.transaction(async (tx) => {
      for (let number = 0; number < count; number++) {
        const person = { email: knownAddress(number), role: 'admin' as const, at }
        await allowAddress(tx, { ...person, source: 'bench' })
        const { userId } = await ensureAccount(tx, { ...person, actorId: null })
        await setPassword(tx, { userId, passwordHash, at })
      }
    })
  } finally {
    await close()
  }
}
