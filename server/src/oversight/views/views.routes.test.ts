// @module-tag some-on-pglite: one path of saved views.
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { viewEndpoints } from '@tower/contract/oversight/views.contract.ts'
import { mostViewsPerList } from '@tower/contract/oversight/views.ts'
import { expect, test } from 'vitest'
import { buildDirectory } from '../../../test/people/directory/build-directory.ts'

type View = CallOutput<typeof viewEndpoints.save>['item']
const path = '/api/admin/views'

async function buildViews() {
  const world = await buildDirectory()
  const dana = await world.person('dana@tower.test', 'admin')
  const save = (token: string, name: string, list = 'users', search = 'role=teacher') =>
    world.call(token, 'POST', path, { list, name, search })
  const saved = async (token: string, name: string, list?: string) =>
    (await save(token, name, list)).json<{ item: View }>().item
  const read = async (token: string) => (await world.call(token, 'GET', path)).json<{ items: View[] }>().items
  return { ...world, dana, save, saved, read }
}

test(
  'a view is saved, renamed, asks for something else, and is deleted',
  { tags: 'on-pglite-too' },
  async () => {
    const { call, dana, saved, read } = await buildViews()
    const view = await saved(dana.token, '  Teachers ')
    expect(view).toMatchObject({ list: 'users', name: 'Teachers', search: 'role=teacher' })
    const change = { name: 'Sponsors', search: 'role=sponsor&pageSize=50' }
    expect((await call(dana.token, 'PATCH', `${path}/${view.id}`, change)).json()).toEqual({
      item: { ...view, ...change },
    })
    expect(await read(dana.token)).toEqual([{ ...view, ...change }])
    expect((await call(dana.token, 'DELETE', `${path}/${view.id}`)).statusCode).toBe(200)
    expect(await read(dana.token)).toEqual([])
    expect((await call(dana.token, 'DELETE', `${path}/${view.id}`)).json()).toMatchObject({
      code: 'views.not_found',
    })
  },
)

test('nobody reads, changes or deletes the views of somebody else', async () => {
  const { call, person, dana, saved, read } = await buildViews()
  const root = await person('root@tower.test', 'superadmin')
  const teacher = await person('tess@tower.test', 'teacher')
  const view = await saved(dana.token, 'Mine')
  expect(await read(root.token)).toEqual([])
  const change = { name: 'Yours', search: '' }
  expect((await call(root.token, 'PATCH', `${path}/${view.id}`, change)).statusCode).toBe(404)
  expect((await call(root.token, 'DELETE', `${path}/${view.id}`)).statusCode).toBe(404)
  expect((await call(teacher.token, 'GET', path)).statusCode).toBe(403)
  expect((await call(undefined, 'GET', path)).statusCode).toBe(401)
  expect(await read(dana.token)).toEqual([view])
})

test('a name is once per list and person, whatever its case and its apostrophe', async () => {
  const { call, person, dana, save, saved } = await buildViews()
  const root = await person('root@tower.test', 'superadmin')
  await saved(dana.token, 'Late')
  expect((await save(dana.token, 'LATE')).json()).toMatchObject({ code: 'views.name_taken' })
  await saved(dana.token, 'O\u2019Neil')
  expect((await save(dana.token, "o'neil")).json()).toMatchObject({ code: 'views.name_taken' })
  expect((await save(dana.token, 'Late', 'orders')).statusCode).toBe(200)
  expect((await save(root.token, 'Late')).statusCode).toBe(200)
  const other = await saved(dana.token, 'Early')
  const taken = await call(dana.token, 'PATCH', `${path}/${other.id}`, { name: 'late', search: '' })
  expect(taken.json()).toMatchObject({ code: 'views.name_taken' })
  const same = await call(dana.token, 'PATCH', `${path}/${other.id}`, { name: 'EARLY', search: '' })
  expect(same.statusCode).toBe(200)
})

test('a list has twenty views of a person at most, also when many are saved at once', async () => {
  const { dana, save, read } = await buildViews()
  const answers = await Promise.all(
    Array.from({ length: mostViewsPerList + 4 }, (_, number) => save(dana.token, `View ${number}`)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(mostViewsPerList)
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
    expect(answer.json()).toMatchObject({ code: 'views.too_many' })
  const [first] = await read(dana.token)
  expect(await read(dana.token)).toHaveLength(mostViewsPerList)
  expect((await save(dana.token, 'Elsewhere', 'orders')).statusCode).toBe(200)
  expect(first?.list).toBe('users')
})

test('an unknown list, an empty name and a search with a line break are refused in words', async () => {
  const { dana, save } = await buildViews()
  for (const answer of [
    await save(dana.token, 'Any', 'no-such-list'),
    await save(dana.token, '   '),
    await save(dana.token, 'Any', 'users', 'role=\r\nteacher'),
    await save(dana.token, 'x'.repeat(61)),
  ])
    expect(answer.json()).toMatchObject({ code: 'request.invalid' })
})

test('whoever is erased leaves no views', async () => {
  const { call, person, dana, saved, services } = await buildViews()
  const root = await person('root@tower.test', 'superadmin')
  await saved(dana.token, 'Dana’s own')
  const exported = await call(dana.token, 'GET', '/api/account/export')
  expect(exported.json()).toMatchObject({ saved_views: [{ name: 'Dana’s own' }] })
  expect((await call(root.token, 'POST', `/api/admin/people/${dana.userId}/erase`)).statusCode).toBe(200)
  const left = await services.database.read((tx) => tx.selectFrom('saved_views').selectAll().execute())
  expect(left).toEqual([])
})
