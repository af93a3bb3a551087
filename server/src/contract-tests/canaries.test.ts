import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isForKeys, mayPass, roles } from '@tower/contract/access.ts'
import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import { endpoints } from '@tower/contract/endpoints.ts'
import { gateChannels, type GateChannel } from '@tower/contract/oversight/gate.ts'
import { webhookEvents } from '@tower/contract/oversight/webhooks.ts'
import { symbols } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  findCanaries,
  makeCanaries,
  spellCanary,
  spellUnmarked,
  unmarked,
} from '../../test/oversight/gate/canaries.ts'
import { agreeToProvider } from '../learning/writer/consents/agree-to-provider.ts'
import { providerOf } from '../learning/writer/consents/read-consent.ts'
import { NameHeld } from '../gate.ts'
import type { OutgoingMail } from '../mail/mailer.ts'
import { queueSealedMail } from '../mail/queue-sealed.ts'
import { sendDueMails } from '../mail/send-due-mails.ts'
import { sendDueDeliveries } from '../oversight/webhooks/send-due-deliveries.ts'
import { insertWebhook } from '../oversight/webhooks/webhooks.queries.ts'
import { startChatSandbox, type ChatSandbox } from '../vendors/openai/sandbox/chat-sandbox.ts'
import { buildWorld, type Answer, type Principal, type World } from './build-world.ts'
import { addressOf } from './fill-call.ts'
import { plantInBody } from './plant-in-body.ts'

// Hundreds of calls, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

/** The long form plants more of them (`npm run soak`): each form of the product then has several, in every spelling. */
const canaries = makeCanaries(Number(process.env.CANARIES ?? 60))
const writing = endpoints.filter(
  ({ method, upload, answer }) => method !== 'GET' && !upload && answer !== 'stream',
)
const endingSessions = ['identity.logout', 'identity.update-user']

/** Another system that hears of everything. */
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    received.push(body)
    response.writeHead(204).end()
  })
})

let world: World
let provider: ChatSandbox
const received: string[] = []
const mails: OutgoingMail[] = []
const logged: string[] = []
const bearers = new Map<Principal, string | undefined>()
/** What a call of a domain made last, so that the next one finds it. */
const made = new Map<string, string>()

