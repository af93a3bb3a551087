import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenConstraint, type Tx } from '../../database/database.ts'
import { findViolations } from '../../test/find-violations.ts'
import { testDatabase } from '../../test/test-database.ts'
import { testServices, type TestServices } from '../../test/test-services.ts'
import {
  buildProspectActor,
  buildCircle,
  buildPending,
  buildVisible,
  type Circle,
} from '../../../test/people/prospects/build-prospects.ts'
import { buildUpdate } from '../../../test/people/prospects/build-update.ts'
import { grantConsent, revokeConsent } from '../../../test/people/prospects/say-word.ts'
import { recordPaper } from './consents/record-paper.ts'
import type { ProspectActor } from './prospects.access.ts'
import { saveGoal } from './save-goal.ts'
import { approveProspect, approveUpdate } from '../../../test/people/prospects/approve.ts'

let services: TestServices
let circle: Circle
beforeAll(async () => {
  services = await testServices({ database: await testDatabase({ keep: true }) })
  circle = await buildCircle(services)
})
afterAll(() => services.database.close())

const readProspect = (id: string) =>
  services.database.read((tx) =>
    tx.selectFrom('prospects').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
const allowOnPaper = (actor: ProspectActor, prospectId: string, paper: string) =>
  recordPaper(services, {
    actor,
    prospectId,
    parts: { profile: true, photos: true, location: true, school: true },
    paper,
  })
const publicIds = () =>
  services.database.read(async (tx) =>
    (await tx.selectFrom('public_prospects').select('id').execute()).map(({ id }) => id),
  )

test('nobody but staff approves: a coach can’t approve an athlete they brought', async () => {
  const prospectId = await buildPending(services, circle, { firstName: 'Sky' })
  await allowOnPaper(circle.admin, prospectId, 'paper of 3 May')
  for (const actor of [circle.keeper, circle.coach, circle.athlete, circle.guardian]) {
    await expect(approveProspect(services, { actor, prospectId, approved: true })).rejects.toMatchObject({
      code: 'identity.role_not_allowed',
    })
  }
  expect(await publicIds()).not.toContain(prospectId)
})

test('without a guardian’s consent staff can’t approve', async () => {
  const prospectId = await buildPending(services, circle)
  const approve = () => approveProspect(services, { actor: circle.admin, prospectId, approved: true })
  await expect(approve()).rejects.toMatchObject({ code: 'prospects.consent_missing' })
  await grantConsent(services, { actor: circle.guardian, prospectId })
  await approve()
  expect(await publicIds()).toContain(prospectId)
})

test('only the guardian of record, or staff with the signed paper, speak for a child', async () => {
  const prospectId = await buildPending(services, circle)
  const other = await buildProspectActor(services, 'other-guardian@prospects.test', 'guardian')
  const grant = (actor: ProspectActor & { email: string }) => grantConsent(services, { actor, prospectId })
  const notAllowed = { code: 'identity.role_not_allowed' }
  await expect(grant(other)).rejects.toMatchObject({ code: 'prospects.not_found' })
  for (const actor of [circle.keeper, circle.coach, circle.admin])
    await expect(grant(actor)).rejects.toMatchObject(notAllowed)
  // An athlete who is not this one learns nothing of it.
  await expect(grant(circle.athlete)).rejects.toMatchObject({ code: 'prospects.not_found' })
  for (const actor of [circle.keeper, circle.coach])
    await expect(allowOnPaper(actor, prospectId, 'a paper of my own')).rejects.toMatchObject(notAllowed)
  await expect(allowOnPaper(circle.admin, prospectId, '')).rejects.toMatchObject({
    code: 'prospects.evidence_required',
  })
  await allowOnPaper(circle.admin, prospectId, 'form signed on 12 November')
  await expect(revokeConsent(services, { actor: other, prospectId })).rejects.toMatchObject({
    code: 'prospects.not_found',
  })
  await revokeConsent(services, { actor: circle.guardian, prospectId })
  expect((await readProspect(prospectId)).consent_id).toBeNull()
})

test('every word of a guardian stays on record, and saying it twice is saying it once', async () => {
  const { prospectId } = await buildVisible(services, circle)
  for (const say of [grantConsent, revokeConsent, revokeConsent, grantConsent, grantConsent])
    await say(services, { actor: circle.guardian, prospectId })
  const words = await services.database.read((tx) =>
    tx
      .selectFrom('prospect_consents')
      .select(['granted', 'recorded_by_id'])
      .where('prospect_id', '=', prospectId)
      .orderBy('id')
      .execute(),
  )
  expect(words).toEqual(
    [true, false, true].map((granted) => ({ granted, recorded_by_id: circle.guardian.userId })),
  )
})

test('goals and news belong to who keeps the profile, and staff read news before anyone', async () => {
  const { prospectId, goalId } = await buildVisible(services, circle)
  const other = await buildVisible(services, circle)
  const goal = { prospectId, title: 'Shoes', targetCents: 5_000 }
  for (const actor of [circle.coach, circle.athlete])
    await expect(saveGoal(services, { ...goal, actor })).rejects.toMatchObject({
      code: 'prospects.not_found',
    })
  const actor = circle.guardian
  await expect(saveGoal(services, { ...goal, actor, title: ' ' })).rejects.toThrow(
    'Title and target are required',
  )
  for (const targetCents of [0, -1, 1.5, Number.NaN])
    await expect(saveGoal(services, { ...goal, actor, targetCents })).rejects.toThrow(
      'Target must be a positive number',
    )
  await expect(saveGoal(services, { ...goal, actor, goalId: other.goalId })).rejects.toMatchObject({
    code: 'prospects.not_found',
  })
  expect(await saveGoal(services, { ...goal, actor, goalId, isActive: false })).toMatchObject({
    title: 'Shoes',
    is_active: false,
  })
  const { updateId } = await buildUpdate(services, { actor, prospectId, caption: 'Hello' })
  await expect(approveUpdate(services, { actor, updateId, approved: true })).rejects.toMatchObject({
    code: 'identity.role_not_allowed',
  })
})

describe('what the schema itself refuses', () => {
  const attempt = (work: (tx: Tx) => Promise<unknown>) =>
    services.database.transaction(work).then(() => 'accepted', brokenConstraint)

  test('an approved profile without consent, whoever writes it', async () => {
    const prospectId = await buildPending(services, circle)
    const broken = await attempt((tx) =>
      tx
        .updateTable('prospects')
        .set({ status: 'approved', approved_at: new Date() })
        .where('id', '=', prospectId)
        .execute(),
    )
    expect(broken).toBe('prospects__approved_with_consent')
  })

  test('another child’s consent', async () => {
    const { prospectId } = await buildVisible(services, circle)
    const { consent_id } = await readProspect(prospectId)
    const pending = await buildPending(services, circle)
    const broken = await attempt((tx) =>
      tx.updateTable('prospects').set({ consent_id }).where('id', '=', pending).execute(),
    )
    expect(broken).toBe('prospects__own_consent')
  })

  test('a consent that is changed afterwards', async () => {
    await buildVisible(services, circle)
    const broken = await attempt((tx) => tx.updateTable('prospect_consents').set({ granted: true }).execute())
    expect(broken).toBe('prospect_consents__append_only')
  })
})

/** Each wrong is planted in a transaction that is rolled back, and must be told by its invariant. */
test.each([
  [
    'an approval that stands on a consent taken back',
    /the last word is yes/,
    sql`update prospects set consent_id = (select min(id) from prospect_consents where prospect_id = prospects.id),
      status = 'approved', approved_at = now()
      where consent_id is null and exists (select from prospect_consents where prospect_id = prospects.id and granted)`,
  ],
  [
    'a consent in force that no guardian gave last',
    /the last word is yes/,
    sql`update prospects set consent_id = (select max(id) from prospect_consents where prospect_id = prospects.id and granted)
      where consent_id is null and exists (select from prospect_consents where prospect_id = prospects.id and granted)`,
  ],
  [
    'a prospect that raised a cent nobody gave',
    /raised what was given/,
    sql`update prospects set raised_cents = raised_cents + 1`,
  ],
  [
    'a goal that raised a cent nobody gave',
    /raised is what was posted/,
    sql`update prospect_goals set raised_cents = raised_cents + 1`,
  ],
  [
    'a sport that counts an athlete nobody can see',
    /counts of shown athletes/,
    sql`update shown_sports set athletes = athletes + 1`,
  ],
  [
    'a shown athlete whose sport is not counted',
    /counts of shown athletes/,
    sql`delete from shown_sports where athletes = (select max(athletes) from shown_sports)`,
  ],
])('the invariants tell of %s', async (_what, told, wrong) => {
  const { prospectId } = await buildVisible(services, circle)
  await revokeConsent(services, { actor: circle.guardian, prospectId })
  expect(await services.database.read(findViolations)).toEqual([])
  let found: string[] = []
  await services.database
    .transaction(async (tx) => {
      await wrong.execute(tx)
      found = (await findViolations(tx)).map(({ invariant }) => invariant)
      throw new Error('never committed')
    })
    .catch(() => undefined)
  expect(found).toContainEqual(expect.stringMatching(told))
})
