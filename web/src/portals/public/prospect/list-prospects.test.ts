import { expect, test } from 'vitest'
import { listProspects } from './list-prospects.ts'

const sports = ['Soccer', 'Track & Field']
const items = [
  { id: '1', sport: 'Soccer' },
  { id: '2', sport: 'Track & Field' },
  { id: '3', sport: 'Soccer' },
]
const answering = { call: (() => Promise.resolve({ items, sports })) as never, report: () => {} }

test('choosing a sport shows its prospects, and the chips keep counting everyone', async () => {
  expect(await listProspects(answering, 'Soccer')).toMatchObject({
    items: [{ id: '1' }, { id: '3' }],
    total: 3,
    sports: [
      { sport: 'Soccer', count: 2 },
      { sport: 'Track & Field', count: 1 },
    ],
  })
})

test('without a sport everyone is shown', async () => {
  expect(await listProspects(answering, undefined)).toMatchObject({ items: [{}, {}, {}] })
})

test('a sport is found however an address spells it, and an unknown one shows nobody', async () => {
  expect(await listProspects(answering, 'soccer')).toMatchObject({ chosen: 'Soccer' })
  expect(await listProspects(answering, 'Curling')).toMatchObject({ items: [] })
})

test('a list that cannot be loaded is a state of the page and is told to the operator', async () => {
  const told: unknown[] = []
  const fault = new Error('no database')
  const failing = { call: () => Promise.reject(fault), report: (error: unknown) => void told.push(error) }
  expect(await listProspects(failing, undefined)).toBe(503)
  expect(told).toEqual([fault])
})
