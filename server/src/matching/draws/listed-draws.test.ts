import { expect, test } from 'vitest'
import { buildIdentity } from '../../../test/people/identity/build-identity.ts'
import { buildClassrooms, buildSlots } from '../../../test/matching/draws/build-draw.ts'

async function threeDraws() {
  const { app, services, staffAccount, signIn } = await buildIdentity()
  await staffAccount('admin@tower.test')
  const headers = { authorization: `Bearer ${(await signIn('admin@tower.test')).access_token}` }
  await buildClassrooms(services, [1, 2])
  await buildSlots(services, 1)
  const post = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, payload, headers })).json<{ item: { id: string } }>()
  const create = (slot_name: string, year: number) =>
    post('/api/admin/assignment-slots', {
      slot_name,
      slot_starts: `${year}-12-01T17:00:00Z`,
      capacity: 1,
    })
  const { item: winter } = await create('Winter 100%', 2036)
  await create('Spring', 2037)
  await create('Winter again', 2038)
  await post('/.netlify/functions/admin-randomizer-run', { slot_id: winter.id })
  return async (query: string) => {
    const answer = await app.inject({ url: `/api/admin/assignment-slots?${query}`, headers })
    const { items, total } = answer.json<{ items: { slot_name: string }[]; total: number }>()
    return { names: items.map(({ slot_name }) => slot_name), total }
  }
}

test('staff narrow the list of draws to those to come or past, and to a part of the name', async () => {
  const list = await threeDraws()
  expect(await list('')).toEqual({ names: ['Spring', 'Winter again', 'Winter 100%'], total: 3 })
  expect(await list('state=coming')).toEqual({ names: ['Spring', 'Winter again'], total: 2 })
  expect(await list('state=past&q=')).toEqual({ names: ['Winter 100%'], total: 1 })
  expect(await list('q=WINTER&state=coming')).toEqual({ names: ['Winter again'], total: 1 })
})

test('what is looked for is taken to the letter, and a page beyond the last still says how many there are', async () => {
  const list = await threeDraws()
  expect(await list('q=0%25')).toEqual({ names: ['Winter 100%'], total: 1 })
  expect(await list('q=_')).toEqual({ names: [], total: 0 })
  expect(await list('q=winter&page=9')).toEqual({ names: [], total: 2 })
})
