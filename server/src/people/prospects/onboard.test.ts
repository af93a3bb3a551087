import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../test/test-app.ts'
import { testDatabase } from '../../test/test-database.ts'
import {
  buildCircle,
  buildProspectActor,
  type Circle,
} from '../../../test/people/prospects/build-prospects.ts'
import { openSession } from '../identity/sessions/open-session.ts'

let world: TestApp
let circle: Circle
beforeAll(async () => {
  world = await testApp({ database: await testDatabase({ keep: true }), keep: true })
  circle = await buildCircle(world.services)
})
afterAll(async () => {
  await world.app.close()
  await world.services.database.close()
})

async function post(userId: string | null, path: string, payload: object) {
  const { services, app } = world
  const headers: Record<string, string> = {}
  if (userId !== null) {
    const { access_token: token } = await services.database.transaction((tx) =>
      openSession(services, tx, { userId, userAgent: undefined, at: services.clock.now() }),
    )
    headers.authorization = `Bearer ${token}`
  }
  return app.inject({ method: 'POST', url: `/api/prospect/${path}`, headers, payload })
}

const onboard = (userId: string | null, fields: object) => post(userId, 'onboard', fields)
const mailsTo = (email: string) =>
  world.services.database.read((tx) =>
    tx.selectFrom('mails').select(['template', 'params', 'locale']).where('to_email', '=', email).execute(),
  )

test('coaches and staff begin a profile, nobody else does', async () => {
  const names = { first_name: 'Kim', last_name: 'Rivera', sport_position: 'Soccer – Midfielder' }
  const begun = await onboard(circle.coach.userId, names)
  expect(begun.json()).toEqual({ prospect: { id: expect.any(String) as string, status: 'draft' } })
  const { prospect } = begun.json<{ prospect: { id: string } }>()
  const row = await world.services.database.read((tx) =>
    tx.selectFrom('prospects').selectAll().where('id', '=', prospect.id).executeTakeFirstOrThrow(),
  )
  expect(row).toMatchObject({ sport: 'Soccer', position: 'Midfielder', owner_id: circle.coach.userId })
  expect((await onboard(circle.admin.userId, names)).statusCode).toBe(200)
  const sponsor = await buildProspectActor(world.services, 'sponsor@prospects.test', 'sponsor')
  for (const { userId } of [circle.guardian, circle.athlete, sponsor])
    expect((await onboard(userId, names)).statusCode).toBe(403)
  expect((await onboard(null, names)).statusCode).toBe(401)
  expect((await onboard(circle.coach.userId, { ...names, last_name: ' ' })).statusCode).toBe(400)
})

test('pressing twice, even at the same moment, begins one profile and mails the guardian once', async () => {
  const email = 'twice@families.test'
  const names = { first_name: 'Uma', last_name: 'Twice', guardian_email: email, locale: 'es' }
  const answers = await Promise.all([1, 2, 3].map(() => onboard(circle.coach.userId, names)))
  const again = await onboard(circle.coach.userId, { ...names, first_name: ' uma ', last_name: 'TWICE' })
  const ids = [...answers, again].map((answer) => answer.json<{ prospect: { id: string } }>().prospect.id)
  expect(new Set(ids).size).toBe(1)
  expect(await mailsTo(email)).toMatchObject([{ template: 'prospect_consent', locale: 'es' }])
})

test('a coach is not the guardian, by their own address', async () => {
  const answer = await onboard(circle.coach.userId, {
    ...{ first_name: 'Max', last_name: 'Own', guardian_email: 'Coach@prospects.test ' },
  })
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'prospects.guardian_is_keeper' }])
})

test('whoever keeps a draft hands it in, once; a foreign one is not found', async () => {
  const begun = await onboard(circle.coach.userId, { first_name: 'Ida', last_name: 'Hand' })
  const { id } = begun.json<{ prospect: { id: string } }>().prospect
  const other = await buildProspectActor(world.services, 'other-coach@prospects.test', 'coach')
  const submit = (userId: string) => post(userId, 'submit', { prospect_id: id })
  for (const { userId } of [other, circle.athlete, circle.guardian])
    expect((await submit(userId)).statusCode).toBe(404)
  for (const _ of [1, 2])
    expect((await submit(circle.coach.userId)).json()).toEqual({ prospect: { id, status: 'pending' } })
  const notices = await world.services.database.read((tx) =>
    tx.selectFrom('admin_notifications').select('message').where('type', '=', 'prospect_created').execute(),
  )
  expect(notices.filter(({ message }) => message.startsWith('Ida H.'))).toHaveLength(1)
  const next = await onboard(circle.coach.userId, { first_name: 'Ida', last_name: 'Hand' })
  expect(next.json<{ prospect: { id: string } }>().prospect.id).not.toBe(id)
})
