// @module-tag some-on-pglite: two who name one classroom meet at a unique key.
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildActor } from '../../../test/people/identity/build-actor.ts'
import { testApp, type TestApp } from '../../test/test-app.ts'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { upsertSchools } from '../classrooms/schools/schools.queries.ts'
import { nominateNamedClassroom } from './nominate-named-classroom.ts'
import { readMails } from '../../../test/mail/read-mails.ts'

const ana = {
  nominator_name: 'Ana Ruiz',
  nominator_email: 'ana@families.test',
  reason: 'She buys the paper herself.',
}
const rivera = { teacher_name: 'Ms. Rivera', school: 'Ruskin Elementary', city: 'Dayton', state: 'OH' }

const nominate = ({ app }: TestApp, said: object) =>
  app.inject({ method: 'POST', url: '/api/nominations', payload: { ...ana, ...said } })

const find = ({ app }: TestApp, asked: Record<string, string>) =>
  app.inject(`/api/classrooms/find?${new URLSearchParams(asked).toString()}`)

const confirm = ({ app }: TestApp, url: string) =>
  app.inject({
    method: 'POST',
    url: '/api/nominate/confirm',
    payload: { token: new URL(url).searchParams.get('token') },
  })

const kept = ({ services }: TestApp) =>
  services.database.read(async (tx) => ({
    classrooms: await tx.selectFrom('classrooms').selectAll().execute(),
    ballots: await tx.selectFrom('classroom_nominations').selectAll().execute(),
    named: await tx.selectFrom('teacher_nominations').selectAll().execute(),
    mails: await tx.selectFrom('mails').selectAll().execute(),
    links: await tx.selectFrom('share_links').selectAll().execute(),
  }))

const listSchool = ({ services }: TestApp) =>
  services.database.transaction(async (tx) => {
    const school = { name: 'Ruskin Elem School', city: 'Dayton', state: 'OH', zip: '45402', isOpen: true }
    await upsertSchools(tx, [{ ...school, ncesId: '390000000001' }], services.clock.now())
    return tx.selectFrom('schools').select('id').executeTakeFirstOrThrow()
  })

type Receipt = {
  classroomName: string
  place: string
  nominators: number
  shareUrl: string
  confirmUrl: string
}
const receipts = async (server: TestApp) =>
  (await readMails(server.services, { template: 'nomination_receipt' })).map(
    ({ to_email: to, params, locale }) => ({ to, locale, ...(params as unknown as Receipt) }),
  )

test('a classroom that is not there is opened, the answer says which and how many stand behind it, and a receipt brings the link', async () => {
  const server = await testApp()
  const answer = await nominate(server, { ...rivera, locale: 'es' })
  expect(answer.statusCode, answer.body).toBe(200)
  const said = answer.json<{ share_code: string }>()
  expect(said).toEqual({
    classroom_name: 'Ms. Rivera',
    teacher: 'Ms. Rivera',
    school: 'Ruskin Elementary',
    city: 'Dayton',
    state: 'OH',
    share_code: expect.stringMatching(/^PT-[A-Z2-9]{6}$/) as string,
    nominators: 1,
    confirmed: 0,
    has_teacher: false,
    needs_link: true,
  })
  const [receipt] = await receipts(server)
  expect(receipt).toMatchObject({
    to: 'ana@families.test',
    locale: 'es',
    classroomName: 'Ms. Rivera',
    place: 'Ruskin Elementary, Dayton, OH',
    nominators: 1,
    shareUrl: `http://tower.test/nominate-teacher?code=${said.share_code}`,
  })
  expect((await confirm(server, receipt!.confirmUrl)).statusCode).toBe(200)
  expect((await kept(server)).ballots).toMatchObject([{ confirmed_how: 'link' }])
  expect((await kept(server)).named).toMatchObject([
    {
      teacher_name: 'Ms. Rivera',
      school: 'Ruskin Elementary',
      city: 'Dayton',
      state: 'OH',
      nominator_name: 'Ana Ruiz',
    },
  ])
})

