import { expect, test, vi } from 'vitest'
import { personalData } from '../../../domains.ts'
import { findWords } from '../../../../test/people/account/find-words.ts'
import { buildCards } from '../../../../test/spending/cards/build-cards.ts'
import { endCards } from '../../../spending/cards/one-time/end-cards.ts'
import { endSessions } from '../../../spending/shopping/end-sessions.ts'
import { eraseEverywhere } from './erase-person.ts'

// Many calls over one database, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const email = 'rivera@school.edu'
const name = 'Erika Muster-Frau'
const functions = '/.netlify/functions'

type Answer = { json: <Body>() => Body; statusCode: number }
type Item = { item: { id: string } }

/** A teacher, staff, and the calls by which one of them says something. */
async function buildSpeakers() {
  const world = await buildCards()
  const { app, services, teacherId, bearer } = world
  await services.database.transaction((tx) =>
    tx.updateTable('users').set({ full_name: name }).where('id', '=', teacherId).execute(),
  )
  const staff = await world.signInAs('admin')
  async function say<Body>(who: string, url: string, payload: object): Promise<Body> {
    const answer: Answer = await world.post(url, payload, who)
    expect([url, answer.statusCode]).toEqual([url, 200])
    return answer.json<Body>()
  }
  /** A PDF of somebody for a ticket. */
  async function attach(who: string): Promise<string> {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/tickets/attachments',
      headers: { authorization: `Bearer ${who}`, 'content-type': 'multipart/form-data; boundary=b' },
      payload: [
        ...['--b', 'content-disposition: form-data; name="file"; filename="a.pdf"', ''],
        ...['%PDF-1.4', `of ${who}`, '%%EOF', '--b--', ''],
      ].join('\r\n'),
    })
    return answer.json<{ file_id: string }>().file_id
  }
  return {
    ...world,
    attach,
    teacherSays: <Body>(url: string, payload: object) => say<Body>(bearer, url, payload),
    staffSay: <Body>(url: string, payload: object) => say<Body>(staff.bearer, url, payload),
    staff,
  }
}

type World = Awaited<ReturnType<typeof buildSpeakers>>

async function speakOfOrders({ teacherSays, staffSay, budgetId, services }: World): Promise<void> {
  const lines = [{ name: `Stamp of ${name}`, category: name, amount_cents: 500 }]
  const order = (wish: object[]) =>
    teacherSays<Item>(`${functions}/teacher-order-create`, { budget_id: budgetId, items: wish })
  const [bought, canceled] = [await order(lines), await order(lines)]
  const decide = (orderId: string, more: object) =>
    staffSay(`${functions}/teacher-order-status`, { order_id: orderId, ...more })
  await decide(bought.item.id, { status: 'paid' })
  await decide(canceled.item.id, { status: 'canceled', reason: `${name} moved` })
  const parcel = { order_id: bought.item.id, carrier: `By hand to ${name}`, tracking: '1Z999AA10123456784' }
  await staffSay(`${functions}/shipments-upsert`, parcel)
  const said = { reason: `${name} said so`, reference: `By ${name}` }
  const back = { amount_cents: 100, ...said, request_key: services.random.uuid() }
  await staffSay(`/api/admin/orders/${bought.item.id}/returns`, back)
}

async function speakOfReimbursements({ teacherSays, staffSay, budgetId }: World): Promise<void> {
  const items = [{ description: `Glue, ${name}`, amount_cents: 700 }]
  const wish = { budget_id: budgetId, memo: `For ${email}`, items }
  const [paid, returned] = [
    await teacherSays<Item>(`${functions}/reimb-submit`, wish),
    await teacherSays<Item>(`${functions}/reimb-submit`, wish),
  ]
  const payout = { request_id: paid.item.id, status: 'paid', reference: `Zelle to ${name}` }
  await staffSay(`${functions}/reimb-decision`, payout)
  await staffSay(`/api/admin/reimbursements/${returned.item.id}/return`, { reason: `Ask ${name}` })
}

async function speakInTickets({ teacherSays, staffSay, attach, bearer, staff }: World): Promise<void> {
  const file = async (who: string) => [{ file_id: await attach(who), name: `${name}.pdf` }]
  const { ticket } = await teacherSays<{ ticket: { id: string } }>(`${functions}/tickets-create`, {
    ...{ subject: `${name} asks`, message: `I am ${name}`, category: name, attachments: await file(bearer) },
  })
  const answer = { ticket_id: ticket.id, message: `Dear ${name}`, attachments: await file(staff.bearer) }
  await staffSay(`${functions}/tickets-message`, answer)
  await staffSay(`${functions}/tickets-status`, {
    ticket_id: ticket.id,
    status: 'closed',
    resolved_notes: name,
  })
}

async function speakOfCards({ teacherSays, staffSay, teacherId, classroom }: World): Promise<void> {
  const own = { vendor: 'amazon', last4: '1234', alias_email: email, verify: true }
  await teacherSays(`${functions}/teacher-vendor-card-upsert`, own)
  const kept = { teacher_id: teacherId, vendor: 'walmart', label: name, status: 'active', last4: '9999' }
  await staffSay(`${functions}/admin-teacher-card-upsert`, { ...kept, notes: `Of ${name}` })
  await teacherSays(`${functions}/teacher-session-attach`, { vendor: 'amazon', amountUsd: '10' })
  await teacherSays(`${functions}/teacher-share-create`, { note: `Of ${name}`, classroom_id: classroom.id })
}

test('nothing that a teacher or staff wrote about what was spent outlives the teacher, and the books stay whole', async () => {
  const world = await buildSpeakers()
  const { services, teacherId } = world
  await speakOfOrders(world)
  await speakOfReimbursements(world)
  await speakInTickets(world)
  await speakOfCards(world)
  const words = [name, email, '1Z999AA10123456784']
  expect((await findWords(services.database, words)).length).toBeGreaterThan(25)

  await services.database.transaction((tx) =>
    eraseEverywhere(services, tx, {
      userId: teacherId,
      actorId: null,
      at: services.clock.now(),
      personalData,
    }),
  )
  expect(await findWords(services.database, words)).toEqual([])
  const files = services.database.read((tx) => tx.selectFrom('files').select('state').execute())
  expect(await files).toEqual([{ state: 'removed' }, { state: 'removed' }])
  expect(await world.findFaults()).toEqual([])
})

test('what an erased teacher could still buy with is ended at once, and its money is free again', async () => {
  const world = await buildCards()
  const { services, teacherId, sandbox } = world
  await world.issueCard({ amountCents: 10_000 })
  await world.verifiedCard()
  await world.start({ amountUsd: '20' })
  expect(await world.budget()).toMatchObject({ reservedCents: 12_300 })
  await services.database.transaction((tx) =>
    eraseEverywhere(services, tx, {
      userId: teacherId,
      actorId: null,
      at: services.clock.now(),
      personalData,
    }),
  )
  await endCards(services)
  await endSessions(services)
  expect(await world.budget()).toMatchObject({ reservedCents: 0 })
  expect((await sandbox.listIssuedCards()).map(({ status }) => status).toSorted()).toEqual([
    'active',
    'canceled',
  ])
  expect(await world.findFaults()).toEqual([])
})
