import { maxStatementGifts } from '@tower/contract/money/own-giving.ts'
import { ownGivingEndpoints } from '@tower/contract/money/own-giving.contract.ts'
import { atMost, figureOf, ratioOf, type Figure } from '../figures/figure.ts'
import { readCpuSeconds, readMemoryMb, resetPeak } from '../machine/process-usage.ts'
import { startOurServer, type ServerProcess } from '../servers/server-process.ts'
import { fillGiftsOfOne } from '../stage/fill-gifts-of-one.ts'
import { sendPatiently } from '../load/send-patiently.ts'
import { signInAll } from '../stage/sign-in.ts'
import { connect } from '../stage/stage.ts'
import { inTurn } from './in-turn.ts'
import type { Section } from './section.ts'

const gifts = 1_000
const fewGifts = gifts / 10
/** Written one after the other in a round, so that the clock of processor time has something to count. */
const inARound = 3

/** What the statement of somebody who gave very often costs, beside that of a tenth as many gifts. */
export const statementSection: Section = {
  title: `Statements: ${gifts} gifts of one giver as a tagged PDF (refused above ${maxStatementGifts})`,
  async measure({ stage, pace, say }): Promise<Figure[]> {
    const databaseUrl = await stage.makeDatabase('bench_statement')
    const [giver] = await signInAll(databaseUrl, 'sponsor', ['sponsor'])
    const database = connect(databaseUrl)
    await fillGiftsOfOne(database, { userId: giver?.userId ?? '', gifts })
    await database.close()
    const ours = await startOurServer(databaseUrl, { tellsMemory: true })
    const writing = (until: string) => () => write(ours, { token: giver?.token ?? '', until })
    try {
      const { many, few } = await inTurn(pace.rounds, {
        many: writing('2026-12-31'),
        few: writing('2026-01-30'),
      })
      say(`${many[0]?.bytes} bytes; of a tenth of the gifts ${few[0]?.bytes}`)
      const cpu = ({ cpuMs }: Written) => cpuMs
      return [
        figureOf({
          ...{ name: `statement: CPU of ${gifts} gifts ÷ CPU of ${fewGifts}`, unit: 'times' },
          ...{ rounds: ratioOf(many.map(cpu), few.map(cpu)), goal: atMost(15) },
        }),
        figureOf({ name: '  CPU', unit: 'ms', rounds: many.map(cpu) }),
        figureOf({ name: `  CPU of ${fewGifts} gifts`, unit: 'ms', rounds: few.map(cpu) }),
        figureOf({
          ...{ name: 'statement: growth of the process while it writes', unit: 'MB' },
          ...{ rounds: many.map(({ growthMb }) => growthMb), goal: atMost(50) },
        }),
        figureOf({
          name: '  heap that is left in use afterwards',
          unit: 'MB',
          rounds: many.map(({ leftMb }) => leftMb),
        }),
      ]
    } finally {
      await ours.stop()
    }
  },
}

type Written = { bytes: number; cpuMs: number; growthMb: number; leftMb: number }

/** Asks for the statement through the real call, one time after the other. */
async function write(
  server: ServerProcess,
  { token, until }: { token: string; until: string },
): Promise<Written> {
  const { heapUsed } = await server.tellMemory('tidy up')
  const before = readMemoryMb(server.processId).now
  resetPeak(server.processId)
  const cpuBefore = readCpuSeconds(server.processId)
  let bytes = 0
  for (let nth = 0; nth < inARound; nth++) bytes = (await take(server, token, until)).length
  const cpuMs = ((readCpuSeconds(server.processId) - cpuBefore) * 1_000) / inARound
  const growthMb = readMemoryMb(server.processId).peak - before
  const after = await server.tellMemory('tidy up')
  return { bytes, cpuMs, growthMb, leftMb: (after.heapUsed - heapUsed) / 1024 / 1024 }
}

async function take({ origin }: ServerProcess, token: string, until: string): Promise<Uint8Array> {
  const address = `${origin}${ownGivingEndpoints.statement.path}?from=2026-01-01&to=${until}`
  const answer = await sendPatiently(() => fetch(address, { headers: { authorization: `Bearer ${token}` } }))
  const pdf = new Uint8Array(await answer.arrayBuffer())
  if (answer.status !== 200) throw new Error(`the statement answered ${answer.status}`)
  return pdf
}
