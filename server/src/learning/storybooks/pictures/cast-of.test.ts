import { expect, test } from 'vitest'
import { castOf } from './cast-of.ts'
import { drawPicture } from './draw-picture.ts'
import { hairKinds, type PictureInput } from './picture.ts'
import { planPage } from './plan/plan-page.ts'
import { stagePage } from './staging/stage-page.ts'

const seeds = Array.from({ length: 400 }, (_, seed) => seed)
const casts = seeds.map(castOf)

const pagesOf = (seed: number): PictureInput[] =>
  Array.from({ length: 12 }, (_, at) => ({
    ...{ text: 'We read a book.', caption: '', prompt: '', pageCount: 12, pageNumber: at + 1 },
    ...{ style: 'storybook', seed, cast: castOf(seed) },
  }))

test('a cast is two to four children, of different skin tones and hair, the same for the same seed', () => {
  for (const [seed, cast] of casts.entries()) {
    expect(castOf(seed)).toEqual(cast)
    expect([2, 3, 4]).toContain(cast.children.length)
    expect(new Set(cast.children.map(({ skin }) => skin)).size).toBe(cast.children.length)
    expect(new Set(cast.children.map(({ hair }) => hair)).size).toBe(cast.children.length)
    expect(new Set(cast.children.map(({ top }) => top)).size).toBe(cast.children.length)
  }
})

test('over many books there are all six skin tones, all kinds of hair, glasses, hearing aids and wheelchairs', () => {
  const children = casts.flatMap((cast) => cast.children)
  expect(new Set(children.map(({ skin }) => skin)).size).toBe(6)
  expect(new Set(children.map(({ hair }) => hair))).toEqual(new Set(hairKinds))
  for (const sign of ['glasses', 'hearingAid', 'wheelchair', 'freckles'] as const) {
    const share = children.filter((child) => child[sign]).length / children.length
    expect(share).toBeGreaterThan(0.03)
    expect(share).toBeLessThan(0.5)
  }
})

test('through a book the same children come, each of them, and nobody else', () => {
  for (const seed of seeds.slice(0, 40)) {
    const seen = new Set(
      pagesOf(seed).flatMap((page) =>
        stagePage(page, planPage(page)).actors.map(({ child }) => JSON.stringify(child)),
      ),
    )
    expect(seen).toEqual(new Set(castOf(seed).children.map((child) => JSON.stringify(child))))
  }
})

test('a cast that was stored and read again draws the same book', () => {
  const [page] = pagesOf(9)
  if (!page) throw new Error('A book has a first page.')
  const stored = JSON.parse(JSON.stringify(page)) as PictureInput
  expect(drawPicture(stored).svg).toBe(drawPicture(page).svg)
})
