// What families find of an athlete in the file of their own data.
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildCircle,
  buildProspectActor,
  buildVisible,
  type Circle,
} from '../../../test/people/prospects/build-prospects.ts'
import { personalData } from '../../domains.ts'
import { testApp, type TestApp } from '../../test/test-app.ts'
import { testDatabase } from '../../test/test-database.ts'
import { exportPerson } from '../account/export/export-person.ts'
import { sayByAccount } from './consents/say-consent.ts'

let world: TestApp
let circle: Circle
let prospectId: string
beforeAll(async () => {
  world = await testApp({ database: await testDatabase({ keep: true }), keep: true })
  circle = await buildCircle(world.services)
  ;({ prospectId } = await buildVisible(world.services, circle))
  // A coach keeps the profile from now on.
  await world.services.database.transaction((tx) =>
    tx
      .updateTable('prospects')
      .set({
        ...{ owner_id: circle.coach.userId, athlete_id: circle.athlete.userId },
        date_of_birth: new Date('2010-03-04T00:00:00Z'),
      })
      .where('id', '=', prospectId)
      .execute(),
  )
})
afterAll(async () => {
  await world.app.close()
  await world.services.database.close()
})

type File = {
  prospects: Record<string, unknown>[]
  athlete_consents: { guardian_of: Record<string, unknown>[]; said: Record<string, unknown>[] }
}
const fileOf = async ({ userId }: { userId: string }) =>
  JSON.parse(
    JSON.stringify(await exportPerson(world.services, { userId, actorId: userId, personalData })),
  ) as File

test('a guardian whose child’s profile somebody else keeps finds it in their file, with their own words of consent', async () => {
  const said = { signedName: 'Erika Muster', locale: 'es' as const, bornOn: null }
  const parts = { profile: true, photos: false, location: false, school: false }
  await sayByAccount(world.services, { actor: circle.guardian, prospectId, said: { ...said, parts } })
  const file = await fileOf(circle.guardian)
  expect(file.prospects).toMatchObject([
    {
      ...{
        first_name: 'Robin',
        last_name: 'Quillfeather',
        goals: [{ title: 'Spikes' }],
        born_on: '2010-03-04',
      },
      ...{ kept_by_you: false, about_you: false, you_as_guardian: 'confirmed' },
    },
  ])
  expect(file.athlete_consents.guardian_of).toMatchObject([
    { athlete: 'Robin', email: 'guardian@prospects.test', state: 'confirmed' },
  ])
  expect(file.athlete_consents.said.at(-1)).toMatchObject({
    ...{ athlete: 'Robin', as_role: 'guardian', how: 'account', ...parts, locale: 'es' },
    ...{ signed_name: 'Erika Muster', ended_at: null },
  })
})

test('an athlete finds the profile of them that a coach keeps, and no word or birthday that guardians gave', async () => {
  const file = await fileOf(circle.athlete)
  expect(file.prospects).toMatchObject([{ first_name: 'Robin', about_you: true, born_on: null }])
  expect(file.athlete_consents).toEqual({ guardian_of: [], said: [] })
})

test('whoever has nothing to do with an athlete finds nothing of them, and an invited guardian no more than that they were asked', async () => {
  const { services } = world
  const other = await buildProspectActor(services, 'other@prospects.test', 'guardian')
  expect(await fileOf(other)).toMatchObject({
    prospects: [],
    athlete_consents: { guardian_of: [], said: [] },
  })
  await services.database.transaction((tx) =>
    tx
      .insertInto('prospect_guardians')
      .values({ prospect_id: prospectId, user_id: other.userId, invited_at: services.clock.now() })
      .execute(),
  )
  const file = await fileOf(other)
  expect(file.prospects).toEqual([])
  expect(file.athlete_consents).toMatchObject({ guardian_of: [{ state: 'invited' }], said: [] })
})
