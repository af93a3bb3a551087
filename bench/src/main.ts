/**
 * `npm run bench [-- list broadcasts pages gift donation session sign-in enumeration draw memory import books journal odds reads uploads purchases
 * statement fanout palette goals notes briefs badges keepsakes tools pictures papers storybooks]`: measures the
 * server beside the floor and prints every figure with its goal and all its rounds. `--rounds=N` and `--seconds=N` change the pace while developing.
 * `npm run bench -- lighthouse typing` look at pages in a browser; they run only when they are named (bench/lighthouse/README.md).
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildStale } from '../../scripts/build.ts'
import type { Figure } from './figures/figure.ts'
import { printFigure, printSummary } from './figures/print-figures.ts'
import { stopGenerator } from './load/send-load.ts'
import { printMachineState, readMachineState } from './machine/machine-state.ts'
import { badgesSection } from './sections/badges-section.ts'
import { booksSection } from './sections/books-section.ts'
import { briefsSection } from './sections/briefs-section.ts'
import { broadcastSection } from './sections/broadcast-section.ts'
import { donationSection } from './sections/donation-section.ts'
import { drawSection } from './sections/draw-section.ts'
import { enumerationSection } from './sections/enumeration-section.ts'
import { fanoutSection } from './sections/fanout-section.ts'
import { giftSection } from './sections/gift-section.ts'
import { goalSection } from './sections/goal-section.ts'
import { importSection } from './sections/import-section.ts'
import { journalSection } from './sections/journal-section.ts'
import { lighthouseSection } from './sections/lighthouse-section.ts'
import { listSection } from './sections/list-section.ts'
import { memorySection } from './sections/memory-section.ts'
import { keepsakesSection } from './sections/keepsakes-section.ts'
import { notesSection } from './sections/notes-section.ts'
import { oddsSection } from './sections/odds-section.ts'
import { pageSection } from './sections/page-section.ts'
import { paletteSection } from './sections/palette-section.ts'
import { papersSection } from './sections/papers-section.ts'
import { picturesSection } from './sections/pictures-section.ts'
import { purchaseSection } from './sections/purchase-section.ts'
import { readsSection } from './sections/reads-section.ts'
import type { Pace, Section } from './sections/section.ts'
import { toolsSection } from './sections/tools-section.ts'
import { typingSection } from './sections/typing-section.ts'
import { signInSection } from './sections/sign-in-section.ts'
import { sessionSection } from './sections/session-section.ts'
import { storybooksSection } from './sections/storybooks-section.ts'
import { statementSection } from './sections/statement-section.ts'
import { uploadsSection } from './sections/uploads-section.ts'
import { openStage } from './stage/stage.ts'

const sections: Record<string, Section> = {
  list: listSection,
  broadcasts: broadcastSection,
  pages: pageSection,
  gift: giftSection,
  donation: donationSection,
  session: sessionSection,
  'sign-in': signInSection,
  enumeration: enumerationSection,
  draw: drawSection,
  memory: memorySection,
  import: importSection,
  books: booksSection,
  journal: journalSection,
  odds: oddsSection,
  reads: readsSection,
  uploads: uploadsSection,
  purchases: purchaseSection,
  statement: statementSection,
  fanout: fanoutSection,
  palette: paletteSection,
  goals: goalSection,
  notes: notesSection,
  keepsakes: keepsakesSection,
  briefs: briefsSection,
  badges: badgesSection,
  tools: toolsSection,
  pictures: picturesSection,
  papers: papersSection,
  storybooks: storybooksSection,
  typing: typingSection,
  lighthouse: lighthouseSection,
}
/** What needs a browser comes only when it is named. */
const usual = Object.keys(sections).filter((name) => name !== 'lighthouse' && name !== 'typing')
const resultsFolder = new URL('../results/', import.meta.url)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '2' } },
})
const pace: Pace = { rounds: Number(values.rounds), seconds: Number(values.seconds), connections: 12 }
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))
process.exit(await runBench(positionals.length > 0 ? positionals : usual))

async function runBench(names: string[]): Promise<number> {
  const strangers = names.filter((name) => !Object.hasOwn(sections, name))
  if (strangers.length > 0) {
    console.error(
      `There is no section ${strangers.join(', ')}; there are: ${Object.keys(sections).join(', ')}.`,
    )
    return 2
  }
  // Pages that were built from other sources than the server’s would be measured with calls they do not know.
  await buildStale()
  const startedAt = performance.now()
  const machine = readMachineState()
  printMachineState(machine)
  const folder = mkdtempSync(join(tmpdir(), 'tower-bench-'))
  const stage = await openStage()
  console.log(
    `PostgreSQL ${stage.version}, durable; ${pace.rounds} rounds of ${pace.seconds} s, ${pace.connections} connections`,
  )
  try {
    const results: Record<string, Figure[]> = {}
    for (const name of names) {
      const section = sections[name] as Section
      console.log(`\n${section.title}`)
      const figures = await section.measure({
        stage,
        pace,
        folder,
        say: (line) => console.log(`    ${line}`),
      })
      figures.forEach(printFigure)
      results[name] = figures
    }
    printSummary(Object.values(results).flat())
    writeResults({ machine, postgres: stage.version, pace, results })
    console.log(
      `${Math.round((performance.now() - startedAt) / 1000)} s; load at the end ${readMachineState().load.join(' ')}`,
    )
    return 0
  } finally {
    stopGenerator()
    await stage.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function writeResults(run: Record<string, unknown>): void {
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(new URL('latest.json', resultsFolder), `${JSON.stringify(run, null, 2)}\n`)
}
