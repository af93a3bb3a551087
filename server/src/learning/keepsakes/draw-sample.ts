import type { SampleKey } from '@tower/contract/learning/keepsakes.ts'
import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { siteOrigin } from '../../config.ts'
import { layLines } from '../../papers/sheets/lay-lines.ts'
import type { Sheet, SheetPart } from '../../papers/sheets/sheet.ts'
import type { Services } from '../../services.ts'
import { drawCards } from './drawings/draw-cards.ts'
import { drawCertificate } from './drawings/draw-certificate.ts'
import { drawPoster } from './drawings/draw-poster.ts'
import { keepsakeWords } from './drawings/keepsake-words.ts'
import { palette } from './drawings/palette.ts'
import { boxAt } from './drawings/tower-art.ts'
import { sayDay } from '../../say-day.ts'

/** The number of slots and of names on samples: enough to see how they stand. */
const sampleNumber = 128
const sampleNames = 24

/** The first page of a paper before anybody bought it: drawn like the real one, of nobody, and marked as a sample. */
export async function drawSample(
  services: Services,
  { sample, language }: { sample: SampleKey; language: Language },
): Promise<Sheet> {
  const words = keepsakeWords[language]
  const siteName = (await services.charity.read()).name
  const day = sayDay(services.clock.now(), language)
  const facts = { siteName, language, words, sponsor: words.sample.name, day }
  const origin = siteOrigin(services.config)
  const [sheet] = { certificate: certify, poster: drawTower, thank_you_cards: drawCards }[sample]({
    ...facts,
    origin,
  })
  if (!sheet) throw new Error('a paper has a page')
  return { ...sheet, parts: [...sheet.parts, ...markOn(sheet, words.sample.mark)] }
}

type Facts = Omit<Parameters<typeof drawCertificate>[0], 'slot' | 'proof'> & { day: string; origin: string }

function certify({ day, origin, ...facts }: Facts): Sheet[] {
  const slot = { number: sampleNumber, mintedOn: day, matchedOn: day, how: 'draw', classroom: null } as const
  // The code leads to the draws, where every real one proves itself.
  return drawCertificate({ ...facts, slot, proof: { address: origin + paths.draws, isDraw: true } })
}

function drawTower({ words, ...facts }: Facts): Sheet[] {
  const names = Array.from({ length: sampleNames }, () => words.sample.giver)
  return drawPoster({ ...facts, words, names, slots: sampleNumber })
}

/** A mark in the lower right corner, where no paper has words: nobody takes the sample for the paper. */
function markOn({ width, height }: Sheet, mark: string): SheetPart[] {
  const box = { x: width - 176, y: height - 44, width: 176, height: 44 }
  const { part } = layLines({
    ...{ tag: 'P', text: mark, x: box.x, y: box.y + 8, width: box.width, mostLines: 1, align: 'center' },
    pen: { size: 24, weight: 'bold', color: palette.paper, leading: 1.2 },
  })
  return [boxAt(box, palette.brick), part]
}
