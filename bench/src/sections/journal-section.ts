import { closingJournalEndpoints } from '@tower/contract/money/closing-journal.contract.ts'
import { atMost, figureOf, type Figure } from '../figures/figure.ts'
import { readMemoryMb } from '../machine/process-usage.ts'
import { startOurServer, type ServerProcess } from '../servers/server-process.ts'
import { fillJournal } from '../stage/fill-journal.ts'
import { signIn } from '../stage/sign-in.ts'
import type { Section } from './section.ts'

/** Each fact is two lines of the journal. */
const facts = Number(process.env['BENCH_FACTS'] ?? 500_000)
const sampleMs = 100
const megabyte = 1024 * 1024

/** What taking the whole journal costs the process that sends it: its memory must not follow the length of the file. */
export const journalSection: Section = {
  title: `Journal: ${2 * facts} lines as one file, by fact`,
  async measure({ stage, say }): Promise<Figure[]> {
    const databaseUrl = await stage.makeDatabase('bench_journal', (database) => fillJournal(database, facts))
    const { token } = await signIn(databaseUrl, 'superadmin')
    const ours = await startOurServer(databaseUrl, { tellsMemory: true })
    try {
      // A first short file: what the process needs for any file at all is no growth.
      await take(ours, { token, until: '2026-01-05' })
      const { heapUsed } = await ours.tellMemory('tidy up')
      const before = readMemoryMb(ours.processId).now
      const whole = await take(ours, { token, until: '2026-12-31' })
      const after = await ours.tellMemory('tidy up')
      say(`${whole.lines} lines, ${Math.round(whole.bytes / megabyte)} MB in ${whole.seconds.toFixed(1)} s`)
      return [
        figureOf({
          ...{ name: 'journal: growth of the process while it sends', unit: 'MB' },
          ...{ rounds: [whole.mostMb - before], goal: atMost(50) },
        }),
        figureOf({
          ...{ name: '  heap that is left in use afterwards', unit: 'MB' },
          rounds: [(after.heapUsed - heapUsed) / megabyte],
        }),
        figureOf({ name: '  lines', unit: '', rounds: [whole.lines] }),
        figureOf({ name: '  time', unit: 's', rounds: [whole.seconds] }),
      ]
    } finally {
      await ours.stop()
    }
  },
}

type Taken = { lines: number; bytes: number; seconds: number; mostMb: number }

/** Reads the file as fast as it comes and keeps none of it; the process is looked at meanwhile. */
async function take(
  { origin, processId }: ServerProcess,
  { token, until }: { token: string; until: string },
): Promise<Taken> {
  const startedAt = performance.now()
  const taken = { lines: -1, bytes: 0, seconds: 0, mostMb: 0 }
  const sampling = setInterval(() => {
    taken.mostMb = Math.max(taken.mostMb, readMemoryMb(processId).now)
  }, sampleMs)
  try {
    const address = `${origin}${closingJournalEndpoints.journal.path}?from=2026-01-01&to=${until}&format=plain&grain=fact`
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    if (answer.status !== 200 || !answer.body) throw new Error(`the journal answered ${answer.status}`)
    for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
      taken.bytes += chunk.length
      for (const byte of chunk) if (byte === lineFeed) taken.lines += 1
    }
  } finally {
    clearInterval(sampling)
  }
  return { ...taken, seconds: (performance.now() - startedAt) / 1000 }
}

const lineFeed = 10
