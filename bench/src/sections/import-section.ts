import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import { makeSheets, type MadeSheets } from '../import/make-csv.ts'
import { figureOf, type Figure } from '../figures/figure.ts'
import { startOurServer } from '../servers/server-process.ts'
import { fillCheckouts, slotAmounts } from '../stage/gifts.ts'
import { runTower } from '../tower/run-tower.ts'
import { createGiving } from './gift-side.ts'
import { runWholeDraw } from './run-whole-draw.ts'
import type { Section, SectionParts } from './section.ts'

const sizes = { classrooms: 10_000, nominations: 60_000 }
const places = [25, 1_000]

/** The main job on what a charity really has: its spreadsheets, payments, and draws over them. Each step once, in seconds. */
export const importSection: Section = {
  title: 'A charity’s spreadsheets: 10,000 classrooms and 60,000 nominations, payments, draws',
  async measure(parts): Promise<Figure[]> {
    const { stage, folder } = parts
    const gifts = places.reduce((sum, count) => sum + count)
    const databaseUrl = await stage.makeDatabase('bench_import', (database) =>
      // More than are paid: the load generator keeps some requests unsent.
      fillCheckouts(database, { count: 2 * gifts, amounts: slotAmounts }),
    )
    const sheets = await makeSheets(folder, sizes)
    return [
      ...(await importSheets(databaseUrl, sheets)),
      await payForSlots(parts, databaseUrl, gifts),
      ...(await drawEach(databaseUrl, folder)),
    ]
  },
}

async function importSheets(databaseUrl: string, sheets: MadeSheets): Promise<Figure[]> {
  const figures: Figure[] = []
  const kinds = [
    { kind: 'classrooms', file: sheets.classroomsFile },
    { kind: 'nominations', file: sheets.nominationsFile },
  ] as const
  for (const { kind, file } of kinds) {
    const runs = [
      { name: `tower import ${kind} --dry-run`, options: ['--dry-run'] },
      { name: `tower import ${kind}`, options: [] },
      { name: `tower import ${kind}, the same file again`, options: [] },
    ]
    for (const { name, options } of runs) {
      const { seconds } = await runTower(databaseUrl, ['import', kind, file, ...options])
      figures.push(figureOf({ name, unit: 's', rounds: [seconds] }))
    }
  }
  return figures
}

/** $800 each through the real webhook: the slots that the draws give away. */
async function payForSlots(
  { folder, pace }: SectionParts,
  databaseUrl: string,
  gifts: number,
): Promise<Figure> {
  const server = await startOurServer(databaseUrl)
  try {
    const give = createGiving({
      server,
      path: givingEndpoints.webhook.path,
      folder,
      amounts: slotAmounts,
      ...pace,
    })
    const { seconds } = await give(gifts)
    return figureOf({ name: `${gifts} payments of $800, a slot each`, unit: 's', rounds: [seconds] })
  } finally {
    await server.stop()
  }
}

async function drawEach(databaseUrl: string, folder: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const capacity of places) figures.push(...(await runWholeDraw(databaseUrl, { capacity, folder })))
  return figures
}
