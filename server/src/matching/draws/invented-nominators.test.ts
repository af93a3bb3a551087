import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Actor } from '../../http/actor.ts'
import { findViolations } from '../../test/find-violations.ts'
import { testApp, type TestApp } from '../../test/test-app.ts'
import { buildDraw, buildClassrooms } from '../../../test/matching/draws/build-draw.ts'
import { freezeDraw } from './freeze-draw.ts'
import { readOwnOdds } from './read-own-odds.ts'
import { keepStandings } from './standings/keep-standings.ts'
import { lastToken } from '../../../test/mail/read-mails.ts'

const invented = () => randomBytes(32).toString('hex')
const hashOf = (contact: string) => createHash('sha256').update(contact).digest('hex')

/** A confirmed classroom nobody has nominated, and ways to nominate it over HTTP. */
async function aClassroom() {
  const server = await testApp()
  const [classroom] = await buildClassrooms(server.services, [0])
  const nominate = async (from: string, more: object = {}) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/nominate',
      remoteAddress: from,
      payload: { classroom_id: classroom!.id, nominator_hash: invented(), ...more },
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const nominateAndConfirm = async (from: string, email: string) => {
    await nominate(from, { nominator_hash: hashOf(email), confirm_email: email })
    return confirm(server, await tokenFor(server, email))
  }
  return { ...server, classroom: classroom!, nominate, nominateAndConfirm }
}

/** The secret of the link that was mailed to an address last. */
const tokenFor = ({ services }: TestApp, email: string) => lastToken(services, { to: email })

async function confirm({ app }: TestApp, token: string): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/nominate/confirm',
    payload: { token },
  })
  return statusCode
}

/** What the list of a draw says of the only classroom, and what its teacher was told just before. */
async function weigh(server: TestApp, classroom: { teacherId: string }) {
  const { services } = server
  const drawId = await buildDraw(services)
  await keepStandings(services)
  const told = await readOwnOdds(services, { actor: { userId: classroom.teacherId } as Actor })
  const violations = await services.database.read((tx) => findViolations(tx))
  expect(violations).toEqual([])
  await freezeDraw(services, { drawId })
  const entry = await services.database.read((tx) =>
    tx
      .selectFrom('draw_entries')
      .select(['nominators', 'confirmed', 'weight'])
      .where('draw_id', '=', drawId)
      .executeTakeFirst(),
  )
  expect(told.totalWeight).toBe(entry?.weight ?? 0)
  expect(told.classroom?.weight).toBe(entry?.weight ?? 0)
  return entry
}

test('twenty-five invented nominators of one network weigh two points', async () => {
  const { nominate, classroom, ...server } = await aClassroom()
  for (let at = 0; at < 25; at++) await nominate(`198.51.100.${at}`)
  expect(await weigh(server, classroom)).toEqual({ nominators: 25, confirmed: 0, weight: 2 })
})

test('invented nominators of many networks weigh five points', async () => {
  const { nominate, classroom, ...server } = await aClassroom()
  for (let at = 0; at < 25; at++) await nominate(`10.0.${at}.1`)
  expect(await weigh(server, classroom)).toEqual({ nominators: 25, confirmed: 0, weight: 5 })
})

test('one network over many days weighs no more than many networks', async () => {
  const { nominate, classroom, ...server } = await aClassroom()
  for (let at = 0; at < 4; at++) {
    for (let one = 0; one < 3; one++) await nominate('2001:db8:7:1::5')
    if (at === 0) expect(await weighNow(server)).toBe(2)
    if (at === 1) expect(await weighNow(server)).toBe(4)
    server.services.clock.advance(24 * 3_600_000)
  }
  expect(await weigh(server, classroom)).toEqual({ nominators: 12, confirmed: 0, weight: 5 })
})

async function weighNow({ services }: TestApp): Promise<number> {
  await keepStandings(services)
  const { rows } = await services.database.read((tx) =>
    sql<{ weight: number }>`select weight from draw_standings`.execute(tx),
  )
  return rows[0]!.weight
}

test('a school behind one address has its full weight on the same evening when its parents confirm', async () => {
  const { nominateAndConfirm, classroom, ...server } = await aClassroom()
  for (let at = 0; at < 25; at++)
    expect(await nominateAndConfirm('203.0.113.9', `parent${at}@families.test`)).toBe(200)
  expect(await weigh(server, classroom)).toEqual({ nominators: 25, confirmed: 25, weight: 25 })
})

test('confirmed nominators count in full beside others, and the whole never above its limit', async () => {
  const { nominate, nominateAndConfirm, classroom, ...server } = await aClassroom()
  for (let at = 0; at < 7; at++) await nominateAndConfirm('203.0.113.9', `parent${at}@families.test`)
  for (let at = 0; at < 9; at++) await nominate('203.0.113.9')
  await nominate('198.51.100.1')
  expect(await weigh(server, classroom)).toEqual({ nominators: 17, confirmed: 7, weight: 10 })
})

test('one mailbox stands behind one nomination of a classroom, however its address is spelled', async () => {
  const { nominateAndConfirm, classroom, ...server } = await aClassroom()
  expect(await nominateAndConfirm('203.0.113.9', 'ana.rivera@gmail.com')).toBe(200)
  expect(await nominateAndConfirm('203.0.113.9', 'anarivera+two@gmail.com')).toBe(409)
  expect(await nominateAndConfirm('203.0.113.9', 'a.n.a.rivera@googlemail.com')).toBe(409)
  expect(await weigh(server, classroom)).toEqual({ nominators: 3, confirmed: 1, weight: 3 })
})

test('of where a nomination came from the database keeps nothing that leads back to it', async () => {
  const { nominate, services } = await aClassroom()
  await nominate('198.51.100.7')
  const kept = await services.database.read(async (tx) =>
    JSON.stringify([
      await tx.selectFrom('classroom_nominations').selectAll().execute(),
      await tx.selectFrom('admin_notifications').selectAll().execute(),
      await tx.selectFrom('mails').selectAll().execute(),
    ]),
  )
  expect(kept).not.toContain('198.51.100')
  const marks = new Set<string | null>()
  for (let day = 0; day < 2; day++) {
    await nominate('198.51.100.7')
    services.clock.advance(24 * 3_600_000)
  }
  const rows = await services.database.read((tx) =>
    tx.selectFrom('classroom_nominations').select('cast_from').execute(),
  )
  for (const { cast_from } of rows) marks.add(cast_from)
  expect([rows.length, marks.size]).toEqual([3, 2])
})
