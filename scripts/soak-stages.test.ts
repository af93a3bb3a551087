import { expect, test } from 'vitest'
import { filesOfStages, soakStages, soakVariables } from './soak-stages.ts'
import { listTestFiles } from './test-files.ts'

const tests = listTestFiles()
const stages = filesOfStages(tests)
const pathsOf = (name: string) =>
  [...stages].filter(([stage]) => stage.name === name).flatMap(([, files]) => files.map(({ path }) => path))

test('every variable that asks tests for more belongs to one stage of the long form', () => {
  const variables = soakStages.flatMap(({ reads }) => reads)
  expect(variables.toSorted()).toEqual(Object.keys(soakVariables).toSorted())
})

test('a stage is made of the files that read its variable, themselves or through what they import', () => {
  expect(pathsOf('bodies')).toContain('server/src/contract-tests/bodies.test.ts')
  expect(pathsOf('costs'), 'through what it imports').toContain(
    'server/src/people/directory/list-cost.test.ts',
  )
  expect(pathsOf('events')).toEqual(['server/src/money/giving/webhooks/event-order.test.ts'])
})

test('a file belongs to one stage only, and no journey is left out', () => {
  const all = [...stages.values()].flat().map(({ path }) => path)
  expect(new Set(all).size).toBe(all.length)
  const journeys = tests.filter(({ needs }) => needs === 'browser').map(({ path }) => path)
  expect(journeys.filter((path) => !all.includes(path))).toEqual([])
})

test('no stage but that of other long forms is empty', () => {
  for (const [stage, files] of stages) {
    if (stage.name !== 'others') expect(files, stage.name).not.toEqual([])
  }
})

test('a file that reads two variables belongs to the first stage that claims it', () => {
  const file = { path: 'server/src/one.test.ts', needs: 'database' as const, onPgliteToo: false }
  const split = filesOfStages([file], () => new Set([file.path]))
  expect([...split].filter(([, files]) => files.length > 0).map(([{ name }]) => name)).toEqual(['bodies'])
})