test('a teacher whose address neighbors know is written to once, in the name of the first whose mailbox is proven, and confirms by that link', async () => {
  const server = await testApp({ environment: { TEACHER_EMAIL_SUFFIXES: '.edu,.k12.oh.us' } })
  const told = () => readMails(server.services, { template: 'teacher_nominated' })
  const said = { ...rivera, teacher_email: 'Rivera@Ruskin.k12.oh.us', locale: 'es' }
  await nominate(server, said)
  await nominate(server, { ...said, nominator_name: 'Bo Li', nominator_email: 'bo@families.test' })
  expect(await told()).toEqual([])
  for (const { confirmUrl } of await receipts(server)) await confirm(server, confirmUrl)
  const [mail, ...more] = await told()
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    ...{ to_email: 'rivera@ruskin.k12.oh.us', locale: 'es' },
    params: { nominatorName: 'Ana Ruiz', classroomName: 'Ms. Rivera' },
  })
  expect((await kept(server)).named.map(({ teacher_email }) => teacher_email)).toEqual([null, null])
  const token = new URL((mail!.params as { url: string }).url).searchParams.get('token')
  const confirmed = await server.app.inject({
    ...{ method: 'POST', url: '/api/nominee/confirm', payload: { token } },
  })
  // Neighbors named the classroom: its teacher is looked at by staff, as always.
  expect(confirmed.json()).toMatchObject({ classroom_name: 'Ms. Rivera', state: 'waiting' })
})

test('a teacher’s address that is no school’s is refused at its field, and a classroom that has its teacher writes to nobody', async () => {
  const server = await testApp()
  const refused = await nominate(server, { ...rivera, teacher_email: 'rivera@gmail.com' })
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([400, 'nominations.not_edu'])
  expect((await kept(server)).ballots).toEqual([])
  const { id: classroom_id } = await buildClassroom(server.services.database, {
    teacherEmail: 'rivera@dayton.edu',
  })
  await nominate(server, { classroom_id, teacher_email: 'else@lincolnschool.org' })
  for (const { confirmUrl } of await receipts(server)) await confirm(server, confirmUrl)
  expect((await kept(server)).ballots).toMatchObject([{ confirmed_how: 'link' }])
  expect(await readMails(server.services, { template: 'teacher_nominated' })).toEqual([])
})

test(
  'however it is spelled, the same teacher at the same school is one classroom, and each neighbor counts once',
  { tags: 'on-pglite-too' },
  async () => {
    const server = await testApp()
    const { id: school_id } = await listSchool(server)
    const spelled = [
      { teacher_name: 'Ms. Rivera', school_id },
      { ...rivera, teacher_name: 'mrs rivera', school: 'The Ruskin Elem. School', city: 'DAYTON' },
      { ...rivera, teacher_name: 'RIVERA', nominator_email: 'bo@families.test' },
      { ...rivera, nominator_email: ' ANA@families.test ' },
    ]
    const counts: number[] = []
    for (const said of spelled)
      counts.push((await nominate(server, said)).json<{ nominators: number }>().nominators)
    expect(counts).toEqual([1, 1, 2, 2])
    expect((await kept(server)).classrooms).toMatchObject([{ school: 'Ruskin Elem School', school_id }])
    for (const other of [
      { ...rivera, teacher_name: 'Ana Rivera' },
      { ...rivera, city: 'Columbus' },
      { ...rivera, state: 'KY' },
      { ...rivera, school: 'Ruskin Middle School' },
    ])
      expect(
        (await nominate(server, { ...other, nominator_email: 'cy@families.test' })).json(),
      ).toMatchObject({
        nominators: 1,
      })
    expect((await kept(server)).classrooms).toHaveLength(5)
  },
)

