import { expect, test } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildActor } from '../../../../test/people/identity/build-actor.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { insertPerson } from '../donors/donors.queries.ts'
import { readBooks } from '../../../test/read-books.ts'
import { acceptAsGift } from './accept-as-gift.ts'

/** The donor of an account that has not proven its address. */
function buildUnproven({ services, clock }: GivingWorld): Promise<string> {
  return services.database.transaction(async (tx) => {
    const { id: userId } = await tx
      .insertInto('users')
      .values({ email: 'unproven@example.org', role: 'sponsor' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertPerson(tx, { userId, email: null, displayName: null, at: clock.now() })
    const donor = await tx.selectFrom('donors').select('id').executeTakeFirstOrThrow()
    return donor.id
  })
}

test('staff who guess whose money it is leave no hole in an account that was not signed in', async () => {
  const world = await buildGiving()
  const { services, sandbox } = world
  const actor = await buildActor(services)
  const donorId = await buildUnproven(world)
  const classroom = await buildClassroom(services.database, { teacherEmail: 'teacher@school.edu' })
  await sandbox.giveSavedCard('cus_stranger', { email: 'stranger@example.org' })
  await services.payments.chargeSavedCard({
    customerRef: 'cus_stranger',
    amountCents: 80_000,
    idempotencyKey: 'unasked',
    metadata: {},
    description: 'Not ours',
  })
  await world.deliverAll()
  const payment = await services.database.read((tx) =>
    tx.selectFrom('payments').select(['id', 'provider_payment_id as name']).executeTakeFirstOrThrow(),
  )
  await acceptAsGift(services, {
    actor,
    paymentId: payment.id,
    reason: 'Sounded like them',
    destination: 'classrooms',
    giver: { donorId },
    feeCoverCents: 0,
    classroomId: classroom.id,
  })
  expect((await readBooks(services)).donors).toMatchObject([{ program_cents: 80_000, slots_minted: 1 }])
  const { sponsor_id: sponsorId } = await services.database.read((tx) =>
    tx.selectFrom('classrooms').select('sponsor_id').executeTakeFirstOrThrow(),
  )
  expect(sponsorId).toBeNull()
  await services.payments.refund({ paymentId: payment.name, amountCents: 80_000, idempotencyKey: 'back' })
  await world.deliverAll()
  expect((await readBooks(services)).donors).toMatchObject([
    { program_cents: 0, reserve_hole_cents: 0, absorbed_cents: 80_000 },
  ])
  expect(await world.findFaults()).toEqual([])
})
