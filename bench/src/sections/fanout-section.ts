import { processEndpoints } from '@tower/contract/oversight/process.contract.ts'
import { supportEndpoints } from '@tower/contract/spending/support.contract.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, figureOf, ratioOf, type Figure } from '../figures/figure.ts'
import { openListeners, type Listeners } from '../load/open-listeners.ts'
import { sendPatiently } from '../load/send-patiently.ts'
import { readCpuSeconds, readMemoryMb } from '../machine/process-usage.ts'
import { startFloorServer, startOurServer, type ServerProcess } from '../servers/server-process.ts'
import { signIn, signInAll } from '../stage/sign-in.ts'
import { inTurn } from './in-turn.ts'
import type { Section } from './section.ts'

const screens = Number(process.env['BENCH_SCREENS'] ?? 5_000)
/** Nobody may open more. */
const screensOfOne = 20
const messages = 10
const event = 'ticket.message'
/** Longer than sockets and streams take to be let go of. */
const settleMs = 3_000

/** Figure 18: a message in a ticket, told to every screen of staff, beside a program that only writes the same bytes to as many sockets. */
export const fanoutSection: Section = {
  title: `Fan-out: ${messages} messages in a ticket, each heard by ${screens} screens of staff`,
  async measure({ stage, pace, say }): Promise<Figure[]> {
    const databaseUrl = await stage.makeDatabase('bench_fanout')
    const names = Array.from({ length: Math.ceil(screens / screensOfOne) }, (_, nth) => `staff-${nth}`)
    const staff = await signInAll(databaseUrl, 'admin', names)
    const { token } = await signIn(databaseUrl, 'teacher')
    const ours = await startOurServer(databaseUrl, { tellsMemory: true })
    const bare = await startFloorServer(databaseUrl)
    const [hearOurs, hearBare] = [openListeners(), openListeners()]
    const tokens = staff.map((person) => person.token)
    try {
      const ticketId = await openTicket(ours, token)
      const path = processEndpoints.events.path
      const kilobytes = await holdAll(ours, hearOurs, { path, tokens })
      await hearBare.open({ origin: bare.origin, path: '/listen', tokens, count: screens, event })
      say(`${screens} streams are open at each side`)
      const message = { ticket_id: ticketId, message: 'The parcel has arrived, thank you.' }
      const loads = await inTurn(pace.rounds, {
        ours: tell(ours, hearOurs, () => post(ours, supportEndpoints.message.path, token, message)),
        bare: tell(bare, hearBare, () => post(bare, '/tell', token, {})),
      })
      const cpu = ({ cpuMicroseconds }: Told) => cpuMicroseconds
      return [
        figureOf({
          ...{ number: 18, name: 'fan-out: ours ÷ bare writes, CPU a delivery', unit: 'times' },
          ...{ rounds: ratioOf(loads.ours.map(cpu), loads.bare.map(cpu)), goal: atMost(2) },
        }),
        figureOf({ name: '  ours', unit: 'µs', rounds: loads.ours.map(cpu) }),
        figureOf({ name: '  bare', unit: 'µs', rounds: loads.bare.map(cpu) }),
        figureOf({
          ...{ name: 'fan-out: ours ÷ bare, time until the last has heard', unit: 'times' },
          rounds: ratioOf(
            loads.ours.map(({ seconds }) => seconds),
            loads.bare.map(({ seconds }) => seconds),
          ),
        }),
        figureOf({
          ...{ number: 18, name: 'fan-out: memory of the process for each screen', unit: 'KiB' },
          ...{ rounds: [kilobytes], goal: atMost(20) },
        }),
      ]
    } finally {
      hearOurs.stop()
      hearBare.stop()
      await Promise.all([ours.stop(), bare.stop()])
    }
  },
}

/** Opens all screens and answers what each of them holds of the process; what the first ones load is none of it. */
async function holdAll(
  server: ServerProcess,
  listeners: Listeners,
  { path, tokens }: { path: string; tokens: readonly string[] },
): Promise<number> {
  const order = { origin: server.origin, path, tokens, event }
  await listeners.open({ ...order, count: screens / 10 })
  await listeners.closeAll()
  const before = await heldMb(server)
  await listeners.open({ ...order, count: screens })
  return (((await heldMb(server)) - before) * 1024) / screens
}

async function heldMb(server: ServerProcess): Promise<number> {
  await sleep(settleMs)
  await server.tellMemory('tidy up')
  return readMemoryMb(server.processId).now
}

type Told = { cpuMicroseconds: number; seconds: number }

/** Says something several times; each time all have heard it before it is said again. */
function tell(server: ServerProcess, listeners: Listeners, say: () => Promise<unknown>): () => Promise<Told> {
  return async () => {
    const cpuBefore = readCpuSeconds(server.processId)
    const startedAt = performance.now()
    for (let nth = 0; nth < messages; nth++) await listeners.hear(screens, say)
    const seconds = (performance.now() - startedAt) / 1_000
    const cpuSeconds = readCpuSeconds(server.processId) - cpuBefore
    return { cpuMicroseconds: (cpuSeconds * 1e6) / (messages * screens), seconds }
  }
}

async function openTicket(server: ServerProcess, token: string): Promise<string> {
  const { ticket } = (await post(server, supportEndpoints.create.path, token, {
    ...{ subject: 'Where is my parcel?', message: 'It should have come on Monday.' },
  })) as { ticket: { id: string } }
  return ticket.id
}

async function post({ origin }: ServerProcess, path: string, token: string, body: unknown): Promise<unknown> {
  const answer = await sendPatiently(() =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
