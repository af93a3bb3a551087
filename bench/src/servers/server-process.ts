import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../../scripts/free-port.ts'
import {
  serverArguments,
  serverEnvironment,
  serverFlags,
  serverMain,
} from '../../../scripts/server-command.ts'
import type { MemoryOrder, ToldMemory } from '../machine/tell-memory.ts'
import { webhookSecret } from '../stage/gifts.ts'
import { issuingSecret } from '../stage/purchases.ts'

export type ServerProcess = {
  origin: string
  processId: number
  /** What it says of its own memory; only of a server that was started to tell. */
  tellMemory(order: MemoryOrder): Promise<ToldMemory>
  stop(): Promise<void>
}

/** A machine that others use may need minutes. */
const startTimeoutMs = 300_000
const memoryTeller = fileURLToPath(new URL('../machine/tell-memory.ts', import.meta.url))
const floorMain = fileURLToPath(new URL('../floor/floor-server.ts', import.meta.url))

/** What the server reads as in production; also for this process, when it acts on the same database. */
export function productionEnvironment(databaseUrl: string, port = 3000): Record<string, string> {
  return {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    ORIGIN: 'https://tower.bench.test',
    SECRET: 'a secret for measurements, long enough to pass',
    STRIPE_SECRET_KEY: 'sk_live_bench',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Tower <hello@tower.bench.test>',
    ORG_LEGAL_NAME: 'Friends of Measurements',
    // Nobody is turned away: every request comes from one address.
    RATE_LIMIT_FACTOR: '10000',
    // Staff of the bench have no phone.
    REQUIRE_2FA: 'false',
  }
}

/**
 * The same for a server that takes gifts: a provider stands beside it and is asked when each payment was charged, so
 * it can't be called production. Nothing else differs.
 */
export function givingEnvironment(
  databaseUrl: string,
  providerUrl: string,
  port = 3000,
): Record<string, string> {
  return {
    ...productionEnvironment(databaseUrl, port),
    ...{ NODE_ENV: 'test', DEMO: 'false', BEACON: 'local' },
    ...{ STRIPE_SECRET_KEY: 'sk_test_bench', STRIPE_API_URL: providerUrl },
  }
}

type StartedServer = {
  role?: 'web' | 'all' | 'worker'
  providerUrl?: string
  flags?: string[]
  tellsMemory?: boolean
  /** Whether it answers the issuer of one-time cards. */
  issuesCards?: boolean
  /** Where it puts files; one that takes none needs none. */
  dataFolder?: string
  /** Whether a browser reads its pages under its own address. */
  isBrowsed?: boolean
}

/** The real server in a process of its own. `web` alone answers; mails and jobs are another process's, as when it grows. */
export async function startOurServer(
  databaseUrl: string,
  {
    role = 'web',
    providerUrl,
    flags = serverFlags({}),
    tellsMemory = false,
    dataFolder,
    issuesCards = false,
    isBrowsed = false,
  }: StartedServer = {},
): Promise<ServerProcess> {
  const port = await findFreePort()
  const environment = providerUrl
    ? givingEnvironment(databaseUrl, providerUrl, port)
    : productionEnvironment(databaseUrl, port)
  const program = [...flags, ...(tellsMemory ? ['--import', memoryTeller] : []), serverMain]
  return startProcess(
    program,
    port,
    {
      ...environment,
      ROLE: role,
      ...(dataFolder && { DATA_DIR: dataFolder }),
      ...(isBrowsed && { NODE_ENV: 'test', DEMO: 'false', ORIGIN: `http://127.0.0.1:${port}` }),
      ...(issuesCards && {
        STRIPE_ISSUING_CARDHOLDER: 'ich_bench',
        STRIPE_ISSUING_WEBHOOK_SECRET: issuingSecret,
      }),
    },
    '/readyz',
  )
}

/** The real server with the demo data, on a database of its own in the folder. */
export async function startDemoServer(folder: string): Promise<ServerProcess> {
  const port = await findFreePort()
  const environment = {
    ...{ NODE_ENV: 'production', DEMO: 'true', DATA_DIR: `${folder}/demo`, PORT: String(port) },
    ...{ ORIGIN: `http://127.0.0.1:${port}`, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '10000' },
  }
  return startProcess(serverArguments({}), port, environment, '/readyz')
}

/** The smallest server over the same tables. */
export async function startFloorServer(databaseUrl: string): Promise<ServerProcess> {
  const port = await findFreePort()
  const environment = { NODE_ENV: 'production', DATABASE_URL: databaseUrl, PORT: String(port) }
  return startProcess([floorMain], port, environment, '/trivial')
}

async function startProcess(
  program: string[],
  port: number,
  environment: Record<string, string>,
  readyPath: string,
): Promise<ServerProcess> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, program, {
    env: { PATH, ...serverEnvironment(process.env), ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  const origin = `http://127.0.0.1:${port}`
  await waitUntilReady(child, `${origin}${readyPath}`)
  return {
    origin,
    processId: child.pid ?? 0,
    tellMemory: async (order) => {
      child.send(order)
      const [told] = (await once(child, 'message')) as [ToldMemory]
      return told
    },
    stop: async () => {
      process.off('exit', kill)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`${url} did not answer in time`)
}
