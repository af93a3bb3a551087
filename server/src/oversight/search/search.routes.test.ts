// @module-tag some-on-pglite: one path of the search.
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { searchEndpoints } from '@tower/contract/oversight/search.contract.ts'
import { foundKinds, mostFound } from '@tower/contract/oversight/search.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildReimbursements } from '../../../test/spending/reimbursements/build-reimbursements.ts'
import { searchable } from '../../domains.ts'

type Answer = CallOutput<typeof searchEndpoints.find>

async function buildSearch() {
  const world = await buildReimbursements()
  const ask = (q: string) => world.call(world.dana, 'GET', `/api/admin/search?q=${encodeURIComponent(q)}`)
  const find = async (q: string) => (await ask(q)).json<Answer>().items
  const change = (statement: ReturnType<typeof sql>) =>
    world.services.database.transaction((tx) => statement.execute(tx))
  return { ...world, ask, find, change }
}

test(
  'people are found by the beginning of an address or of a word of their name, without accents',
  { tags: 'on-pglite-too' },
  async () => {
    const { find, change } = await buildSearch()
    await change(sql`insert into users (email, full_name) values
    ('ana@school.example', 'Ana Núñez'), ('bea@school.example', 'Bea Nunn'), ('kai@school.example', 'Kaʻiulani 李小龍'), ('noname@school.example', null)`)
    for (const typed of ['kaiulani', 'Ka‘iu', '李'])
      expect(await find(typed), typed).toMatchObject([{ title: 'Kaʻiulani 李小龍' }])
    expect((await find('nun')).map(({ title }) => title).toSorted()).toEqual(['Ana Núñez', 'Bea Nunn'])
    expect(await find('ana núñ')).toMatchObject([
      { kind: 'person', title: 'Ana Núñez', detail: 'ana@school.example' },
    ])
    expect(await find('NoName@')).toMatchObject([{ title: 'noname@school.example', detail: null }])
    const [ana] = await find('ana@school.example')
    expect(ana?.leads_to).toBe(`/admin/users/${ana?.id}`)
  },
)

test('a classroom is found by its words and by a share code, and a draw by its name', async () => {
  const { find, change } = await buildSearch()
  await change(sql`insert into classrooms (name, school) values ('Zebrafish Corner', 'Ruskin Elementary')`)
  await change(sql`insert into share_links (code, classroom_id)
    select 'PT-ZEBRA2', id from classrooms where name = 'Zebrafish Corner'`)
  const classroom = { kind: 'classroom', title: 'Zebrafish Corner', detail: 'Ruskin Elementary' }
  expect(await find('zebra rusk')).toMatchObject([classroom])
  expect(await find('pt-zebra2')).toMatchObject([classroom])
  await change(sql`insert into assignment_slots (slot_name, slot_starts, capacity, seed_hash, server_seed)
    values ('Zebra draw', now(), 5, encode(sha256(decode(repeat('b', 64), 'hex')), 'hex'), repeat('b', 64))`)
  expect((await find('zebra')).map(({ kind }) => kind)).toEqual(['classroom', 'draw'])
})

test('no kind answers more than five', async () => {
  const { find, change } = await buildSearch()
  await change(sql`insert into users (email, full_name)
    select 'many' || n || '@school.example', 'Many Namesakes' from generate_series(1, 30) n`)
  expect(await find('many')).toHaveLength(mostFound)
})

test('whatever is typed has a clean answer', async () => {
  const { ask } = await buildSearch()
  for (const typed of ['%', '_', '\\', "'", '\u0000', 'a\u0000b', '& | ! :*', '9'.repeat(12), '#', '🙂'])
    expect((await ask(typed)).statusCode, typed).toBeLessThan(500)
  expect((await ask('%')).json<Answer>().items).toEqual([])
  expect((await ask('x'.repeat(10_000))).statusCode).toBe(400)
})

test('only staff search', async () => {
  const { call, teacher } = await buildSearch()
  expect((await call(undefined, 'GET', '/api/admin/search?q=a')).statusCode).toBe(401)
  expect((await call(teacher, 'GET', '/api/admin/search?q=a')).statusCode).toBe(403)
})

test('every kind is declared by one domain', () => {
  expect(searchable.map(({ kind }) => kind).toSorted()).toEqual([...foundKinds].toSorted())
})
