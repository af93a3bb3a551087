import { expect, test } from 'vitest'
import { planYear, sceneNames } from './plan-year.ts'

const year = planYear({ seed: 7, gifts: 20_000, minutes: 60 })

test('a year has four upgrades, one way back, and everything else once', () => {
  const names = year.scenes.map(({ name }) => name)
  expect(names.filter((name) => name === 'upgrade')).toHaveLength(4)
  for (const name of sceneNames.filter((one) => one !== 'upgrade'))
    expect(
      names.filter((one) => one === name),
      name,
    ).toHaveLength(1)
})

test('scenes come one after the other within the year, and the worker is dead only until it returns', () => {
  const times = year.scenes.map(({ from }) => from)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(times[0]).toBeGreaterThan(0)
  expect(times.at(-1)).toBeLessThan(1)
  const names = year.scenes.map(({ name }) => name)
  expect(names.slice(names.indexOf('worker_dies'), names.indexOf('worker_returns') + 1)).toEqual([
    'worker_dies',
    'restore',
    'worker_returns',
  ])
})

test('two versions bring a migration, and the one that is taken back is one of them', () => {
  const migrating = year.versions.filter(({ hasMigration }) => hasMigration).map(({ number }) => number)
  expect(migrating).toHaveLength(2)
  const at = year.scenes.findIndex(({ name }) => name === 'way_back')
  expect(migrating).toContain(year.scenes[at - 1]?.version)
  expect(year.scenes[at]?.version).toBe((year.scenes[at - 1]?.version ?? 0) - 1)
})

test('a day of an hour is some seconds, and never shorter than a backup takes', () => {
  expect(year.dayMs).toBeCloseTo(3_600_000 / 365)
  expect(planYear({ seed: 1, gifts: 1, minutes: 1 }).dayMs).toBe(8_000)
})

test('with fewer upgrades no other version is made, and nothing is taken back that did not come', () => {
  const { scenes, versions } = planYear({ seed: 1, gifts: 1, minutes: 1, upgrades: 1 })
  expect(scenes.filter(({ version }) => version !== undefined)).toMatchObject([
    { name: 'upgrade', version: 1 },
  ])
  expect(versions.map(({ number }) => number)).toEqual([0, 1])
})

test('scenes that were asked for by name need no other versions than theirs', () => {
  const one = planYear({ seed: 1, gifts: 1, minutes: 1, only: ['worker_dies', 'promotion'] })
  expect(one.scenes.map(({ name }) => name)).toEqual(['worker_dies', 'worker_returns', 'promotion'])
  expect(one.versions).toEqual([{ number: 0, hasMigration: false }])
})
