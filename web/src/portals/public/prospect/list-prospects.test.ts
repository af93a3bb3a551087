import { expect, test } from 'vitest'
import { listProspects } from './list-prospects.ts'

const sports = ['Soccer', 'Track & Field']
const items = [
  { id: '1', sport: 'Soccer' },
  { id: '2', sport: 'Track & Field' },
  { id: '3', sport: 'Soccer' },
]
const sport_counts = [
  { sport: 'Soccer', count: 2 },
  { sport: 'Track & Field', count: 1 },
]
const answer = { items, sports, sport_counts, total: 3, next: '7.x' }
const answering = { call: (() => Promise.resolve(answer)) as never, report: () => {} }
const all = { sport: undefined, after: undefined }

test('the chips count everyone, whichever sport and page are shown', async () => {
  expect(await listProspects(answering, { sport: 'Soccer', after: '9.y' })).toMatchObject({
    total: 3,
    sports: sport_counts,
    next: '7.x',
    isFirst: false,
  })
  expect(await listProspects(answering, all)).toMatchObject({ isFirst: true, chosen: undefined })
})

test('a sport is found however an address spells it, and an unknown one stays as it was asked for', async () => {
  expect(await listProspects(answering, { ...all, sport: 'soccer' })).toMatchObject({ chosen: 'Soccer' })
  expect(await listProspects(answering, { ...all, sport: 'Curling' })).toMatchObject({ chosen: 'Curling' })
})

test('a list that cannot be loaded is a state of the page and is told to the operator', async () => {
  const told: unknown[] = []
  const fault = new Error('no database')
  const failing = { call: () => Promise.reject(fault), report: (error: unknown) => void told.push(error) }
  expect(await listProspects(failing, all)).toBe(503)
  expect(told).toEqual([fault])
})
