import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { chooseFaces } from './choose-faces.ts'
import { faceNetwork } from './face-network.ts'

const weights = readFileSync(
  createRequire(import.meta.url).resolve('@vladmandic/face-api/model/tiny_face_detector_model.bin'),
)
const find = faceNetwork(new Uint8Array(weights).buffer)

type Color = readonly [number, number, number]
type Oval = { x: number; y: number; wide: number; high: number; color: Color }

/** A face of ovals, as a child draws one, with a little shade: no child anywhere. */
function drawFace(middle: { x: number; y: number }, size: number): Oval[] {
  const at = (x: number, y: number, wide: number, high: number, color: Color): Oval => ({
    ...{ x: middle.x + x * size, y: middle.y + y * size },
    ...{ wide: wide * size, high: high * size, color },
  })
  const [hair, skin, shade, dark, lips, white] = [
    ...([
      [52, 36, 28],
      [214, 168, 140],
      [188, 138, 112],
    ] as const),
    ...([
      [40, 28, 24],
      [160, 74, 72],
      [236, 232, 228],
    ] as const),
  ]
  const eyes = [-0.2, 0.2].flatMap((side) => [
    at(side, -0.2, 0.13, 0.022, hair),
    at(side, -0.1, 0.11, 0.055, white),
    at(side, -0.1, 0.05, 0.05, dark),
  ])
  return [
    ...[at(0, 0.75, 0.75, 0.3, [60, 90, 150]), at(0, 0.45, 0.2, 0.3, shade), at(0, -0.12, 0.5, 0.6, hair)],
    ...[at(0, 0.02, 0.42, 0.54, skin), ...eyes, at(0, 0.1, 0.07, 0.09, shade)],
    ...[
      at(-0.03, 0.15, 0.025, 0.018, dark),
      at(0.03, 0.15, 0.025, 0.018, dark),
      at(0, 0.3, 0.17, 0.05, lips),
    ],
  ]
}

function paint(width: number, height: number, ovals: readonly Oval[]): ImageData {
  const data = new Uint8ClampedArray(width * height * 4).fill(200)
  for (const { x, y, wide, high, color } of ovals)
    for (let row = Math.max(0, Math.floor(y - high)); row < Math.min(height, y + high); row += 1)
      for (let column = Math.max(0, Math.floor(x - wide)); column < Math.min(width, x + wide); column += 1)
        if (((column - x) / wide) ** 2 + ((row - y) / high) ** 2 <= 1)
          data.set(color, (row * width + column) * 4)
  return { data, width, height, colorSpace: 'srgb' } as unknown as ImageData
}

test('drawn faces are found where they were drawn, and each gets one mark', () => {
  const at = [
    { x: 120, y: 140 },
    { x: 390, y: 150 },
  ]
  const picture = paint(
    512,
    320,
    at.flatMap((middle) => drawFace(middle, 110)),
  )
  const marks = chooseFaces([{ width: 512, height: 320, found: find(picture, 0.4) }])
  expect(marks).toHaveLength(2)
  for (const { x, y } of at)
    expect(
      marks.some(
        (mark) =>
          mark.x * 512 < x &&
          (mark.x + mark.width) * 512 > x &&
          mark.y * 320 < y &&
          (mark.y + mark.height) * 320 > y,
      ),
    ).toBe(true)
})

test('where no face is, none is found', () => {
  expect(find(paint(512, 320, []), 0.4)).toEqual([])
})
