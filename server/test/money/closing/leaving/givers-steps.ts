import type { CallOutput } from '@tower/contract/endpoint.ts'
import { dayOf } from '@tower/contract/org-days.ts'
import type { deskOfflineEndpoints } from '@tower/contract/money/desk-offline.contract.ts'
import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { type LeavingWorld, pick, readerOf, staffOf, type Steps } from './build-leaving.ts'
import type { Past } from './past.ts'

const offline = '/api/admin/offline-gifts'

/** What comes in, and what of it goes back. */
export function giversSteps(world: LeavingWorld, past: Past): Steps {
  return { ...gifts(world, past), ...refunds(world, past), ...checks(world, past) }
}

function gifts(world: LeavingWorld, past: Past): Steps {
  const give = async (gift: Parameters<LeavingWorld['give']>[0]) => {
    past.paid.push((await world.give(gift)).paymentId)
    await world.settled()
    return undefined
  }
  const email = (who: number) => `giver-${who}@example.org`
  return {
    'give to a classroom': ({ who, which, percent }) =>
      give({
        ...{ email: email(who), amountCents: 100 + percent * 700 },
        body: { classroom_id: pick(world.teachers, which)?.classroomId, goes_to: 'classroom' },
      }),
    'give for slots': ({ who, odd }) => give({ email: email(who), amountCents: odd ? 160_000 : 80_000 }),
    'give to the project': ({ who, percent }) =>
      give({ email: email(who), amountCents: percent * 2_000, destination: 'project' }),
  }
}

function refunds(world: LeavingWorld, past: Past): Steps {
  const { services, sandbox } = world
  async function read(paymentId: string): Promise<PaymentStory> {
    const { id } = await services.database.read((tx) =>
      tx
        .selectFrom('payments')
        .select('id')
        .where('provider_payment_id', '=', paymentId)
        .executeTakeFirstOrThrow(),
    )
    return (await world.ask(readerOf(world), 'GET', `/api/admin/payments/${id}`)).json<PaymentStory>()
  }
  return {
    'refund a gift': async ({ who, which, percent }) => {
      const paymentId = pick(past.paid, which)
      if (!paymentId) return undefined
      const { id, left_cents: left } = await read(paymentId)
      const cents = Math.max(1, Math.trunc((left * percent) / 100))
      const body = { kind: 'refund', amount_cents: cents, left_cents: Math.max(1, left), reason: 'Asked for' }
      const answer = await world.ask(staffOf(world, who), 'POST', `/api/admin/payments/${id}/refunds`, {
        ...body,
        request_key: crypto.randomUUID(),
      })
      await world.settled()
      return answer
    },
    'dispute a gift': async ({ which, percent, odd }) => {
      const paymentId = pick(past.paid, which)
      if (!paymentId) return undefined
      const { left_cents: left, dispute_state: state } = await read(paymentId)
      if (left === 0 || state !== null) return undefined
      const cents = odd ? left : Math.max(1, Math.trunc((left * percent) / 100))
      const { disputeId } = await sandbox.openDispute(paymentId, cents)
      past.disputes.push(disputeId)
      await world.settled()
      return undefined
    },
    'a dispute ends': async ({ which, odd }) => {
      const [disputeId] = past.disputes.splice(which % Math.max(1, past.disputes.length), 1)
      if (!disputeId) return undefined
      await sandbox.closeDispute(disputeId, odd ? 'won' : 'lost')
      if (!odd) past.lost += 1
      await world.settled()
      return undefined
    },
  }
}

/** One check, or those of a deposit slip. */
function entering(world: LeavingWorld, past: Past): Steps {
  return {
    'enter a check': async ({ who, which, percent, odd }) => {
      const gift = {
        kind: 'check',
        amount_cents: 100 + percent * 900,
        destination: odd ? 'project' : 'classrooms',
      }
      const person = { reference: `No. ${(past.count += 1)}`, email: `giver-${which % 3}@example.org` }
      const more = {
        donor_name: 'Someone',
        given_on: dayOf(world.clock.now()),
        note: null,
        is_another: false,
      }
      const answer = await world.ask(staffOf(world, who), 'POST', offline, { ...gift, ...person, ...more })
      if (answer.statusCode === 200) past.checks.push(answer.json<{ id: string }>().id)
      return answer
    },
    'checks go to the bank on one slip': async ({ who, which, percent, odd }) => {
      const checks = Array.from({ length: 2 + (which % 3) }, (_, place) => ({
        ...{ reference: `No. ${(past.count += 1)}`, email: `giver-${(which + place) % 3}@example.org` },
        ...{ amount_cents: 100 + percent * (place + 1) * 200, donor_name: 'Someone' },
        given_on: dayOf(world.clock.now()),
      }))
      const total = checks.reduce((cents, { amount_cents: each }) => cents + each, 0)
      const slip = {
        slip: `Slip ${past.count}`,
        destination: odd ? 'project' : 'classrooms',
        is_another: false,
      }
      const body = { ...slip, checks, total_cents: total }
      const answer = await world.ask(staffOf(world, who), 'POST', '/api/admin/offline-deposits', body)
      if (answer.statusCode !== 200) return answer
      const list = await world.ask(readerOf(world), 'GET', `${offline}?pageSize=10`)
      const { items } = list.json<CallOutput<typeof deskOfflineEndpoints.list>>()
      past.checks.push(...items.filter(({ note }) => note === slip.slip).map(({ id }) => id))
      return answer
    },
  }
}

function checks(world: LeavingWorld, past: Past): Steps {
  const on =
    (act: string, body?: object): Steps[string] =>
    async ({ who, which }) => {
      const id = pick(past.checks, which)
      return id === undefined
        ? undefined
        : world.ask(staffOf(world, who), 'POST', `${offline}/${id}/${act}`, body)
    }
  return {
    ...entering(world, past),
    'a check is there': on('receive'),
    'a check never came': on('cancel', { reason: 'Never came' }),
    'a check goes back': on('return', { reason: 'It bounced' }),
    'correct a check': async ({ who, which, percent, odd }) => {
      const id = pick(past.checks, which)
      if (id === undefined) return undefined
      const list = await world.ask(readerOf(world), 'GET', `${offline}?id=${id}`)
      const [gift] = list.json<CallOutput<typeof deskOfflineEndpoints.list>>().items
      if (!gift) return undefined
      const { donor_name, reference, amount_cents, given_on } = gift
      const was = { donor_name, reference, amount_cents, given_on }
      const facts = {
        ...was,
        donor_name: `Someone ${percent}`,
        ...(odd && { amount_cents: percent * 500 + 100 }),
      }
      const body = { facts, was, reason: 'Misread' }
      return world.ask(staffOf(world, who), 'POST', `${offline}/${id}/correct`, body)
    },
  }
}
