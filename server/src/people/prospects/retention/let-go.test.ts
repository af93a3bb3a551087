import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  buildCircle,
  buildDraft,
  buildProspectActor,
  buildVisible,
  type Circle,
} from '../../../../test/people/prospects/build-prospects.ts'
import { grantConsent, revokeConsent } from '../../../../test/people/prospects/say-word.ts'
import { sendDueMails } from '../../../mail/send-due-mails.ts'
import { testApp, type TestApp } from '../../../test/test-app.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { recordPaper } from '../consents/record-paper.ts'
import { correctBirthday } from '../of-age/correct-birthday.ts'
import { onboardProspect } from '../onboard-prospect.ts'
import { setAthlete } from '../prospects.queries.ts'
import { letGo } from './let-go.ts'

let world: TestApp
let circle: Circle
beforeAll(async () => {
  world = await testApp({ database: await testDatabase({ keep: true }), keep: true })
})
afterAll(async () => {
  await world.app.close()
  await world.services.database.close()
})
beforeEach(async () => {
  circle = await buildCircle(world.services)
})

const pass = async (days: number) => {
  world.services.clock.advance(days * 86_400_000)
  await letGo(world.services)
}
const read = (id: string) =>
  world.services.database.read((tx) =>
    tx.selectFrom('prospects').selectAll().where('id', '=', id).executeTakeFirst(),
  )
const told = (id: string) =>
  world.services.database.read((tx) =>
    tx
      .selectFrom('mails')
      .select(['to_email', 'params'])
      .where('dedupe_key', '=', `prospect-unanswered:${id}`)
      .execute(),
  )
/** Every row of the tables that may say something of a child, as text. */
async function everything(): Promise<string> {
  const tables = [
    'prospects',
    'prospect_goals',
    'prospect_guardians',
    'prospect_updates',
    'mails',
    'admin_notifications',
  ] as const
  const rows = await world.services.database.read((tx) =>
    Promise.all(tables.map((table) => tx.selectFrom(table).selectAll().execute())),
  )
  return JSON.stringify(rows)
}
const media = (id: string) =>
  world.services.database.read((tx) =>
    tx.selectFrom('prospect_media').select('id').where('prospect_id', '=', id).execute(),
  )
const putMedia = (id: string) =>
  world.services.database.transaction((tx) =>
    tx
      .insertInto('prospect_media')
      .values({
        ...{ id: crypto.randomUUID(), prospect_id: id, kind: 'avatar', content_type: 'image/webp' },
        ...{
          path: `/api/prospect/media/${crypto.randomUUID()}.webp`,
          created_at: world.services.clock.now(),
        },
      })
      .execute(),
  )

test('the keeper of a profile that nobody answered for is told after 14 days, once, and on day 45 nothing of the child is left', async () => {
  const id = await buildDraft(world.services, circle, { firstName: 'Unanswered', lastName: 'Childname' })
  await pass(13)
  expect(await told(id)).toEqual([])
  await pass(1)
  await pass(1)
  expect(await told(id)).toMatchObject([
    { to_email: circle.keeper.email, params: { athlete: 'Unanswered C.' } },
  ])
  await pass(29)
  expect(await read(id)).toBeDefined()
  await pass(1)
  expect(await read(id)).toBeUndefined()
  expect(await everything()).not.toMatch(/Unanswered C/)
})

test('a profile that somebody answered for meanwhile stays', async () => {
  const id = await buildDraft(world.services, circle, { firstName: 'Answered' })
  await pass(14)
  await grantConsent(world.services, { actor: circle.guardian, prospectId: id })
  await pass(60)
  expect(await read(id)).toMatchObject({ first_name: 'Answered' })
})

test('pictures go within a day after they are no longer allowed, and the words after 30 days', async () => {
  const { prospectId: id } = await buildVisible(world.services, circle, {
    firstName: 'Takenback',
    lastName: 'Childname',
  })
  await putMedia(id)
  await pass(1)
  expect(await media(id)).toHaveLength(1)
  await grantConsent(world.services, { actor: circle.guardian, prospectId: id, parts: { photos: false } })
  await pass(1)
  expect(await media(id)).toEqual([])
  expect(await read(id)).toMatchObject({ first_name: 'Takenback' })
  await revokeConsent(world.services, { actor: circle.guardian, prospectId: id })
  await pass(29)
  expect(await read(id)).toMatchObject({ first_name: 'Takenback' })
  await pass(1)
  expect(await read(id)).toMatchObject({ first_name: 'Erased', bio: null, school: null })
  expect(await everything()).not.toMatch(/Takenback C/)
})

test('consent given anew within the 30 days keeps the words', async () => {
  const { prospectId: id } = await buildVisible(world.services, circle, { firstName: 'Anew' })
  await revokeConsent(world.services, { actor: circle.guardian, prospectId: id })
  await pass(20)
  await grantConsent(world.services, { actor: circle.guardian, prospectId: id })
  await pass(40)
  expect(await read(id)).toMatchObject({ first_name: 'Anew' })
})

