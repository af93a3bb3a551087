import { identityEndpoints } from '@tower/contract/people/identity.contract.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { readConfig } from '@tower/server/config.ts'
import { openServices } from '@tower/server/open-services.ts'
import { ensureAccount } from '@tower/server/people/identity/accounts/ensure-account.ts'
import { insertLink } from '@tower/server/people/identity/links/links.queries.ts'
import { hashToken } from '@tower/server/people/identity/one-time-secret.ts'
import { hashPassword } from '@tower/server/people/identity/passwords/password.ts'
import { setPassword } from '@tower/server/people/identity/passwords/set-password.ts'
import { figureOf, ratioOf, type Figure } from '../figures/figure.ts'
import { readCpuSeconds } from '../machine/process-usage.ts'
import { productionEnvironment, startOurServer, type ServerProcess } from '../servers/server-process.ts'
import type { Section } from './section.ts'

const signInsPerRound = 24
const readsPerRound = 400
const lanes = 4
const password = 'the password of all of them'

type Post = { path: string; body: object }

/** What it costs the server to let somebody in, beside what it costs to ask who is there. The answer's even time is waiting, not work. */
export const signInSection: Section = {
  title: 'Sign-in: processor time by link, by password, and of a session check',
  async measure({ stage, pace }): Promise<Figure[]> {
    const databaseUrl = await stage.makeDatabase('bench_sign_in')
    const people = await fillPeople(databaseUrl, (pace.rounds + 1) * signInsPerRound)
    const server = await startOurServer(databaseUrl)
    const cost = { link: [] as number[], password: [] as number[], check: [] as number[] }
    try {
      for (let round = 0; round <= pace.rounds; round++) {
        const these = people.slice(round * signInsPerRound, (round + 1) * signInsPerRound)
        const byLink = await measureMs(server, these.map(linkOf))
        const byPassword = await measureMs(server, these.map(passwordOf))
        const check = await measureChecks(server, byLink.token)
        // The first round warms the code up.
        if (round === 0) continue
        cost.link.push(byLink.cpuMs)
        cost.password.push(byPassword.cpuMs)
        cost.check.push(check)
      }
    } finally {
      await server.stop()
    }
    return [
      figureOf({ name: 'sign-in by link, CPU', unit: 'ms', rounds: cost.link }),
      figureOf({ name: 'sign-in by password, CPU', unit: 'ms', rounds: cost.password }),
      figureOf({ name: 'session check (auth-session), CPU', unit: 'ms', rounds: cost.check }),
      figureOf({ name: 'link ÷ session check, CPU', unit: 'times', rounds: ratioOf(cost.link, cost.check) }),
    ]
  },
}

type Person = { email: string; token: string }

const linkOf = ({ token }: Person): Post => ({
  path: identityEndpoints.verify.path,
  body: { type: 'magiclink', token_hash: token },
})
const passwordOf = ({ email }: Person): Post => ({
  path: `${identityEndpoints.token.path}?grant_type=password`,
  body: { email, password },
})

async function measureMs(server: ServerProcess, posts: Post[]): Promise<{ cpuMs: number; token: string }> {
  let token = ''
  const cpuMs = await cpuOfEach(server, posts.length, async (number) => {
    const { path, body } = posts[number] as Post
    const answer = await fetch(server.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    token = ((await answer.json()) as { access_token: string }).access_token
  })
  return { cpuMs, token }
}

function measureChecks(server: ServerProcess, token: string): Promise<number> {
  return cpuOfEach(server, readsPerRound, async () => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${server.origin}/.netlify/functions/auth-session`, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`the session check answered ${answer.status}`)
  })
}

/** Milliseconds of the server's processor time for each of many. */
async function cpuOfEach(server: ServerProcess, count: number, run: (number: number) => Promise<void>) {
  const before = readCpuSeconds(server.processId)
  let next = 0
  const runLane = async () => {
    while (next < count) await run(next++)
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
  return ((readCpuSeconds(server.processId) - before) * 1_000) / count
}

/** Staff with a password and an open link each. */
async function fillPeople(databaseUrl: string, count: number): Promise<Person[]> {
  const { services, close } = await openServices(
    readConfig({ ...productionEnvironment(databaseUrl), LOG_LEVEL: 'silent' }),
  )
  const at = services.clock.now()
  const expiresAt = new Date(at.getTime() + 3_600_000)
  const passwordHash = await hashPassword(password)
  const people = Array.from({ length: count }, (_, number) => ({
    email: `person-${number}@bench.test`,
    token: randomBytes(32).toString('base64url'),
  }))
  try {
    await services.database.transaction(async (tx) => {
      for (const { email, token } of people) {
        const { userId } = await ensureAccount(tx, { email, role: 'admin', at, actorId: null })
        await setPassword(tx, { userId, passwordHash, at })
        const link = {
          id: randomUUID(),
          email,
          role: null,
          purpose: 'sign_in' as const,
          locale: 'en' as const,
        }
        await insertLink(tx, {
          ...link,
          addressChangeId: null,
          handedOverBy: null,
          tokenHash: hashToken(token),
          codeHash: hashToken(email),
          at,
          expiresAt,
        })
      }
    })
  } finally {
    await close()
  }
  return people
}
