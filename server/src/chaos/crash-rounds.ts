import { createServer } from 'node:net'
import { startStripeSandbox, type StripeSandbox } from '../vendors/stripe/sandbox/stripe-sandbox.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

export type CrashPlan = {
  payments: number
  kills: number
  /** Makes the run repeatable as far as the machine allows; printed by whoever runs it. */
  seed: number
  /** Where the data lies: DATA_DIR or DATABASE_URL. */
  environment: Record<string, string>
}

/** What was paid, as the world outside the server knows it: cents by giver. */
export type CrashOutcome = {
  paidByGiver: Map<string, number>
  payments: number
  kills: number
  exitCode: number | null
}

const givers = 9
const atOnce = 6
const amounts = [40_000, 80_000, 25_000, 160_000, 2_500, 79_999]
const webhookSecret = 'whsec_crash'
const deliveredWithinMs = 120_000

/**
 * Takes payments while the server is killed without warning again and again, each webhook delivered twice.
 * Nothing the provider settled may be lost or counted twice; the caller compares the data with the outcome.
 */
export async function runCrashRounds(plan: CrashPlan): Promise<CrashOutcome> {
  const random = seededRandom(plan.seed)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const sandbox = await startStripeSandbox({
    port: 0,
    publicOrigin: origin,
    webhookUrl: `${origin}/webhooks/stripe`,
    webhookSecret,
    retryDelaysMs: [50, 100, 200, 400, 800],
  })
  await sandbox.setDelivery({ copies: 2 })
  const environment = { ...serverEnvironment(port, origin, sandbox), ...plan.environment }
  const state: { server: ServerProcess; done: boolean; kills: number } = {
    server: await startServerProcess(environment),
    done: false,
    kills: 0,
  }
  const killer = killAgainAndAgain(plan, state, environment, random)
  const paidByGiver = await payEverything(plan, origin, sandbox, random)
  state.done = true
  await killer
  await untilDelivered(sandbox)
  const exitCode = await state.server.stop()
  await sandbox.close()
  return { paidByGiver, payments: plan.payments, kills: state.kills, exitCode }
}

function serverEnvironment(port: number, origin: string, sandbox: StripeSandbox): Record<string, string> {
  return {
    NODE_ENV: 'test',
    PORT: String(port),
    ORIGIN: origin,
    DEMO: 'false',
    BEACON: 'local',
    SECRET: 'a secret for crash tests, long enough',
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '10000',
    STRIPE_SECRET_KEY: 'sk_test_crash',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: `http://127.0.0.1:${sandbox.port}`,
  }
}

type State = { server: ServerProcess; done: boolean; kills: number }

async function killAgainAndAgain(
  plan: CrashPlan,
  state: State,
  environment: Record<string, string>,
  random: () => number,
): Promise<void> {
  while (!state.done || state.kills < plan.kills) {
    await pause(20 + random() * 400)
    if (state.kills >= plan.kills) continue
    await state.server.kill()
    state.kills += 1
    state.server = await startServerProcess(environment)
  }
}

async function payEverything(
  plan: CrashPlan,
  origin: string,
  sandbox: StripeSandbox,
  random: () => number,
): Promise<Map<string, number>> {
  const paid = new Map<string, number>()
  const orders = Array.from({ length: plan.payments }, (_, index) => ({
    key: `crash-${plan.seed}-${index}`,
    email: `giver${Math.floor(random() * givers)}@example.test`,
    amountCents: amounts[Math.floor(random() * amounts.length)] ?? 2_500,
  }))
  const worker = async (): Promise<void> => {
    for (let order = orders.pop(); order; order = orders.pop()) {
      const url = await startCheckout(origin, order)
      await sandbox.pay(url.slice(url.lastIndexOf('/') + 1), 'paid', { email: order.email })
      paid.set(order.email, (paid.get(order.email) ?? 0) + order.amountCents)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return paid
}

/** Asks until the server answers: a giver's browser would try again too, with the same key. */
async function startCheckout(
  origin: string,
  order: { key: string; email: string; amountCents: number },
): Promise<string> {
  for (;;) {
    const answer = await fetch(`${origin}/.netlify/functions/create-checkout-session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        amount_cents: order.amountCents,
        destination: 'classrooms',
        email: order.email,
        idempotency_key: order.key,
      }),
    }).catch(() => undefined)
    if (answer?.ok) return ((await answer.json()) as { url: string }).url
    if (answer && answer.status < 500) throw new Error(`checkout was refused: ${await answer.text()}`)
    await pause(50)
  }
}

async function untilDelivered(sandbox: StripeSandbox): Promise<void> {
  const deadline = Date.now() + deliveredWithinMs
  while (Date.now() < deadline) {
    const deliveries = await sandbox.listDeliveries()
    if (deliveries.every(({ state }) => state !== 'waiting')) return
    await pause(100)
  }
  throw new Error('not every event was delivered')
}

/** mulberry32, public domain: small and repeatable. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}
