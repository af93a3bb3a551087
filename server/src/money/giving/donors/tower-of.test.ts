import { expect, test } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { saveProfile } from '../../../people/sponsors/profiles/save-profile.ts'
import { buildGiving } from '../../../../test/money/giving/build-giving.ts'
import { balancesOf, readBooks } from '../../../test/read-books.ts'

const owner = 'owner@example.org'

/** A sponsor, and a guest's or their own $800 for a classroom of which $300 went back after the classroom had it. */
async function buildAfterRefund(isGuests: boolean) {
  const world = await buildGiving()
  const { app, services } = world
  const classroom = await buildClassroom(services.database, { teacherEmail: 'teacher@school.edu' })
  const { bearer, userId } = await world.signIn(owner)
  const profile = { handle: 'owner-tower', display_name: 'Owner', show_totals: true }
  await saveProfile(services, { userId, profile })
  const body = { metadata: { program: 'classrooms' }, classroom_id: classroom.id }
  const { paymentId } = await world.give({ ...(isGuests ? { email: owner } : { bearer }), body })
  await services.payments.refund({ paymentId, amountCents: 30_000, idempotencyKey: 'part' })
  await world.deliverAll()

  /** The progress as each screen tells it. */
  async function listProgress(sessionId: string) {
    const headers = { authorization: `Bearer ${bearer}` }
    const read = async (url: string) => (await app.inject({ url, headers })).json<Record<string, unknown>>()
    const dashboard = await read('/api/sponsor/dashboard/summary')
    const shown = await read('/api/sponsors/owner-tower')
    const returned = await read(`/api/checkouts/${sessionId}`)
    const answer = await world.post('/api/numa/ask', { question: 'What is my progress?' }, bearer)
    return {
      dashboard: dashboard.next_slot_progress,
      profile: shown.next_slot_progress,
      returnPage: returned.progress_cents,
      assistant: /given \$\d+/.exec(answer.body)?.[0],
    }
  }

  return { world, bearer, listProgress }
}

test('after the reserve paid for a guest’s slot, each screen shows as progress what lies in the sponsor’s account', async () => {
  const { world, bearer, listProgress } = await buildAfterRefund(true)
  const { sessionId } = await world.give({ bearer, amountCents: 20_000 })
  const { donors, accounts } = await readBooks(world.services)
  expect(donors).toMatchObject([{ program_cents: 70_000, absorbed_cents: 30_000, slots_minted: 1 }])
  expect(balancesOf(accounts).donor_program).toBe(20_000)
  expect(await listProgress(sessionId)).toEqual({
    dashboard: 20_000,
    profile: 20_000,
    returnPage: 20_000,
    assistant: 'given $200',
  })
})

test('while the hole is the sponsor’s own, each screen shows no progress until gifts have filled it', async () => {
  const { world, bearer, listProgress } = await buildAfterRefund(false)
  const first = await world.give({ bearer, amountCents: 20_000 })
  expect((await readBooks(world.services)).donors).toMatchObject([{ reserve_hole_cents: 10_000 }])
  expect(await listProgress(first.sessionId)).toEqual({
    dashboard: 0,
    profile: 0,
    returnPage: 0,
    assistant: 'given $0',
  })
  const second = await world.give({ bearer, amountCents: 25_000 })
  expect(await listProgress(second.sessionId)).toMatchObject({ dashboard: 15_000, returnPage: 15_000 })
  expect(await world.findFaults()).toEqual([])
})