beforeAll(async () => {
  provider = await startChatSandbox()
  provider.behave({ answer: 'The charity funds classrooms.' })
  const environment = {
    AI_BASE_URL: provider.baseUrl,
    AI_MODEL: 'sandbox',
    WEBHOOKS_TO_PRIVATE_NETWORKS: 'true',
  }
  world = await buildWorld(environment)
  const { services } = world
  // All that is logged, from now on, by whatever writes into this log.
  Object.assign(services.log, { [symbols.streamSym]: { write: (line: string) => logged.push(line) } })
  services.log.level = 'info'
  const at = services.clock.now()
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  const teacher = await services.database.transaction(async (tx) => {
    const { id } = await tx
      .insertInto('users')
      .values({ email: 'rosa@canary.test', role: 'teacher' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const names = [...canaries, ...canaries.map(unmarked)]
    const rows = names.map((name) => ({ teacher_id: id, full_name: name, created_at: at }))
    await tx.insertInto('students').values(rows).execute()
    const hook = { events: webhookEvents, note: '', salt: 'salt', requestKey: services.random.uuid(), at }
    await insertWebhook(tx, { ...hook, url })
    return tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'teacher@access.test')
      .executeTakeFirstOrThrow()
  })
  await agreeToProvider(services, { teacherId: teacher.id, provider: providerOf(services) ?? '' })
})
afterAll(async () => {
  receiver.close()
  await world.close()
  await provider.close()
})

/** Who plants: a stranger where strangers may, else whoever has just the role for it. */
function principalOf({ access }: AnyEndpoint): Principal {
  if (access === 'public') return 'nobody'
  return roles.find((role) => mayPass(access, role)) ?? 'superadmin'
}

async function bearerOf(principal: Principal, { name }: AnyEndpoint): Promise<string | undefined> {
  if (endingSessions.includes(name)) bearers.clear()
  if (!bearers.has(principal)) bearers.set(principal, await world.bearer(principal))
  return bearers.get(principal)
}

async function ask(call: AnyEndpoint, principal: Principal, body?: unknown): Promise<Answer> {
  const answer = await askOnce(call, principal, body)
  if (answer.statusCode !== 401 || principal === 'nobody') return answer
  // A call before this one ended the session.
  bearers.delete(principal)
  return askOnce(call, principal, body)
}

async function askOnce(call: AnyEndpoint, principal: Principal, body?: unknown): Promise<Answer> {
  const bearer = await bearerOf(principal, call)
  const id = made.get(domainOf(call))
  const url = addressOf(call)
  return world.app.inject({
    method: call.method,
    url: id === undefined ? url : url.replace('0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968', id),
    headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
    ...(body === undefined ? {} : { payload: body as object }),
  })
}

const domainOf = ({ name }: AnyEndpoint) => name.split('.')[0] ?? ''

/**
 * Plants canaries through calls, and answers how many of their bodies were taken. Every other one without its mark, where that is asked for: a
 * gate that knows no class list lets these out.
 */
async function plant(calls: readonly AnyEndpoint[], { isMixed = false } = {}): Promise<number> {
  let taken = 0
  for (const call of calls) {
    const nth = writing.indexOf(call)
    const canary = canaries[nth % canaries.length] ?? ''
    const body = isMixed && nth % 2 === 1 ? spellUnmarked(canary) : spellCanary(canary, nth)
    for (const planted of plantInBody(call.body, body)) {
      const answer = await ask(call, principalOf(call), planted)
      expect(answer.statusCode, `${call.name}: ${answer.body.slice(0, 200)}`).not.toBe(500)
      if (answer.statusCode >= 300) continue
      taken += 1
      const [, id] = /"id":"([0-9a-f-]{36})"/.exec(answer.body) ?? []
      if (id !== undefined) made.set(domainOf(call), id)
    }
  }
  return taken
}

async function sendAll(): Promise<void> {
  const { services } = world
  const mailer = { send: async (mail: OutgoingMail) => void mails.push(mail) }
  await sendDueMails({ ...services, mailer })
  await sendDueDeliveries(services)
}

/** What left since the server began, in words. */
const sent = (): Record<string, string> => ({
  // What a teacher writes for her own class list is mailed to her as she wrote it: the table of decision 0184.
  mails: mails
    .filter(({ to }) => to !== 'teacher@access.test')
    .map(({ to, subject, html, text }) => [subject, html, text].join('\n').replaceAll(to, ''))
    .join('\n'),
  webhooks: received.join('\n'),
  provider: provider.orders.map(({ text }) => text).join('\n'),
  log: logged.join('\n'),
})

test('what strangers plant through every form that is open to them is in nothing that leaves, no log and no public answer', async ({
  task,
}) => {
  const open = writing.filter(({ access }) => access === 'public')
  const taken = await plant(open)
  await sendAll()
  for (const [where, text] of Object.entries(sent())) expect(findCanaries(text), where).toEqual([])
  const reading = endpoints.filter(
    ({ method, access, answer }) => method === 'GET' && access === 'public' && answer !== 'stream',
  )
  for (const call of reading) {
    const answer = await ask(call, 'nobody')
    expect(findCanaries(answer.body), call.name).toEqual([])
  }
  expect(taken).toBeGreaterThan(5)
  task.meta.rows = open.length + reading.length
})

const closed = writing.filter(({ access }) => access !== 'public' && !isForKeys(access))
const isOfStaff = (call: AnyEndpoint) => ['admin', 'superadmin'].includes(principalOf(call))

test('what people plant through every form of their role is in no mail, message, request or log', async ({
  task,
}) => {
  const calls = closed.filter((call) => !isOfStaff(call))
  expect(await plant(calls)).toBeGreaterThan(20)
  await sendAll()
  for (const [where, text] of Object.entries(sent())) expect(findCanaries(text), where).toEqual([])
  task.meta.rows = calls.length
})

const filesOfStaff = endpoints.filter(
  ({ access, fileType }) => fileType === 'text/csv' && access !== 'public',
)
const askAsStaff = (call: AnyEndpoint) => ask(call, mayPass(call.access, 'admin') ? 'admin' : 'superadmin')

test('what staff plant is not there either, and no file of theirs or answer for programs names a canary', async ({
  task,
}) => {
  const calls = closed.filter(isOfStaff)
  expect(await plant(calls, { isMixed: true })).toBeGreaterThan(20)
  await sendAll()
  for (const [where, text] of Object.entries(sent())) expect(findCanaries(text), where).toEqual([])
  const programs = endpoints.filter(({ method, access }) => method === 'GET' && isForKeys(access))
  for (const call of filesOfStaff) expect(findCanaries((await askAsStaff(call)).body), call.name).toEqual([])
  for (const call of programs)
    expect(findCanaries((await ask(call, 'key for everything')).body), call.name).toEqual([])
  task.meta.rows = calls.length + filesOfStaff.length + programs.length
})

test('with no child on any class list the same canaries are seen on every way out: it is the index of names that kept them in', async () => {
  const { services } = world
  const says = spellUnmarked(canaries[0] ?? '')
  const mailOf = (dedupeKey: string) =>
    services.database.transaction((tx) =>
      queueSealedMail(services, tx, {
        ...{ dedupeKey, to: 'giver@canary.test', template: 'gift_matched' },
        params: { cents: 2_500, slotNumber: 7, classroomName: says, gifts: 32 },
      }),
    )
  await mailOf('beside the class list')
  await sendAll()
  expect(findCanaries(sent().mails ?? '')).toEqual([])
  for (const channel of gateChannels)
    expect(findCanaries(String(await passOrBlock(channel, says))), channel).toEqual([])

  await services.database.transaction((tx) => tx.deleteFrom('students').execute())
  await mailOf('without a class list')
  await sendAll()
  expect(findCanaries(sent().mails ?? '')).not.toEqual([])
  for (const channel of gateChannels) expect(await passOrBlock(channel, says), channel).toBe(says)
  const leaks = await Promise.all(
    filesOfStaff.map(async (call) => findCanaries((await askAsStaff(call)).body)),
  )
  expect(leaks.flat()).not.toEqual([])
})

async function passOrBlock(channel: GateChannel, text: string): Promise<string | undefined> {
  try {
    return await world.services.gate.pass(channel, text)
  } catch (error) {
    if (error instanceof NameHeld) return undefined
    throw error
  }
}