test('what somebody said of a teacher before without a town is placed, and stands there once', async () => {
  const server = await testApp()
  const { teacher_name, school } = rivera
  const payload = { ...ana, teacher_name, school }
  await server.app.inject({ method: 'POST', url: '/.netlify/functions/nominate-teacher', payload })
  await nominate(server, rivera)
  await server.app.inject({ method: 'POST', url: '/.netlify/functions/nominate-teacher', payload })
  await nominate(server, rivera)
  const { named, classrooms } = await kept(server)
  expect(named.filter(({ classroom_id }) => classroom_id === classrooms[0]?.id)).toMatchObject([
    { city: 'Dayton', state: 'OH' },
  ])
})

test('the ballot is the one that the same address would cast by its hash', async () => {
  const server = await testApp()
  const { id } = await buildClassroom(server.services.database)
  const nominator_hash = createHash('sha256').update('ana@families.test').digest('hex')
  const payload = { classroom_id: id, nominator_hash }
  await server.app.inject({ method: 'POST', url: '/api/nominate', payload })
  expect((await nominate(server, { classroom_id: id })).json()).toMatchObject({ nominators: 1 })
  expect((await nominate(server, { classroom_id: crypto.randomUUID() })).json()).toMatchObject({
    code: 'classrooms.not_found',
  })
  const unlisted = { teacher_name: 'Ms. Rivera', school_id: crypto.randomUUID() }
  expect((await nominate(server, unlisted)).json()).toMatchObject({ code: 'classrooms.school_not_found' })
})

test('a classroom of the charity with this teacher at this school is nominated, and no second one is opened', async () => {
  const server = await testApp()
  const { id } = await buildClassroom(server.services.database, { teacherEmail: 'rivera@dayton.edu' })
  expect((await nominate(server, rivera)).json()).toMatchObject({
    classroom_name: 'Room 12',
    teacher: 'Ms Rivera',
  })
  expect((await kept(server)).ballots).toMatchObject([{ classroom_id: id }])
  expect((await kept(server)).classrooms).toHaveLength(1)
})

test('whoever is signed in counts at once, and the receipt goes to the mailbox of the account, once', async () => {
  const server = await testApp()
  const { services } = server
  const actor = await buildActor(services, 'sponsor')
  for (let times = 0; times < 2; times++) {
    const said = await nominateNamedClassroom(services, {
      named: { teacherName: 'Ms. Rivera', place: { school: 'Ruskin', city: 'Dayton', state: 'OH' } },
      nominator: { name: 'Ana Ruiz', email: 'somebody@else.test', locale: undefined },
      teacherEmail: 'rivera@ruskin.us',
      reason: 'She buys the paper herself.',
      address: undefined,
      actor,
    })
    expect(said).toMatchObject({ nominators: 1, confirmed: 1, needsLink: false })
  }
  expect(await receipts(server)).toMatchObject([{ to: 'sponsor@tower.test', confirmUrl: null }])
  expect(await readMails(services, { template: 'teacher_nominated' })).toMatchObject([
    { to_email: 'rivera@ruskin.us', locale: 'en' },
  ])
})

