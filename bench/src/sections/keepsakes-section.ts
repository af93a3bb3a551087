import { drawCards } from '../../../server/src/learning/keepsakes/drawings/draw-cards.ts'
import { drawCertificate } from '../../../server/src/learning/keepsakes/drawings/draw-certificate.ts'
import { drawEmblem } from '../../../server/src/learning/keepsakes/drawings/draw-emblem.ts'
import { drawPoster, mostNames } from '../../../server/src/learning/keepsakes/drawings/draw-poster.ts'
import { emblemShapes } from '../../../server/src/learning/keepsakes/drawings/emblem-art.ts'
import { keepsakeWords } from '../../../server/src/learning/keepsakes/drawings/keepsake-words.ts'
import type { Passed } from '../../../server/src/gate.ts'
import type { Sheet, SheetSet } from '../../../server/src/papers/sheets/sheet.ts'
import { writeSheets } from '../../../server/src/papers/sheets/write-sheets.ts'
import { atMost, figureOf, type Figure } from '../figures/figure.ts'
import type { Section } from './section.ts'

const papersOfARound = 10
const facts = {
  sponsor: 'María José Ñáñez-Łukaszewicz',
  siteName: 'Project Tower',
  language: 'en',
  words: keepsakeWords.en,
} as const
const slot = {
  how: 'draw',
  number: 128,
  mintedOn: 'March 3, 2026',
  matchedOn: 'March 9, 2026',
  classroom: 'Room 12 (Lincoln Elementary, San Antonio, TX)',
} as const
const proof = { address: 'https://tower.test/draws/0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968', isDraw: true }
const names = Array.from({ length: mostNames }, (_, at) => `Giver ${at} of San Antonio`)

const papers: Readonly<Record<string, () => Sheet[]>> = {
  certificate: () => drawCertificate({ ...facts, slot, proof }),
  'full poster': () => drawPoster({ ...facts, slots: 1_284, names, day: 'March 9, 2026' }),
  cards: () => drawCards(facts),
  emblem: () => drawEmblem(emblemShapes.emblem_arch, facts),
}

/** What a keepsake to print costs the processor. The first of a process reads the faces as well, and is measured with them. */
export const keepsakesSection: Section = {
  title: `Keepsakes: ${papersOfARound} PDFs of each kind`,
  async measure({ pace }): Promise<Figure[]> {
    const figures: Figure[] = []
    for (const [name, draw] of Object.entries(papers)) {
      const rounds: number[] = []
      for (let round = 0; round < pace.rounds; round += 1) rounds.push(await cpuOf(draw))
      figures.push(figureOf({ name: `keepsakes: CPU of a ${name}`, unit: 'ms', rounds, goal: atMost(300) }))
    }
    return figures
  },
}

/** Milliseconds of the processor for one paper, on the average of a round. */
async function cpuOf(draw: () => Sheet[]): Promise<number> {
  const began = process.cpuUsage()
  for (let count = 0; count < papersOfARound; count += 1) await writeSheets(papersOf(draw()))
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000 / papersOfARound
}

function papersOf(sheets: Sheet[]): Passed<SheetSet> {
  const papers: SheetSet = {
    ...{ title: 'A keepsake', author: 'Project Tower', language: 'en' },
    ...{ writtenAt: new Date(0), sheets },
  }
  return papers as Passed<SheetSet>
}