test('the days are counted from when consent ended, also where a corrected birthday ended it', async () => {
  const id = await buildDraft(world.services, circle, { firstName: 'Corrected' })
  const correct = (was: string | null, bornOn: string) =>
    correctBirthday(world.services, {
      ...{ actor: circle.admin, prospectId: id, was, bornOn, reason: 'A passport.' },
    })
  await world.services.database.transaction((tx) =>
    setAthlete(tx, { prospectId: id, athleteId: circle.athlete.userId, at: world.services.clock.now() }),
  )
  await correct(null, '1999-05-05')
  await grantConsent(world.services, { actor: circle.athlete, prospectId: id })
  await putMedia(id)
  await pass(60)
  await correct('1999-05-05', '2015-05-05')
  await pass(0)
  expect(await media(id)).toHaveLength(1)
  await pass(1)
  expect(await media(id)).toEqual([])
  await pass(28)
  expect(await read(id)).toMatchObject({ first_name: 'Corrected' })
  await pass(1)
  expect(await read(id)).toMatchObject({ first_name: 'Erased' })
})

test('of a guardian of two children go the mails about the one whose profile goes, also after they left, and no other', async () => {
  const parent = 'parent-of-two@families.test'
  const begin = (firstName: string) =>
    onboardProspect(world.services, {
      ...{ actor: circle.keeper, firstName, lastName: 'Childname', sportPosition: null },
      ...{ guardianEmail: parent, locale: 'en' },
    })
  const [goes, stays] = [await begin('Ilona'), await begin('Benno')]
  // As by SMTP: of a mail with a link in it only the subject stays.
  await sendDueMails({ ...world.services, mailer: { send: () => Promise.resolve() } })
  const parts = { profile: true, photos: true, location: false, school: false }
  await recordPaper(world.services, { actor: circle.admin, prospectId: stays.id, parts, paper: 'Of May 3' })
  await pass(14)
  await pass(31)
  expect([await read(goes.id), await read(stays.id)]).toMatchObject([undefined, { first_name: 'Benno' }])
  const mails = await world.services.database.read((tx) =>
    tx.selectFrom('mails').select('subject').where('to_email', '=', parent).execute(),
  )
  expect(mails).toEqual([{ subject: expect.stringContaining('Benno') as unknown }])
})

test('where a profile goes, mails about another child that mails call the same keep its name; one that was emptied before is not told of', async () => {
  const { services } = world
  const stays = await buildVisible(services, circle, { firstName: 'Same', lastName: 'Ostrander' })
  const elsewhere = await buildProspectActor(services, 'another-keeper@prospects.test', 'coach')
  const begin = (lastName: string) =>
    buildDraft(services, { ...circle, keeper: elsewhere }, { firstName: 'Same', lastName })
  const [goes, emptied] = [await begin('Obermann'), await begin('Odell')]
  await services.database.transaction((tx) =>
    tx
      .updateTable('prospects')
      .set({ first_name: 'Erased', last_name: 'Person' })
      .where('id', '=', emptied)
      .execute(),
  )
  const namedTo = async (email: string) => {
    const found = await services.database.read((tx) =>
      tx.selectFrom('mails').select('params').where('to_email', '=', email).execute(),
    )
    return found.filter(({ params }) => JSON.stringify(params).includes('Same O.')).length
  }
  const before = await namedTo(circle.keeper.email)
  expect(before).toBeGreaterThan(0)
  await pass(14)
  expect([(await told(goes)).length, (await told(emptied)).length]).toEqual([1, 0])
  expect(await namedTo(elsewhere.email)).toBe(1)
  await pass(31)
  expect([await read(goes), await read(emptied), (await read(stays.prospectId))?.first_name]).toEqual([
    undefined,
    undefined,
    'Same',
  ])
  expect([await namedTo(elsewhere.email), await namedTo(circle.keeper.email)]).toEqual([0, before])
})

test('what fails with one profile holds up nothing that is due of others', async () => {
  const { database } = world.services
  const { prospectId: fails } = await buildVisible(world.services, circle, { firstName: 'Fails' })
  await putMedia(fails)
  await grantConsent(world.services, { actor: circle.guardian, prospectId: fails, parts: { photos: false } })
  const { prospectId: id } = await buildVisible(world.services, circle, { firstName: 'Due' })
  await revokeConsent(world.services, { actor: circle.guardian, prospectId: id })
  world.services.clock.advance(31 * 86_400_000)
  let isFirst = true
  const transaction: typeof database.transaction = (work) => {
    if (!isFirst) return database.transaction(work)
    isFirst = false
    return Promise.reject(new Error('the first of all fails'))
  }
  await expect(letGo({ ...world.services, database: { ...database, transaction } })).rejects.toThrow()
  expect(await media(fails)).toHaveLength(1)
  expect(await read(id)).toMatchObject({ first_name: 'Erased' })
  await pass(0)
  expect(await media(fails)).toEqual([])
})
