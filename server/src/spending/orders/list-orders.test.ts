import { expect, test } from 'vitest'
import { buildOrders, type OrderItem } from '../../../test/spending/orders/build-orders.ts'

type Listed = { items: OrderItem[]; total: number; has_more: boolean }

/** Three orders: paid crayons of $25, shipped books of $60, a canceled globe of $40. */
async function buildList() {
  const world = await buildOrders()
  const wait = () => world.clock.advance(60_000)
  const crayons = await world.ordered()
  wait()
  const books = await world.ordered([
    { name: 'Picture books', category: 'Books', qty: 3, amount_cents: 2_000 },
  ])
  wait()
  const globe = await world.ordered([{ name: 'Globe', qty: 1, amount_cents: 4_000 }])
  await world.decide(crayons.id, 'paid')
  await world.ship(books.id, { tracking: '1Z999AA10' })
  await world.cancel(globe.id)
  const names = { [crayons.id]: 'crayons', [books.id]: 'books', [globe.id]: 'globe' }
  const find = async (query: string, token = world.staff.token) =>
    (await world.list(`?${query}`, token)).json<Listed>().items.map(({ id }) => names[id])
  return { ...world, crayons, books, globe, find }
}

test('orders are listed the newest first, by state, by amount, and a page at a time', async () => {
  const { find, list, staff, teacherId } = await buildList()
  expect(await find('')).toEqual(['globe', 'books', 'crayons'])
  expect(await find('sort=date')).toEqual(['crayons', 'books', 'globe'])
  expect(await find('sort=-amount')).toEqual(['books', 'globe', 'crayons'])
  expect(await find('sort=amount')).toEqual(['crayons', 'globe', 'books'])
  expect(await find('status=paid')).toEqual(['crayons'])
  expect(await find('status=submitted')).toEqual(['books'])
  expect(await find('status=canceled')).toEqual(['globe'])
  expect(await find('status=fulfilled')).toEqual([])
  expect(await find('page=2&page_size=2')).toEqual(['crayons'])
  expect(await find(`teacher_id=${teacherId}&page=2&pageSize=2`)).toEqual(['crayons'])
  const { total, has_more: more } = (await list('?page_size=2', staff.token)).json<Listed>()
  expect([total, more]).toEqual([3, false])
})

test('staff find an order by its number, id, amount, parcel, or its teacher', async () => {
  const { find, books, globe } = await buildList()
  expect(await find(`q=%23${globe.number}`)).toEqual(['globe'])
  expect(await find(`q=${globe.number}`)).toEqual(['globe'])
  expect(await find(`q=${books.id}`)).toEqual(['books'])
  expect(await find('q=%2460')).toEqual(['books'])
  expect(await find('q=60.00')).toEqual(['books'])
  expect(await find('q=1Z999AA10')).toEqual(['books'])
  expect(await find('q=river')).toEqual(['globe', 'books', 'crayons'])
  expect(await find('q=Ms+Riv&status=paid')).toEqual(['crayons'])
  expect(await find('q=nobody')).toEqual([])
})

test('a teacher finds an order by what was ordered, in small letters and in the middle of a word', async () => {
  const { find, teacher, person } = await buildList()
  expect(await find('q=ICTURE', teacher)).toEqual(['books'])
  expect(await find('q=%25', teacher)).toEqual([])
  const other = await person('other@school.edu', 'teacher')
  expect(await find('q=picture', other.token)).toEqual([])
})

test('what the filters show comes as a file with a line for each line, and no cell of it is a formula', async () => {
  const world = await buildList()
  await world.order([{ name: '=HYPERLINK("http://x")', qty: 1, amount_cents: 100 }])
  const file = await world.call(world.staff.token, '/api/orders.csv?status=submitted')
  expect(file.headers['content-type']).toContain('text/csv')
  const [head, ...lines] = file.body.trim().split(/\r?\n/)
  expect(head).toContain('Order,Placed (UTC),Status,Teacher,Email,School year,Item')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain("'=HYPERLINK")
  expect(lines[1]).toContain('Picture books,Books,3,20.00,60.00,0.00')
  const other = await world.person('other@school.edu', 'teacher')
  expect((await world.call(other.token, '/api/orders.csv')).body.trim().split('\n')).toHaveLength(1)
})
