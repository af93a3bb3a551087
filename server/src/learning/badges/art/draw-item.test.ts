import { pictureOfItem, readLook, type ItemLook } from '@tower/contract/learning/badge-address.ts'
import { itemKinds, itemThemes } from '@tower/contract/learning/badges.ts'
import { motifsOf } from '@tower/contract/learning/motifs.ts'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { testApp } from '../../../test/test-app.ts'
import { drawItem } from './draw-item.ts'

const looks: ItemLook[] = itemKinds.flatMap((kind) =>
  itemThemes.flatMap((theme) =>
    [1, 2, 3, 4].flatMap((tier) => motifsOf(kind).map((motif) => ({ kind, theme, tier, motif }))),
  ),
)

test('every look has a picture of its own, the same each time, at an address that says all of it', () => {
  const drawn = new Set(looks.map(drawItem))
  expect(drawn.size).toBe(looks.length)
  for (const look of looks) {
    expect(readLook(look.kind, pictureOfItem(look).split('/').at(-1) ?? '')).toEqual(look)
    expect(drawItem(look)).toBe(drawItem({ ...look }))
  }
})

test('a badge shows its tier by as many stars', () => {
  for (const tier of [1, 2, 3, 4]) {
    const picture = drawItem({ kind: 'badge', theme: 'serve', tier, motif: 'heart' })
    expect(picture.match(/<polygon/g)).toHaveLength(tier)
  }
})

test('pictures hold no script, nothing from elsewhere, and are drawn by an ordinary renderer', async () => {
  for (const look of looks) expect(drawItem(look)).not.toMatch(/script|href|url\((?!#block)|on\w+=/)
  for (const look of looks.filter(({ theme, tier }) => theme === 'build' && tier === 4)) {
    const { isOpaque } = await sharp(Buffer.from(drawItem(look))).stats()
    expect(isOpaque).toBe(false)
  }
})

test('the address of a picture answers it as one, and any other address nothing', async () => {
  const { app } = await testApp()
  const answer = await app.inject({ url: '/pictures/badge/think-2-star.svg' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  for (const url of ['badge/think-5-star.svg', 'badge/think-1-owl.svg', 'avatar/none-1-owl.svg', 'badge/x'])
    expect((await app.inject({ url: `/pictures/${url}` })).statusCode).toBe(404)
})
