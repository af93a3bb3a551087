// Who reaches a profile is said twice, of one profile and for lists: both say the same of everybody.
import { roles } from '@tower/contract/access.ts'
import { dutiesOf } from '@tower/contract/people/duties.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  buildCircle,
  buildPending,
  buildProspectActor,
} from '../../../test/people/prospects/build-prospects.ts'
import { testDatabase } from '../../test/test-database.ts'
import { testServices } from '../../test/test-services.ts'
import { findCircle, reachedBy } from './prospect-circle.queries.ts'
import { type ProspectActor, reaches } from './prospects.access.ts'
import { findProspectForUpdate } from './prospects.queries.ts'

/** A profile with an account in every place around it, and one with nobody but its keeper. */
async function buildPlaces() {
  const services = await testServices({ database: await testDatabase() })
  const circle = await buildCircle(services)
  const account = async (name: string) =>
    (await buildProspectActor(services, `${name}@prospects.test`, 'guardian')).userId
  const places = {
    keeper: circle.keeper.userId,
    asked: circle.guardian.userId,
    onboarder: await account('onboarder'),
    athlete: await account('of-it'),
    confirmed: await account('confirmed'),
    invited: await account('invited'),
    author: await account('author'),
    stranger: await account('stranger'),
  }
  const prospectId = await buildPending(services, circle)
  const other = await buildPending(services, circle, { firstName: 'Toni' })
  const at = services.clock.now()
  await services.database.transaction(async (tx) => {
    await tx
      .updateTable('prospects')
      .set({ onboarded_by_id: places.onboarder, athlete_id: places.athlete })
      .where('id', '=', prospectId)
      .execute()
    await tx
      .insertInto('prospect_guardians')
      .values([
        {
          ...{ prospect_id: prospectId, user_id: places.confirmed, invited_at: at, confirmed_at: at },
          state: 'confirmed',
        },
        { prospect_id: prospectId, user_id: places.invited, invited_at: at, state: 'invited' },
      ])
      .execute()
    await tx
      .insertInto('prospect_authors')
      .values({ prospect_id: prospectId, user_id: places.author })
      .execute()
  })
  return { services, places, prospectIds: [prospectId, other] }
}

test('lists show exactly the profiles that each account reaches, in every role and from every place around one', async () => {
  const { services, places, prospectIds } = await buildPlaces()
  const one = (actor: ProspectActor, prospectId: string) =>
    services.database.transaction(async (tx) => {
      const row = await findProspectForUpdate(tx, prospectId)
      return row !== undefined && reaches(actor, { ...row, ...(await findCircle(tx, prospectId)) })
    })
  const listed = (actor: ProspectActor) =>
    services.database.read(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select id from prospects prospect where ${reachedBy(actor)}`.execute(tx)
      return rows.map(({ id }) => id).toSorted()
    })
  const counts = new Set<number>()
  const standings = [...roles, null].map((role) => ({ role, duties: dutiesOf(role, null) }))
  const otherDuties = { role: 'admin', duties: dutiesOf('admin', ['money', 'people']) } as const
  for (const standing of [...standings, otherDuties])
    for (const [place, userId] of Object.entries(places)) {
      const { role } = standing
      const actor = { userId, ...standing }
      const reached: string[] = []
      for (const id of prospectIds) if (await one(actor, id)) reached.push(id)
      expect([role, place, await listed(actor)]).toEqual([role, place, reached.toSorted()])
      counts.add(reached.length)
    }
  // Both rules saying "nothing" of everybody would agree, too.
  expect(counts).toEqual(new Set([0, 1, 2]))
  await services.database.close()
}, 120_000)
