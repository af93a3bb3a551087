import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { clearExpired } from '../../jobs/clear-expired.ts'
import { testApp, type TestApp } from '../../test/test-app.ts'
import { buildActor } from '../../../test/people/identity/build-actor.ts'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { sendDueMails } from '../../mail/send-due-mails.ts'
import { nominateClassroom } from './nominate-classroom.ts'
import { lastToken, readMails } from '../../../test/mail/read-mails.ts'

const hashOf = (contact: string) => createHash('sha256').update(contact).digest('hex')

async function aNomination(email = 'ana@families.test', more: object = {}) {
  const server = await testApp()
  const classroom = await buildClassroom(server.services.database, { name: 'Room 12' })
  const nominate = (body: object = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api/nominate',
      payload: {
        classroom_id: classroom.id,
        nominator_hash: hashOf(email),
        confirm_email: email,
        ...more,
        ...body,
      },
    })
  expect((await nominate()).statusCode).toBe(200)
  return { ...server, classroom, nominate, token: await newestToken(server) }
}

const mails = ({ services }: Pick<TestApp, 'services'>) => readMails(services)
const newestToken = ({ services }: Pick<TestApp, 'services'>) => lastToken(services)

const confirm = ({ app }: Pick<TestApp, 'app'>, token: string) =>
  app.inject({ method: 'POST', url: '/api/nominate/confirm', payload: { token } })

const look = async ({ app }: Pick<TestApp, 'app'>, token: string) =>
  (await app.inject({ method: 'GET', url: `/api/nominate/confirmation?token=${token}` })).json<object>()

const ballots = ({ services }: Pick<TestApp, 'services'>) =>
  services.database.read((tx) => tx.selectFrom('classroom_nominations').selectAll().execute())

test('a nominator who gives an address is sent one link, and pressing there confirms once', async () => {
  const { token, ...server } = await aNomination('ana@families.test', { locale: 'es' })
  expect(await mails(server)).toMatchObject([
    { to_email: 'ana@families.test', template: 'nomination_confirmation', locale: 'es' },
  ])
  for (let times = 0; times < 3; times++)
    expect(await look(server, token)).toMatchObject({ classroom_name: 'Room 12', state: 'open' })
  expect(await ballots(server)).toMatchObject([{ confirmed_at: null }])

  const done = await confirm(server, token)
  expect([done.statusCode, done.json()]).toMatchObject([200, { classroom_name: 'Room 12' }])
  expect(await ballots(server)).toMatchObject([
    { confirmed_at: server.services.clock.now(), confirmed_how: 'link' },
  ])
  expect(await look(server, token)).toMatchObject({ state: 'counted' })
  const again = await confirm(server, token)
  expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'nominations.already_counted' }])
})

test('a link that is too old or that nobody sent confirms nothing', async () => {
  const { token, ...server } = await aNomination()
  server.services.clock.advance(72 * 3_600_000)
  expect(await look(server, token)).toMatchObject({ state: 'expired' })
  expect((await confirm(server, token)).json()).toMatchObject({ code: 'nominations.link_expired' })
  expect((await confirm(server, 'invented')).statusCode).toBe(404)
  expect(await ballots(server)).toMatchObject([{ confirmed_at: null }])
})

test('whoever nominated without an address may bring one later, and the nomination stays one', async () => {
  const { nominate, ...server } = await aNomination()
  await server.services.database.transaction((tx) => sql`delete from nomination_confirmations`.execute(tx))
  expect((await nominate()).statusCode).toBe(200)
  expect((await confirm(server, await newestToken(server))).statusCode).toBe(200)
  expect(await ballots(server)).toHaveLength(1)
})

test('neither the address nor the secret of the link is kept with the nomination', async () => {
  const { token, services } = await aNomination()
  const kept = await services.database.read(async (tx) =>
    JSON.stringify([
      await tx.selectFrom('nomination_confirmations').selectAll().execute(),
      await tx.selectFrom('classroom_nominations').selectAll().execute(),
      await tx.selectFrom('admin_notifications').selectAll().execute(),
    ]),
  )
  for (const secret of ['ana@families.test', token]) expect(kept).not.toContain(secret)
})

test('one mailbox is sent five links an hour, however its address is spelled', async () => {
  const { nominate } = await aNomination('ana@gmail.com')
  const spelled = [
    'a.na@gmail.com',
    'an.a@gmail.com',
    'a.n.a@gmail.com',
    'ana@googlemail.com',
    'a.na@googlemail.com',
  ]
  const answers: number[] = []
  for (const confirm_email of spelled) answers.push((await nominate({ confirm_email })).statusCode)
  expect(answers).toEqual([200, 200, 200, 200, 429])
})

