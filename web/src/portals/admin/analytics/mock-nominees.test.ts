import { expect, test } from 'vitest'
import { drawMockNominees } from './mock-nominees.ts'

test('the demo makes five nominees with weights from 1 to 100', () => {
  for (const chance of [0, 0.5, 0.999_999]) {
    const { nominees, picked } = drawMockNominees(() => chance)
    expect(nominees).toHaveLength(5)
    for (const { weight } of nominees) {
      expect(weight).toBeGreaterThanOrEqual(1)
      expect(weight).toBeLessThanOrEqual(100)
    }
    expect(nominees[picked]).toBeDefined()
  }
})

test('the demo picks by weight', () => {
  const chances = [0, 0, 0.98, 0, 0]
  const picks = [0, 0.015, 0.5, 0.995].map((point) => {
    const given = [...chances, point]
    return drawMockNominees(() => given.shift() ?? 0).picked
  })
  expect(picks).toEqual([0, 1, 2, 4])
})
