import { expect, test } from 'vitest'
import { nearestGoal } from './nearest-goal.ts'

const goal = (title: string, raised_cents: number, target_cents: number) => ({
  title,
  raised_cents,
  target_cents,
})

test('the nearest goal is the one whose share is largest, not the one with the most money', () => {
  expect(nearestGoal([goal('camp', 25_000, 64_000), goal('spikes', 12_000, 18_000)])?.title).toBe('spikes')
})

test('a reached goal gives way to one that is still open', () => {
  expect(nearestGoal([goal('boots', 12_000, 12_000), goal('trip', 0, 30_000)])?.title).toBe('trip')
})

test('when every goal is reached, the first of them is shown', () => {
  expect(nearestGoal([goal('boots', 12_000, 12_000), goal('trip', 31_000, 30_000)])?.title).toBe('boots')
  expect(nearestGoal([])).toBeUndefined()
})
