import { classroomPool } from '@tower/contract/matching/slots.ts'
import type { Entrant } from '@tower/contract/matching/draw-desk.contract.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buildDesk } from '../../../../test/matching/draws/build-desk.ts'
import { buildClassrooms, digestOf } from '../../../../test/matching/draws/build-draw.ts'
import { countSlotsOfFixedDraw } from '../fixed-lists.queries.ts'
import { matchChance } from '../match-chance.ts'
import { keepStandings } from '../standings/keep-standings.ts'

vi.setConfig({ testTimeout: 60_000 })

async function fixedDraw(slots: number) {
  const desk = await buildDesk({ slots })
  const draw = await desk.create(20)
  expect((await desk.freeze(draw.id)).statusCode).toBe(200)
  const entrants = async () =>
    (await desk.get(`${desk.at(draw.id)}/entrants`)).json<{ items: Entrant[] }>().items
  const mint = (nth = 0) =>
    desk.post('/api/admin/slots/mint', {
      teacher_id: desk.classrooms[nth]!.teacherId,
      pool_id: classroomPool,
      reason: 'A flood.',
    })
  return { ...desk, draw, entrants, mint }
}

test('nothing that staff can do after the freeze changes the list or anybody’s chance', async () => {
  const { draw, entrants, mint, move, inHours, freeze, post, create, services, admin, get } =
    await fixedDraw(2)
  const before = await entrants()
  expect(before.map(({ chance }) => chance).every((chance) => chance > 0 && chance < 1)).toBe(true)
  const commitment = (await get(`/api/draws/${draw.id}`)).json<{ commitment_hash: string }>().commitment_hash

  expect((await move(draw, inHours(30))).json()).toMatchObject({ code: 'draws.list_fixed' })
  expect((await freeze(draw.id)).json()).toMatchObject({ code: 'draws.list_fixed' })
  expect((await mint()).json()).toMatchObject({ code: 'slots.kept_for_draw' })
  const other = await create(2)
  expect((await freeze(other.id)).json()).toMatchObject({ code: 'draws.another_waits' })
  expect((await post('/.netlify/functions/admin-randomizer-run', { slot_id: other.id })).statusCode).toBe(409)
  expect((await post('/api/admin/draw-desk/barred/look', {}, admin)).statusCode).toBe(200)
  await buildClassrooms(services, [9])
  await keepStandings(services)

  expect(await entrants()).toEqual(before)
  expect((await get(`/api/draws/${draw.id}`)).json()).toMatchObject({ commitment_hash: commitment })
})

test('a slot beyond what a fixed draw can give may be given by hand, and not one more', async () => {
  const { mint, services, entrants } = await fixedDraw(4)
  const before = await entrants()
  const answers = await Promise.all([mint(0), mint(1), mint(2)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  expect(await services.database.read(countSlotsOfFixedDraw)).toBe(3)
  expect(await entrants()).toEqual(before)
})

test('the chances on the desk are those of the published arithmetic, for every classroom of the list', async () => {
  const { entrants } = await fixedDraw(2)
  const listed = await entrants()
  expect(listed.map(({ weight }) => weight).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 5])
  for (const { weight, chance } of listed) {
    const others = listed
      .filter((one) => one.weight !== weight)
      .map((one) => ({ weight: one.weight, classrooms: 1 }))
    expect(chance).toBeCloseTo(matchChance({ weight, others, picks: 2 }), 9)
  }
  // Two classrooms are drawn: the chances add up to that.
  expect(listed.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(2, 6)
})

test('looking at what a run would do changes nothing, and says the same whatever the seed is', async () => {
  const { services, create, at, get } = await buildDesk()
  const draws = [await create(30), await create(30)]
  await keepStandings(services)
  const before = await digestOf(services)
  const told = []
  for (const { id } of draws) {
    const answer = await get(at(id))
    expect(answer.body).not.toContain('server_seed')
    expect(answer.body).not.toContain('sealed_seed')
    told.push(answer.json<{ forecast: object }>().forecast)
    await get(`${at(id)}/entrants`)
  }
  expect(told[0]).toEqual(told[1])
  expect(await digestOf(services)).toBe(before)
  const { rows } = await services.database.read((tx) =>
    sql`select id from assignment_slots where server_seed is not null`.execute(tx),
  )
  expect(rows).toEqual([])
})
