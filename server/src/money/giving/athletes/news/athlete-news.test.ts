import { expect, test, vi } from 'vitest'
import { buildDisbursements, itemOf } from '../../../../../test/money/disbursements/build-disbursements.ts'
import { buildUpdate } from '../../../../../test/people/prospects/build-update.ts'
import { revokeConsent } from '../../../../../test/people/prospects/say-word.ts'
import { listUntoldNews } from './athlete-news.queries.ts'
import { tellAthleteNews } from './tell-athlete-news.ts'
import type { OutgoingMail } from '../../../../mail/mailer.ts'
import { sendDueMails } from '../../../../mail/send-due-mails.ts'
import { approveUpdate } from '../../../../../test/people/prospects/approve.ts'

// Gifts paid one after the other, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

const day = 86_400_000

async function buildNews(settings: Parameters<typeof buildDisbursements>[0] = {}) {
  const world = await buildDisbursements(settings)
  const { services, circle, prospectId, clock } = world
  return {
    ...world,
    tell: () => tellAthleteNews(services),
    pass: (days: number) => clock.advance(days * day),
    publish: async (caption: string) => {
      clock.advance(60_000)
      const { updateId } = await buildUpdate(services, {
        ...{ actor: circle.guardian, prospectId, caption },
      })
      await approveUpdate(services, { actor: circle.admin, updateId, approved: true })
    },
    news: () =>
      services.database.read((tx) =>
        tx
          .selectFrom('mails')
          .select(['to_email', 'params'])
          .where('template', '=', 'athlete_news')
          .orderBy('created_at')
          .orderBy('id')
          .execute(),
      ),
  }
}

test('a supporter is told of each update once, at most once a week, and of what was paid', async () => {
  const world = await buildNews()
  await world.support(12_000)
  await world.publish('The spikes are here!')
  await world.publish('First race.')
  await Promise.all([world.tell(), world.tell(), world.tell()])
  const first = await world.news()
  expect(first).toHaveLength(1)
  expect(first[0]?.to_email).toBe(world.email)
  expect(JSON.stringify(first[0]?.params)).toContain('The spikes are here!')
  await world.publish('Second race.')
  itemOf(await world.record(world.dana, 5_000))
  world.pass(2)
  await world.tell()
  expect(await world.news()).toHaveLength(1)
  world.pass(6)
  for (let run = 0; run < 3; run++) await world.tell()
  const [, second, ...others] = await world.news()
  expect(others).toEqual([])
  const told = JSON.stringify(second?.params)
  expect([
    told.includes('Second race.'),
    told.includes('Track spikes'),
    told.includes('First race.'),
  ]).toEqual([true, true, false])
})

test('nobody is told of a child whose guardian said no, nor whose gifts went back, nor of news before they gave', async () => {
  const world = await buildNews()
  await world.publish('Before anybody gave.')
  world.pass(1)
  const gift = await world.support(5_000)
  await world.tell()
  expect(await world.news()).toEqual([])
  await world.publish('After it.')
  await world.giveBack(gift, 5_000)
  await world.tell()
  expect(await world.news()).toEqual([])
  await world.support(5_000)
  await world.publish('Again.')
  await revokeConsent(world.services, { actor: world.circle.guardian, prospectId: world.prospectId })
  await world.tell()
  expect(await world.news()).toEqual([])
})

test('supporters who can no longer be written to take nobody’s place among those who are chosen', async () => {
  const world = await buildNews()
  await world.support(5_000)
  const other = await world.startSponsorship({ amount_cents: 5_000, email: 'other@example.org' })
  await world.sandbox.pay(other, 'paid')
  await world.deliverAll()
  await world.publish('The spikes are here!')
  const at = world.clock.now()
  const told = await world.services.database.transaction(async (tx) => {
    const supporters = tx.selectFrom('donors').select(['id', 'email']).where('kind', '=', 'person')
    const [gone, written] = await supporters.orderBy('id').execute()
    if (!gone || !written) throw new Error('two people gave')
    const erased = { email: 'erased@example.org', role: 'sponsor', erased_at: at } as const
    const { id } = await tx.insertInto('users').values(erased).returning('id').executeTakeFirstOrThrow()
    await tx.updateTable('donors').set({ user_id: id, email: null }).where('id', '=', gone.id).execute()
    const since = new Date(at.getTime() - 30 * day)
    const news = await listUntoldNews(tx, { at, since, notToldSince: at, donors: 1 })
    return { written: written.email, news: news.map(({ email }) => email) }
  })
  expect(told.news).toEqual([told.written])
})

test('news that waits to leave is withdrawn when the guardian says no', async () => {
  const world = await buildNews()
  await world.support(5_000)
  await world.publish('The spikes are here!')
  await world.tell()
  expect(JSON.stringify(await world.news())).toContain('The spikes are here!')
  await revokeConsent(world.services, { actor: world.circle.guardian, prospectId: world.prospectId })
  expect(await world.news()).toMatchObject([{ params: {} }])
})

test('a supporter leaves the news of athletes in one click, signed in nowhere, and is sent no more of it', async () => {
  const world = await buildNews()
  const sent: OutgoingMail[] = []
  const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail) }
  const send = () => sendDueMails({ ...world.services, mailer })
  const newsSent = () => sent.filter(({ text }) => text.includes('race'))
  await world.support(5_000)
  await world.publish('First race.')
  await world.tell()
  await send()
  const headers = newsSent()[0]?.headers
  expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const { pathname, search } = new URL(headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
  // As a mail program sends it: no session, no cookie, no script.
  const left = await world.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect([left.statusCode, left.json()]).toMatchObject([200, { left: true }])
  world.pass(8)
  await world.publish('Second race.')
  await world.tell()
  await send()
  expect(newsSent()).toHaveLength(1)
})