test('one mailbox is sent ten links a day, and the next day it may be asked again', async () => {
  const { nominate, ...server } = await aNomination('ana@gmail.com')
  const answers: number[] = []
  for (let nth = 0; nth < 12; nth++) {
    server.services.clock.advance(3_600_001)
    answers.push((await nominate({ confirm_email: `ana+${nth}@gmail.com` })).statusCode)
  }
  expect(answers).toEqual([...Array<number>(9).fill(200), 429, 429, 429])
  expect(await mails(server)).toHaveLength(10)
  const refused = await nominate({ confirm_email: 'ana+again@gmail.com' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  server.services.clock.advance(24 * 3_600_000)
  expect((await nominate({ confirm_email: 'ana@gmail.com' })).statusCode).toBe(200)
})

test('nothing that a nominator writes is in the mail that asks them', async () => {
  const { services } = await aNomination('ana@families.test', { reason: 'Visit https://evil.test now' })
  expect(await readMails(services)).toMatchObject([
    {
      params: {
        hasTeacher: false,
        classroomName: 'Room 12',
        url: expect.stringMatching(/\/confirm-nomination\?token=[\w-]{43}$/) as string,
      },
    },
  ])
})

test('whoever is signed in with a proven mailbox counts in full at once, and once for a classroom', async () => {
  const { services } = await testApp()
  const classroom = await buildClassroom(services.database)
  const actor = await buildActor(services, 'sponsor')
  const cast = (contact: string) =>
    nominateClassroom(services, {
      classroomId: classroom.id,
      nominatorHash: hashOf(contact),
      reason: null,
      address: '198.51.100.7',
      actor,
    })
  await cast('sponsor@tower.test')
  await cast('a second name of sam')
  expect((await ballots({ services })).map(({ confirmed_how }) => confirmed_how)).toEqual(['account', null])
})

test('an account that has proven no mailbox counts like any visitor', async () => {
  const { services } = await testApp()
  const classroom = await buildClassroom(services.database)
  const actor = await buildActor(services, 'sponsor')
  await services.database.transaction((tx) =>
    tx.updateTable('users').set({ email_verified_at: null }).where('id', '=', actor.userId).execute(),
  )
  const said = { classroomId: classroom.id, nominatorHash: hashOf('sam'), reason: null, address: undefined }
  await nominateClassroom(services, { ...said, actor })
  expect(await ballots({ services })).toMatchObject([{ confirmed_at: null }])
})

test('the key of a day is forgotten when the day is over, and old links with their week', async () => {
  const { services } = await aNomination()
  const count = async () => {
    const { rows } = await services.database.read((tx) =>
      sql<{ keys: number; links: number }>`
        select (select count(*)::int from nomination_day_keys) as keys,
          (select count(*)::int from nomination_confirmations) as links`.execute(tx),
    )
    return rows[0]
  }
  await services.database.transaction(async (tx) => {
    await sql`update nomination_day_keys set day = current_date - 3`.execute(tx)
    await sql`update nomination_confirmations set expires_at = now() - interval '8 days'`.execute(tx)
  })
  await clearExpired(services)
  expect(await count()).toEqual({ keys: 0, links: 0 })
})

// One session can't race with itself: only PostgreSQL shows this.
describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', () => {
  test('a mailbox is sent no more links however many ask, each with another spelling', async () => {
    const { nominate, ...server } = await aNomination('ana@gmail.com')
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, nth) => nominate({ confirm_email: `ana+${nth}@gmail.com` })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4)
    expect(await mails(server)).toHaveLength(5)
  })

  test('two links of one mailbox for one classroom confirm one nomination', async () => {
    const { nominate, token, ...server } = await aNomination()
    await nominate({ nominator_hash: hashOf('another name') })
    const tokens = [token, await newestToken(server)]
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, nth) => confirm(server, tokens[nth % 2]!)),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array<number>(11).fill(409),
    ])
    const confirmed = (await ballots(server)).filter(({ confirmed_at }) => confirmed_at !== null)
    expect(confirmed).toHaveLength(1)
  })
})

test('whether the classroom has a teacher is said by link, answer and mail, and nothing promises the next draw', async () => {
  const { token, classroom, ...server } = await aNomination()
  const { services } = server
  const unconfirmed = { classroom_name: 'Room 12', has_teacher: false }
  expect(await look(server, token)).toMatchObject(unconfirmed)
  await sendDueMails(services)
  const said = await services.database.read((tx) => tx.selectFrom('mails').select('text').execute())
  expect(said[0]?.text).toContain('counts in full as soon as its teacher confirms the classroom')
  expect(said[0]?.text).not.toContain('next draw')
  const answer = await confirm(server, token)
  expect(answer.json()).toMatchObject({ ...unconfirmed, share_code: expect.any(String) as string })
  const { share_code: code } = answer.json<{ share_code: string }>()
  const links = await services.database.read((tx) =>
    tx.selectFrom('share_links').select('classroom_id').where('code', '=', code).execute(),
  )
  expect(links).toEqual([{ classroom_id: classroom.id }])
})
