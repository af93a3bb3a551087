import { expect, test } from 'vitest'
import { matchChance, type WeightGroup } from './match-chance.ts'

/** The chance by walking through every order of picks. */
function byEveryOrder(weights: number[], picks: number, own = 0): number {
  const walk = (left: number[], ahead: number): number => {
    if (ahead === 0) return 0
    const total = left.reduce((sum, index) => sum + (weights[index] ?? 0), 0)
    return left.reduce((sum, index) => {
      const chance = (weights[index] ?? 0) / total
      const rest = () =>
        walk(
          left.filter((other) => other !== index),
          ahead - 1,
        )
      return sum + chance * (index === own ? 1 : rest())
    }, 0)
  }
  return walk([...weights.keys()], picks)
}

const groupsOf = (weights: number[]): WeightGroup[] => weights.map((weight) => ({ weight, classrooms: 1 }))

test.each([
  [[1, 2, 3, 5, 8, 13], 1],
  [[1, 2, 3, 5, 8, 13], 3],
  [[13, 1, 1, 2, 35, 20, 7], 2],
  [[35, 1, 1, 1, 1, 1, 1], 4],
  [[20, 5, 15], 2],
])(
  'classrooms of %j with %i picks have the chances that every order of picks adds up to',
  (weights, picks) => {
    const chances = weights.map((weight, own) => {
      const others = groupsOf(weights.filter((_, index) => index !== own))
      const chance = matchChance({ weight, others, picks })
      expect(chance).toBeCloseTo(byEveryOrder(weights, picks, own), 6)
      return chance
    })
    // Somebody gets each pick.
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(picks, 5)
  },
)

test('classrooms of equal weight share the picks evenly, few or thousands', () => {
  for (const [classrooms, picks] of [
    [10, 3],
    [10_000, 25],
    [100_000, 100],
    [60_000, 2_000],
  ] as const) {
    const chance = matchChance({ weight: 7, others: [{ weight: 7, classrooms: classrooms - 1 }], picks })
    expect(chance / (picks / classrooms)).toBeCloseTo(1, 3)
  }
})

test('the chances of a large mixed list add up to its picks, counted exactly or by the curve', () => {
  const groups = Array.from({ length: 35 }, (_, index) => ({ weight: index + 1, classrooms: 40 - index }))
  for (const picks of [25, 100, 101, 300]) {
    const sum = groups.reduce((total, { weight, classrooms }) => {
      const others = groups.map((group) =>
        group.weight === weight ? { weight, classrooms: group.classrooms - 1 } : group,
      )
      return total + classrooms * matchChance({ weight, others, picks })
    }, 0)
    expect(sum / picks).toBeCloseTo(1, 3)
  }
})

test('a classroom without weight is never picked, and where there are picks for all it surely is', () => {
  expect(matchChance({ weight: 0, others: [{ weight: 1, classrooms: 2 }], picks: 2 })).toBe(0)
  expect(matchChance({ weight: 3, others: [{ weight: 1, classrooms: 2 }], picks: 0 })).toBe(0)
  expect(matchChance({ weight: 3, others: [{ weight: 1, classrooms: 2 }], picks: 3 })).toBe(1)
})
