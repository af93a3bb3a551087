import { expect, test } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildClassrooms, buildDraw } from '../../../../test/matching/draws/build-draw.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { sharedGift } from '../../../../test/money/giving/build-tower.ts'
import { sendDueMails } from '../../../mail/send-due-mails.ts'
import { freezeDraw } from '../../../matching/draws/freeze-draw.ts'
import { runDraw } from '../../../matching/draws/run-draw.ts'
import { poolTowers } from './pool-towers.ts'
import { tellContributors } from './tell-contributors.ts'

const day = 86_400_000

/** What each mailbox was sent, in its order: template and text. */
async function readMailboxes(world: GivingWorld) {
  await sendDueMails(world.services)
  const rows = await world.services.database.read((tx) =>
    tx
      .selectFrom('mails')
      .select(['to_email', 'template', 'text'])
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  )
  return Object.groupBy(rows, ({ to_email: email }) => email.split('@')[0] ?? '')
}

async function readTemplates(world: GivingWorld, name: string): Promise<string[]> {
  return ((await readMailboxes(world))[name] ?? []).map(({ template }) => template)
}

async function drawAll({ services }: GivingWorld, capacity = 3) {
  const drawId = await buildDraw(services, { capacity })
  await freezeDraw(services, { drawId })
  services.clock.advance(day)
  await runDraw(services, { drawId, actor: null })
}

test('a gift that mints a slot, and one that fills a shared slot, are one mail: the receipt says both', async () => {
  const world = await buildGiving()
  await world.give({ email: 'ana@example.org', amountCents: 80_000 })
  await sharedGift(world, 'bea', 30_000)
  await sharedGift(world, 'cora', 50_000)
  await tellContributors(world.services)
  const { ana, bea, cora } = await readMailboxes(world)
  expect(ana?.map(({ template }) => template)).toEqual(['receipt'])
  expect(ana?.[0]?.text).toContain('It minted one Sponsor Slot.')
  expect(bea?.map(({ template }) => template)).toEqual(['receipt', 'slot_full'])
  expect(bea?.[0]?.text).toContain('It’s on the shared tower')
  expect(bea?.[1]?.text).toMatch(
    /\$300 of your gift is in Sponsor Slot \d+\. 2 gifts together reached its \$800\./,
  )
  expect(cora?.map(({ template }) => template)).toEqual(['receipt'])
  expect(cora?.[0]?.text).toMatch(/Together with other gifts it filled Sponsor Slot \d+/)
})

test('a slot paid for one classroom is one mail to its sponsor: the receipt says where it went', async () => {
  const world = await buildGiving()
  const name = 'Reading Nook'
  const { id } = await buildClassroom(world.services.database, { name, teacherEmail: 'teacher@school.edu' })
  const body = { classroom_id: id, metadata: { program: 'classrooms', sponsor_email: 'ana@example.org' } }
  await world.give({ body, paidBy: 'ana@example.org' })
  const { ana } = await readMailboxes(world)
  expect(ana?.map(({ template }) => template)).toEqual(['receipt'])
  expect(ana?.[0]?.text).toContain(`It went whole to ${name}`)
})

test('whose slots one draw matches reads of all of them in one mail', async () => {
  const world = await buildGiving()
  await buildClassrooms(world.services, [3, 2, 1])
  await world.give({ email: 'ana@example.org', amountCents: 240_000, body: { language: 'es' } })
  await drawAll(world)
  const { ana } = await readMailboxes(world)
  expect(ana?.map(({ template }) => template)).toEqual(['receipt', 'slot_matched'])
  expect(ana?.[1]?.text).toMatch(
    /3 de tus cupos encontraron su aula[\s\S]*Cupo \d+: [\s\S]*Cupo \d+: [\s\S]*Cupo \d+: /,
  )
})

test('a giver of many small gifts reads once that their slot is full, and once that it was matched', async () => {
  const world = await buildGiving()
  await buildClassrooms(world.services, [1])
  for (let gift = 0; gift < 3; gift += 1) await sharedGift(world, 'bea', 20_000)
  await sharedGift(world, 'cora', 20_000)
  await tellContributors(world.services)
  await tellContributors(world.services)
  await drawAll(world, 1)
  await tellContributors(world.services)
  await tellContributors(world.services)
  const { bea } = await readMailboxes(world)
  const news = bea?.filter(({ template }) => template !== 'receipt')
  expect(news?.map(({ template }) => template)).toEqual(['slot_full', 'gift_matched'])
  for (const { text } of news ?? []) expect(text).toContain('$600 of your gift')
})

test('a slot that was matched before anybody read that it is full is told as matched alone', async () => {
  const world = await buildGiving()
  await buildClassrooms(world.services, [1])
  await sharedGift(world, 'bea', 40_000)
  await sharedGift(world, 'cora', 40_000)
  await drawAll(world, 1)
  await tellContributors(world.services)
  expect(await readTemplates(world, 'bea')).toEqual(['receipt', 'gift_matched'])
  expect(await readTemplates(world, 'cora')).toEqual(['receipt', 'gift_matched'])
})

test('a tower that joins the shared one is one mail, also where it fills a slot at once', async () => {
  const world = await buildGiving()
  await sharedGift(world, 'bea', 76_300)
  await world.give({ email: 'ana@example.org', amountCents: 3_700 })
  for (const days of [77, 15]) {
    world.clock.advance(days * day)
    await poolTowers(world.services)
  }
  await tellContributors(world.services)
  const { ana, bea } = await readMailboxes(world)
  expect(ana?.map(({ template }) => template)).toEqual(['receipt', 'tower_joins', 'tower_joined'])
  expect(ana?.[2]?.text).toMatch(/they filled Sponsor Slot \d+ at once/)
  expect(bea?.map(({ template }) => template)).toEqual(['receipt', 'slot_full'])
  expect(await world.findFaults()).toEqual([])
})

test('each mail of a gift leads to the page of the gift or of its slot, and only the news of it can be left', async () => {
  const world = await buildGiving()
  await buildClassrooms(world.services, [1])
  await world.give({
    email: 'bea@example.org',
    amountCents: 40_000,
    body: { goes_to: 'shared_tower', language: 'es' },
  })
  await sharedGift(world, 'cora', 40_000)
  await tellContributors(world.services)
  await drawAll(world, 1)
  await tellContributors(world.services)
  const { bea = [] } = await readMailboxes(world)
  expect(bea.map(({ template }) => template)).toEqual(['receipt', 'slot_full', 'gift_matched'])
  for (const { template, text } of bea) {
    expect(text).toMatch(/http:\/\/tower\.test\/gifts?\/[0-9a-f-]{36}/)
    expect(text?.includes('/gift-news?link=')).toBe(template !== 'receipt')
    expect(text).toContain('1 Demonstration Way')
    expect(text).toMatch(/donación/)
  }
})
