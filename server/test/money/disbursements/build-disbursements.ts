import { dayOf } from '@tower/contract/org-days.ts'
import type { AthleteAccount, Disbursement } from '@tower/contract/money/disbursements.contract.ts'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { buildDesk, type Staff } from '../desk/build-desk.ts'
import { buildSponsorship } from '../giving/build-sponsorship.ts'

export type DisbursementWorld = Awaited<ReturnType<typeof buildDisbursements>>

const path = '/api/admin/disbursements'
let shades = 0

/** For tests: an athlete with a goal of $120 whom people give to, and two of staff who pay out of it through the calls. */
export async function buildDisbursements(settings: Parameters<typeof buildDesk>[0] = {}) {
  const desk = await buildDesk(settings)
  const world = { ...desk, ...(await buildSponsorship(desk)) }
  const dana = await desk.staff('dana@tower.test', 'Dana Reyes')
  const kim = await desk.staff('kim@tower.test', 'Kim Osei')
  const acts = buildActs(world)
  return { ...world, dana, kim, ...buildGifts(world), ...acts, ...buildWaiting(acts), ...buildReads(world) }
}

type World = Awaited<ReturnType<typeof buildDesk>> & Awaited<ReturnType<typeof buildSponsorship>>

function buildGifts(world: World) {
  /** A gift that is paid and told; answers the provider's name of its payment. */
  async function support(amountCents: number, goalId: string | null = world.goalId): Promise<string> {
    const sessionId = await world.startSponsorship({ amount_cents: amountCents, goal_id: goalId })
    await world.sandbox.pay(sessionId, 'paid')
    const { paymentId } = await world.services.payments.readCheckout(sessionId)
    await world.deliverAll()
    if (paymentId === null) throw new Error('a paid checkout has a payment')
    return paymentId
  }

  /** Gives money back at the provider, as staff would there. */
  async function giveBack(paymentId: string, amountCents: number): Promise<void> {
    await world.services.payments.refund({ paymentId, amountCents, idempotencyKey: randomUUID() })
    await world.deliverAll()
  }

  return { support, giveBack }
}

type Wish = {
  account_id: string
  available_cents: number
  document_id: string | undefined
  request_key: string
  payee: string
}

function buildActs({ app, call, settle, services, goalId }: World) {
  const account = async (who: Staff, accountId: string = goalId) =>
    (await call(who, 'GET', `/api/admin/athlete-accounts/${accountId}`)).json<
      AthleteAccount & { disbursements: Disbursement[] }
    >()

  async function upload(who: Staff): Promise<string> {
    const bytes = await sharp({
      create: { width: 40, height: 60, channels: 3, background: { r: ++shades % 255, g: 9, b: 12 } },
    })
      .png()
      .toBuffer()
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'bill.png')
    const request = new Response(form)
    const answer = await app.inject({
      method: 'POST',
      url: '/api/admin/disbursement-document',
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        authorization: `Bearer ${who.token}`,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return answer.json<{ file_id: string }>().file_id
  }

  /** Records a disbursement as the form sends it. */
  async function record(who: Staff, amountCents: number, more: Partial<Wish> = {}) {
    const accountId = more.account_id ?? goalId
    return call(who, 'POST', path, {
      account_id: accountId,
      amount_cents: amountCents,
      available_cents: more.available_cents ?? (await account(who, accountId)).available_cents,
      payee: 'Springfield Sports Shop',
      paid_for: 'Track spikes, size 9',
      paid_on: dayOf(services.clock.now()),
      document_id: more.document_id ?? (await upload(who)),
      request_key: randomUUID(),
      ...more,
    })
  }

  /** One asks that it is voided; another approves or refuses what waits of it. */
  const decide = (who: Staff, id: string, act: 'approve' | 'decline' | 'void') =>
    act === 'void'
      ? call(who, 'POST', `${path}/${id}/void`, { reason: 'Entered twice' })
      : settle(who, act === 'approve' ? 'approved' : 'refused', id)

  return { account, upload, record, decide }
}

function buildWaiting({ account, record }: ReturnType<typeof buildActs>) {
  /** Records one that takes two people; answers it as it waits. */
  async function recordWaiting(
    who: Staff,
    amountCents: number,
    more: Partial<Wish> = {},
  ): Promise<Disbursement> {
    const answer = await record(who, amountCents, more)
    const { disbursements } = await account(who, more.account_id)
    const waiting = disbursements.find(
      ({ state, amount_cents: cents }) => state === 'waiting' && cents === amountCents,
    )
    if (!answer.body.includes('approvals.waits') || !waiting)
      throw new Error(`${answer.statusCode} ${answer.body}`)
    return waiting
  }

  return { recordWaiting }
}

/** What became of the books, and what staff were told. */
function buildReads({ services: { database } }: World) {
  async function balances(): Promise<Map<string, number>> {
    const rows = await database.read((tx) =>
      tx.selectFrom('ledger_accounts').select(['kind', 'owner_id', 'balance_cents']).execute(),
    )
    return new Map(
      rows.map(({ kind, owner_id: owner, balance_cents: cents }) => [
        owner ? `${kind}:${owner}` : kind,
        cents,
      ]),
    )
  }

  /** By how much each account changed since, by its name. */
  async function changes(before: ReadonlyMap<string, number>): Promise<Record<string, number>> {
    const moved = [...(await balances())].map(
      ([name, cents]) => [name, cents - (before.get(name) ?? 0)] as const,
    )
    return Object.fromEntries(moved.filter(([, cents]) => cents !== 0))
  }

  const notices = () =>
    database.read((tx) =>
      tx
        .selectFrom('admin_notifications')
        .select(['type', 'title', 'message'])
        .where((eb) => eb.or([eb('type', 'like', 'dispute%'), eb('type', 'like', 'refund%')]))
        .orderBy('type')
        .execute(),
    )

  /** What the reserve paid, by where the gifts lay. */
  const losses = () =>
    database.read((tx) => tx.selectFrom('refund_losses').select(['part', 'amount_cents']).execute())

  return { balances, changes, notices, losses }
}

/** The disbursement that a call answered; fails with what it said instead. */
export function itemOf(answer: { statusCode: number; body: string; json: () => unknown }): Disbursement {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
  return (answer.json() as { item: Disbursement }).item
}
