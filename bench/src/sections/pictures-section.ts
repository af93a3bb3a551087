import { castOf } from '../../../server/src/learning/storybooks/pictures/cast-of.ts'
import { drawPicture } from '../../../server/src/learning/storybooks/pictures/draw-picture.ts'
import { pictureStyles, type PictureInput } from '../../../server/src/learning/storybooks/pictures/picture.ts'
import { renderPng } from '../../../server/src/papers/pictures/render-png.ts'
import { atMost, figureOf, type Figure } from '../figures/figure.ts'
import type { Section } from './section.ts'

const texts = [
  'The class planted a seed in the garden and a butterfly came.',
  'They sang on the stage with a drum and a microphone.',
  'In the forest they found an owl and an acorn.',
  'They read a book in the library.',
  'It rained in the city. They shared an umbrella.',
  'At night they looked at the moon with a telescope.',
] as const

/** The illustrator of storybooks: what a page's picture costs the processor, as drawing and as raster, in each style. */
export const picturesSection: Section = {
  title: `Pictures: ${texts.length} pages of a storybook in each style, as drawing and as raster`,
  async measure({ pace }): Promise<Figure[]> {
    const figures: Figure[] = []
    for (const style of pictureStyles) {
      const rounds: Cost[] = []
      for (let round = 0; round < pace.rounds; round += 1) rounds.push(await costOf(style, round))
      figures.push(
        figureOf({
          ...{ name: `pictures: CPU of a drawing, ${style}`, unit: 'ms', goal: atMost(60) },
          rounds: rounds.map(({ drawing }) => drawing),
        }),
        figureOf({
          ...{ name: `pictures: CPU of its raster, ${style}`, unit: 'ms', goal: atMost(400) },
          rounds: rounds.map(({ raster }) => raster),
        }),
        figureOf({
          ...{ name: `  size of a drawing, ${style}`, unit: 'KB' },
          rounds: rounds.map(({ kilobytes }) => kilobytes),
        }),
      )
    }
    return figures
  },
}

type Cost = { drawing: number; raster: number; kilobytes: number }

/** A page's cost on the average of a round, each round of another book, so that no raster is known yet. */
async function costOf(style: PictureInput['style'], seed: number): Promise<Cost> {
  const began = process.cpuUsage()
  const drawn = texts.map((text, at) =>
    drawPicture({
      ...{ text, style, seed, caption: '', prompt: '', cast: castOf(seed) },
      ...{ pageNumber: at + 1, pageCount: texts.length },
    }),
  )
  const drawing = millisecondsSince(began)
  const rasterBegan = process.cpuUsage()
  for (const { svg } of drawn) await renderPng(svg)
  const raster = millisecondsSince(rasterBegan)
  const bytes = drawn.reduce((sum, { svg }) => sum + Buffer.byteLength(svg), 0)
  return {
    drawing: drawing / texts.length,
    raster: raster / texts.length,
    kilobytes: bytes / 1024 / texts.length,
  }
}

function millisecondsSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}
