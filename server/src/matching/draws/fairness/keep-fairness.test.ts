// On PGlite too: one reading of the fairness of draws.
import { expect, test } from 'vitest'
import { buildClassrooms, buildDraw, buildSlots } from '../../../../test/matching/draws/build-draw.ts'
import { testServices } from '../../../test/test-services.ts'
import { runDraw } from '../run-draw.ts'
import { keepFairness } from './keep-fairness.ts'

test('the expected matches of all groups of a draw are as many as its actual ones', async () => {
  const services = await testServices()
  await buildClassrooms(services, [1, 2, 3, 5, 8, 13, 21, 25])
  await buildSlots(services, 5)
  const read = keepFairness(services)
  expect(await read()).toEqual({ draws: 0, has_more: false, dimensions: [] })

  await runDraw(services, {
    drawId: await buildDraw(services, { capacity: 3, inMinutes: 24 * 60 }),
    actor: null,
  })
  const fairness = await read()
  expect(fairness).toMatchObject({ draws: 1, has_more: false })
  expect(fairness.dimensions.map(({ dimension }) => dimension)).toEqual([
    'nominators',
    'waited',
    'state',
    'school_size',
  ])
  for (const { dimension, groups } of fairness.dimensions) {
    const sumOf = (key: 'entries' | 'expected' | 'actual') =>
      groups.reduce((sum, group) => sum + group[key], 0)
    expect(sumOf('entries'), dimension).toBe(8)
    expect(sumOf('actual'), dimension).toBe(3)
    expect(sumOf('expected'), dimension).toBeCloseTo(3, 0)
  }
  expect(await read()).toEqual(fairness)
})
