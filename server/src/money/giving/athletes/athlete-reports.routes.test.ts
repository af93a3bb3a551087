import type { AthleteReport, AthleteStatement } from '@tower/contract/money/athlete-reports.contract.ts'
import { expect, test, vi } from 'vitest'
import { buildDisbursements, itemOf } from '../../../../test/money/disbursements/build-disbursements.ts'
import { revokeConsent } from '../../../../test/people/prospects/say-word.ts'
import { openSession } from '../../../people/identity/sessions/open-session.ts'
import { buildProspectActor } from '../../../../test/people/prospects/build-prospects.ts'
import { readPdf } from '../../../../test/papers/read-pdf.ts'

// Gifts paid one after the other, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

async function buildReports() {
  const world = await buildDisbursements()
  const { services, app, prospectId, circle } = world
  const familySession = async (userId: string) => {
    const at = services.clock.now()
    const session = await services.database.transaction(async (tx) => {
      await tx.updateTable('users').set({ email_verified_at: at }).where('id', '=', userId).execute()
      return openSession(services, tx, { userId, userAgent: undefined, at })
    })
    return `Bearer ${session.access_token}`
  }
  const get = (url: string, authorization?: string) =>
    app.inject({ url, ...(authorization && { headers: { authorization } }) })
  const guardian = await familySession(circle.guardian.userId)
  return {
    ...world,
    get,
    familySession,
    guardian,
    report: () => get(`/api/prospect/report?prospect_id=${prospectId}`),
    statement: (who = guardian) => get(`/api/prospect/statement?prospect_id=${prospectId}`, who),
  }
}

test('what everyone reads of an athlete’s support is what the books say, and names nobody', async () => {
  const world = await buildReports()
  await world.beginMonthly({ amount_cents: 2_500, goal_id: null })
  await world.support(12_000)
  itemOf(await world.record(world.dana, 7_000))
  const answer = await world.report()
  expect(answer.json<AthleteReport>()).toEqual({
    supporters: 1,
    monthly_supporters: 1,
    monthly_cents: 2_500,
    monthly_total_cents: 2_500,
    raised_cents: 14_500,
    paid_cents: 7_000,
    paid: [
      {
        goal_title: 'Spikes',
        paid_for: 'Track spikes, size 9',
        amount_cents: 7_000,
        paid_on: expect.any(String) as string,
      },
    ],
    unused_days: 90,
  })
  expect(answer.body).not.toContain('Springfield Sports Shop')
  expect(answer.body).not.toContain(world.email)
  expect(answer.headers['cache-control']).toContain('no-store')
  await revokeConsent(world.services, { actor: world.circle.guardian, prospectId: world.prospectId })
  expect((await world.report()).statusCode).toBe(404)
})

test('the family’s statement adds up, refunds after a payout included, and tells nobody’s address', async () => {
  const world = await buildReports()
  const gift = await world.support(8_000)
  await world.support(6_000)
  itemOf(await world.record(world.dana, 12_000))
  await world.giveBack(gift, 5_000)
  const answer = await world.statement()
  const statement = answer.json<AthleteStatement>()
  const { gifts_cents: came, returned_cents: back, reserve_cents: reserve, paid_cents: paid } = statement
  expect(statement).toMatchObject({ gifts_cents: 14_000, returned_cents: 5_000, paid_cents: 12_000 })
  expect(came - back + reserve - paid - statement.moved_cents).toBe(statement.left_cents)
  expect(statement.gifts.map(({ giver }) => giver)).toEqual([null, null])
  expect(answer.body).not.toContain(world.email)
  expect(await world.findFaults()).toEqual([])
})

test('a statement is read by the family and staff alone, and as a tagged file', async () => {
  const world = await buildReports()
  await world.support(2_000)
  const stranger = await buildProspectActor(world.services, 'other@prospects.test', 'guardian')
  expect((await world.statement(await world.familySession(stranger.userId))).statusCode).toBe(404)
  const sponsor = await world.signIn('stranger@example.org')
  expect((await world.statement(`Bearer ${sponsor.bearer}`)).statusCode).toBe(403)
  const other = await world.get('/api/prospect/statement?prospect_id=x', world.guardian)
  expect(other.statusCode).toBe(404)
  const file = await world.get(
    `/api/prospect/statement.pdf?prospect_id=${world.prospectId}&language=es`,
    world.guardian,
  )
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-type']).toContain('application/pdf')
  const paper = await readPdf(file.rawPayload)
  expect(paper).toMatchObject({ title: 'Estado de cuenta para la familia', isMarked: true })
})