describe('what strangers find', () => {
  test('nobody publishes a name here: what a visitor named is found once a mailbox stands behind it', async () => {
    const server = await testApp()
    await nominate(server, { ...rivera, teacher_name: 'Emma Johnson' })
    const search = () => find(server, { teacher: 'Emma Johnson', school: 'Ruskin' })
    expect((await search()).json()).toEqual({ classrooms: [], schools: [], has_more: false })
    const [receipt] = await receipts(server)
    await confirm(server, receipt!.confirmUrl)
    expect((await search()).json()).toMatchObject({
      classrooms: [{ teacher: 'Emma Johnson', nominators: 1, is_confirmed: false }],
    })
  })

  test(
    'classrooms come by teacher, by school and by town; a teacher spelled otherwise shows the others of the school',
    { tags: 'on-pglite-too' },
    async () => {
      const server = await testApp()
      const { database } = server.services
      await buildClassroom(database, { teacherEmail: 'rivera@dayton.edu' })
      await buildClassroom(database, { name: 'Reading Nook', school: 'Harbor Point Middle' })
      await listSchool(server)
      const names = async (asked: Record<string, string>) =>
        (await find(server, asked))
          .json<{ classrooms: { name: string }[] }>()
          .classrooms.map(({ name }) => name)
      expect(await names({ teacher: 'Mrs. Rivera' })).toEqual(['Room 12'])
      expect(await names({ school: 'harbor point ms' })).toEqual(['Reading Nook'])
      expect(await names({ city: 'Dayton', state: 'OH' })).toEqual(['Reading Nook', 'Room 12'])
      expect(await names({ teacher: 'Reviera', school: 'Ruskin' })).toEqual(['Room 12'])
      expect(await names({ teacher: 'Reviera' })).toEqual([])
      expect(await names({ state: 'OH' })).toEqual([])
      expect((await find(server, { school: 'ruskin' })).json()).toMatchObject({
        schools: [{ name: 'Ruskin Elem School', city: 'Dayton', state: 'OH', zip: '45402' }],
      })
    },
  )

  test('a search with wildcards finds nothing, one too long is refused, and neither is an error of the server', async () => {
    const server = await testApp()
    await buildClassroom(server.services.database)
    for (const school of ['%', '%%%', "'; drop table schools", '!!', '____'])
      expect((await find(server, { school })).json(), school).toMatchObject({ classrooms: [] })
    expect((await find(server, { school: 'x'.repeat(10_000) })).statusCode).toBe(400)
  })
})

test.each([
  ['a link', { teacher_name: 'Win at evil.com' }],
  ['an address', { school: 'write to me@evil.com' }],
  ['a telephone number', { teacher_name: 'Call 937 555 0123' }],
  ['a web address', { city: 'https://evil' }],
])('%s is no name: nothing is opened and nobody is mailed', async (_, wrong) => {
  const server = await testApp()
  const answer = await nominate(server, { ...rivera, ...wrong })
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'nominations.name_not_plain' }])
  expect(await kept(server)).toMatchObject({ classrooms: [], mails: [] })
})

test('where a charity switched nominations off, neither call exists', async () => {
  const server = await testApp({ environment: { NOMINATIONS: 'off' } })
  expect((await nominate(server, rivera)).statusCode).toBe(404)
  expect((await find(server, { school: 'Ruskin' })).statusCode).toBe(404)
})

test(
  'of a thousand nominations from one network thirty pass; then it is asked, and refused in the end',
  { timeout: 120_000 },
  async () => {
    const { app } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1' } })
    const statuses: Record<number, number> = {}
    for (let at = 0; at < 1_000; at++) {
      const payload = { ...ana, ...rivera, nominator_email: `nobody-${at}@families.test` }
      const { statusCode } = await app.inject({ method: 'POST', url: '/api/nominations', payload })
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
    }
    expect(statuses).toEqual({ 200: 30, 403: 270, 429: 700 })
  },
)

// One session can't race with itself: only PostgreSQL shows this.
describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', () => {
  test('thirty neighbors who name the same classroom make one, with one code, and all stand behind it', async () => {
    const server = await testApp()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        nominate(server, {
          ...rivera,
          teacher_name: at % 2 ? 'Ms. Rivera' : 'mrs. rivera',
          nominator_email: `neighbor-${at}@families.test`,
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(30).fill(200))
    expect(new Set(answers.map((answer) => answer.json<{ share_code: string }>().share_code)).size).toBe(1)
    expect((await kept(server)).classrooms).toHaveLength(1)
    expect((await kept(server)).links).toHaveLength(1)
    expect((await kept(server)).ballots).toHaveLength(30)
  })

  test('one neighbor who presses five times at once counts once', async () => {
    const server = await testApp()
    const answers = await Promise.all(Array.from({ length: 5 }, () => nominate(server, rivera)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(5).fill(200))
    expect((await kept(server)).ballots).toHaveLength(1)
    expect((await kept(server)).named).toHaveLength(1)
  })
})
