import { expect, test } from 'vitest'
import { compareGroups, type Compared } from './compare-groups.ts'

const alike = (more: Partial<Compared>): Compared => ({
  weight: 1,
  nominators: 1,
  waited: 0,
  state: 'OH',
  school_size: 1,
  entries: 100,
  wins: 10,
  chance: 0.1,
  ...more,
})

const groupsBy = (dimension: string, entries: Compared[]) =>
  compareGroups(entries).find((compared) => compared.dimension === dimension)?.groups

test('groups stand in their order, and what nobody knows stands last', () => {
  const nominators = [25, 1, 12, 4].map((count) => alike({ nominators: count }))
  expect(groupsBy('nominators', nominators)?.map(({ group }) => group)).toEqual(['1', '2-4', '10-24', '25+'])
  const states = ['', 'TX', 'OH'].map((state) => alike({ state }))
  expect(groupsBy('state', states)?.map(({ group }) => group)).toEqual(['OH', 'TX', ''])
  const schools = [null, 5, 1, 3].map((size) => alike({ school_size: size }))
  expect(groupsBy('school_size', schools)?.map(({ group }) => group)).toEqual(['one', 'few', 'many', ''])
})

test('a difference counts as unusual only beyond what chance alone brings', () => {
  const verdict = (wins: number) => groupsBy('waited', [alike({ wins })])?.[0]?.verdict
  expect([10, 13, 18, 19, 2, 0].map(verdict)).toEqual([
    'as_expected',
    'within_chance',
    'within_chance',
    'within_chance',
    'within_chance',
    'unusual_less',
  ])
  expect(verdict(20)).toBe('unusual_more')
})

test('one match where hardly any was expected is no alarm, and several are', () => {
  const verdict = (wins: number) =>
    groupsBy('state', [alike({ entries: 2, chance: 0.045, wins })])?.[0]?.verdict
  expect([0, 1, 2].map(verdict)).toEqual(['as_expected', 'within_chance', 'within_chance'])
  const ofMany = (wins: number) =>
    groupsBy('state', [alike({ entries: 100, chance: 0.01, wins })])?.[0]?.verdict
  expect([0, 1, 4, 5, 6].map(ofMany)).toEqual([
    ...['within_chance', 'as_expected', 'within_chance', 'within_chance'],
    'unusual_more',
  ])
})

test('expected matches are the sum of the chances of all entries of a group', () => {
  const [group] =
    groupsBy('waited', [alike({ chance: 0.25, wins: 20 }), alike({ entries: 4, wins: 3, chance: 0.5 })]) ?? []
  expect(group).toMatchObject({ group: '0', entries: 104, expected: 27, actual: 23 })
})
