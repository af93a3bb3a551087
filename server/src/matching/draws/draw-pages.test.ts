import { drawScheduleEndpoints } from '@tower/contract/matching/draw-schedule.contract.ts'
import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { expect, test } from 'vitest'
import { buildClassrooms, buildSlots } from '../../../test/matching/draws/build-draw.ts'
import { buildPages } from '../../../test/site/build-pages.ts'
import { wordsOf } from '../../../test/site/read-html.ts'

/** A site whose staff create a draw for 2034 and may run it long before. */
async function buildDrawn() {
  const world = await buildPages()
  await world.staffAccount('admin@tower.test')
  const { access_token: bearer } = await world.signIn('admin@tower.test')
  await buildClassrooms(world.services, [1, 2, 3, 5, 8, 9])
  await buildSlots(world.services, 6)
  const { item } = await world.post<{ item: { id: string } }>(
    drawEndpoints.createAssignmentSlot.path,
    { slot_name: 'Run before its day', slot_starts: '2034-01-09T17:00:00Z', capacity: 6 },
    bearer,
  )
  const run = () => world.post(drawEndpoints.run.path, { slot_id: item.id }, bearer)
  return { ...world, drawId: item.id, run }
}

test('a draw that staff run before its day says so on top and in the list of draws, in both languages', async () => {
  const world = await buildDrawn()
  await world.run()
  const page = await world.visitor().open(`/draws/${world.drawId}`)
  expect(page.words()).toContain('Run early by staff')
  expect(page.words()).toContain('It was planned for Jan 9, 2034, 12:00 PM EST and run on')
  expect(page.words()).toContain('Its list had been public for less than a minute')
  const list = await world.visitor().open('/draws')
  expect(wordsOf(list.find({ tag: 'tr', words: 'Run before its day' }))).toContain('Run early by staff')
  const spanish = await world.visitor({ language: 'es' }).open(`/draws/${world.drawId}`)
  expect(spanish.words()).toContain('El equipo lo adelantó')
  expect(spanish.words()).toContain('El equipo adelantó este sorteo. Estaba previsto para el')
  const spanishList = await world.visitor({ language: 'es' }).open('/draws')
  expect(wordsOf(spanishList.find({ tag: 'tr', words: 'Run before its day' }))).toContain(
    'El equipo lo adelantó',
  )
})

test('the story of a slot waits for its classroom, then names the draw that gave it, and never who gave', async () => {
  const world = await buildDrawn()
  const waiting = await world.visitor().open('/draws/slots/1')
  for (const words of ['It waits for a classroom.', 'It waits for a draw', 'still to come'])
    expect(waiting.words()).toContain(words)

  await world.run()
  const given = await world.visitor().open('/draws/slots/1')
  const step = (words: string | RegExp) => wordsOf(given.find({ tag: 'li', words }))
  expect(step('$800 came in')).toContain('The sponsor is not named.')
  expect(step(/Pick \d+ in the draw of/)).toMatch(/Of the points left \(\d+\) the classroom held \d+\./)
  expect(step('What it bought')).toBeDefined()
  expect(given.words()).not.toMatch(/@|donor\.test/)
  const spanish = await world.visitor({ language: 'es' }).open('/draws/slots/1')
  expect(spanish.find({ tag: 'li', words: 'Entraron $800' })).toBeDefined()
})

test('while staff have paused the schedule, the page of draws says so in one sentence, in both languages', async () => {
  const world = await buildPages()
  await world.staffAccount('admin@tower.test')
  const { access_token: bearer } = await world.signIn('admin@tower.test')
  const said = async (language: 'en' | 'es') => {
    const words = (await world.visitor({ language }).open('/draws')).words()
    return /The schedule is paused: no further draw is announced until it goes on\.|El calendario está en pausa: no se anuncia ningún otro sorteo hasta que continúe\./.exec(
      words,
    )?.[0]
  }
  expect(await said('en')).toBeUndefined()
  await world.post(drawScheduleEndpoints.pauseSchedule.path, { reason: 'The schools are closed' }, bearer)
  expect(await said('en')).toMatch(/^The schedule is paused/)
  expect(await said('es')).toMatch(/^El calendario está en pausa/)
  // Why stays with staff.
  expect((await world.visitor().open('/draws')).words()).not.toContain('The schools are closed')
  await world.post(drawScheduleEndpoints.resumeSchedule.path, {}, bearer)
  expect(await said('en')).toBeUndefined()
})

test('a draw to come shows its sealed seed, a draw that is over its proof, and why points differ', async () => {
  const world = await buildDrawn()
  const before = await world.visitor().open('/draws')
  const { seed_hash: seedHash } = await world.get<{ seed_hash: string }>(`/api/draws/${world.drawId}`)
  expect(before.words()).toContain(seedHash)
  expect(before.find({ tag: 'h2', words: 'Why some classrooms have more points' })).toBeDefined()
  expect(before.words()).toContain('Money never adds points.')
  expect(before.findAll({ tag: 'a', words: 'proof.json' })).toEqual([])

  await world.run()
  const after = await world.visitor().open('/draws')
  const [proof] = after.findAll({ tag: 'a', words: 'proof.json' })
  const read = await world.get<{ seed: string }>(proof?.attributes.href ?? '')
  expect(read.seed).toMatch(/^[\da-f]{64}$/)
})
