import { Covers } from '@tower/contract/oversight/covers.contract.ts'
import { mostCovers } from '@tower/contract/oversight/covers.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coversOf, leastSide, type Mark, markAt, moveMark, sizeMark } from './marks.ts'

const step = fc.double({ min: -2, max: 2, noNaN: true })
const moves = fc.array(fc.record({ across: step, down: step, isSize: fc.boolean() }), { maxLength: 20 })

test('however a mark is moved and sized, the server takes what becomes of it', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.05, max: 20, noNaN: true }), step, step, moves, (ratio, x, y, all) => {
      let mark: Mark = markAt(1, ratio, { x, y })
      for (const { isSize, ...by } of all) mark = isSize ? sizeMark(mark, by) : moveMark(mark, by)
      expect(Covers.safeParse(coversOf([mark])).success).toBe(true)
      expect(Math.min(mark.width, mark.height)).toBeGreaterThanOrEqual(leastSide - 0.0001)
    }),
  )
})

test('a mark that is moved to an edge stays as large as it was', () => {
  const mark = markAt(1, 1)
  const { width, height } = mark
  expect(moveMark(mark, { across: 5, down: -5 })).toMatchObject({ x: 1 - width, y: 0, width, height })
})

test('the most marks there can be fit into one field of a form', () => {
  const marks = Array.from({ length: mostCovers }, (_, id) => markAt(id, 1.337, { x: 0.1234, y: 0.98765 }))
  expect(JSON.stringify(coversOf(marks)).length).toBeLessThan(8_000)
})
