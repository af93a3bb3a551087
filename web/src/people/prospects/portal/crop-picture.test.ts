import { expect, test } from 'vitest'
import { cropOf, dragCrop, wholePicture } from './crop-picture.ts'

const wide = { width: 1_200, height: 800 }

test('at first the middle of a photo is shown, as large as a square can be', () => {
  expect(cropOf(wide, wholePicture)).toEqual({ left: 200, top: 0, size: 800 })
  expect(cropOf(wide, { zoom: 2, across: 0, down: 1 })).toEqual({ left: 0, top: 400, size: 400 })
})

test('a photo that is dragged shows what was beside it, and never what is beyond it', () => {
  expect(cropOf(wide, dragCrop(wide, wholePicture, { across: 0.25, down: 0 })).left).toBeCloseTo(0)
  expect(cropOf(wide, dragCrop(wide, wholePicture, { across: -9, down: 3 }))).toEqual({
    left: 400,
    top: 0,
    size: 800,
  })
})
