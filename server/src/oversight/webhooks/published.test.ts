import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { buildGiving } from '../../../test/money/giving/build-giving.ts'
import { listenIn } from '../../../test/oversight/webhooks/listen-in.ts'
import { buildReimbursements } from '../../../test/spending/reimbursements/build-reimbursements.ts'
import { buildSupport } from '../../../test/spending/support/build-support.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const eventsOf = (told: { event: string }[]) => told.map(({ event }) => event)

test('a gift for a classroom is told as a donation, a slot and a match, without whose it is', async () => {
  const world = await buildGiving()
  const told = await listenIn(world.services)
  const { id } = await buildClassroom(world.services.database, { teacherEmail: 'rivera@school.test' })
  await world.give({
    email: 'dana@example.org',
    body: { classroom_id: id, metadata: { program: 'classrooms' } },
  })
  await world.deliverAll()
  const heard = await told()
  expect(heard).toMatchObject([
    {
      event: 'donation.succeeded',
      data: { amount_cents: 80_000, destination: 'classrooms', is_monthly: false },
    },
    { event: 'slot.matched', data: { classroom_id: id, how: 'designation' } },
    { event: 'slot.minted', data: { origin: 'donor' } },
  ])
  expect(JSON.stringify(heard)).not.toContain('dana')
})

test('a nomination is told once, whoever nominates again', async () => {
  const { app, services } = await buildGiving()
  const told = await listenIn(services)
  const { id } = await buildClassroom(services.database)
  const nominator_hash = createHash('sha256').update('ana@example.com').digest('hex')
  const payload = { classroom_id: id, nominator_hash, reason: 'They read every day.' }
  for (let nth = 0; nth < 2; nth++) await app.inject({ method: 'POST', url: '/api/nominate', payload })
  const heard = await told()
  expect(heard).toMatchObject([
    { event: 'nomination.created', data: { kind: 'classroom', classroom_id: id } },
  ])
  expect(JSON.stringify(heard)).not.toContain(nominator_hash)
})

test('a reimbursement is told from its submission to its payment', async () => {
  const { services, submit, line, decide } = await buildReimbursements()
  const told = await listenIn(services)
  const { id } = await submit([line(7_494)])
  await decide(id, 'approved')
  await decide(id, 'paid', { reference: 'ACH 4711' })
  const heard = await told()
  expect(eventsOf(heard)).toEqual(['reimbursement.approved', 'reimbursement.paid', 'reimbursement.submitted'])
  expect(heard[0]?.data).toMatchObject({ reimbursement_id: id, total_cents: 7_494 })
})

test('a ticket is told when it is opened, answered and closed, without a word of it; a note is not', async () => {
  const { services, opened, said, changed, admin, teacher } = await buildSupport()
  const told = await listenIn(services)
  const { id } = await opened(teacher, { subject: 'Crayons are missing' })
  await said(admin, id, 'They are on their way.')
  await changed(admin, id, { status: 'closed' })
  await changed(admin, id, { status: 'closed' })
  const heard = await told()
  expect(eventsOf(heard)).toEqual(['ticket.answered', 'ticket.closed', 'ticket.created'])
  expect(JSON.stringify(heard)).not.toMatch(/crayons|way/i)
})
