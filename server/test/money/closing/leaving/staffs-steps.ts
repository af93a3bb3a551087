import type { CallOutput } from '@tower/contract/endpoint.ts'
import { fiscalYearOf } from '@tower/contract/money/budgets.ts'
import type { approvalEndpoints } from '@tower/contract/money/approvals.contract.ts'
import { classroomPool } from '@tower/contract/matching/slots.ts'
import { type LeavingWorld, pick, readerOf, staffOf, type Steps } from './build-leaving.ts'
import type { Past } from './past.ts'

const functions = '/.netlify/functions'
const reference = 'Bank line 12'

/** What staff let out, send back and agree to. */
export function staffsSteps(world: LeavingWorld, past: Past): Steps {
  return {
    ...requests(world, past),
    ...orders(world, past),
    ...approvals(world),
    ...budgets(world),
    ...colleagues(world),
  }
}

function requests(world: LeavingWorld, { requests: all }: Past): Steps {
  const decide =
    (status: string): Steps[string] =>
    async ({ who, which }) => {
      const request = pick(all, which)
      const body = { request_id: request?.id, status, reason: 'So it is', reference }
      return request && world.ask(staffOf(world, who), 'POST', `${functions}/reimb-decision`, body)
    }
  const send =
    (act: string): Steps[string] =>
    async ({ who, which }) => {
      const request = pick(all, which)
      const url = `/api/admin/reimbursements/${request?.id}/${act}`
      return request && world.ask(staffOf(world, who), 'POST', url, { reason: 'Account closed', reference })
    }
  return {
    'approve a request': decide('approved'),
    'pay a request': decide('paid'),
    'reject a request': decide('rejected'),
    'give a request back': send('return'),
    'the bank sent it back': send('bounce'),
    'pay by file': async ({ who, which }) => {
      const ids = all.slice(-1 - (which % 6)).map(({ id }) => id)
      const body = { request_ids: ids, request_key: crypto.randomUUID() }
      if (ids.length === 0) return undefined
      return world.ask(staffOf(world, who), 'POST', '/api/admin/reimbursement-payments', body)
    },
  }
}

function orders(world: LeavingWorld, past: Past): Steps {
  const decide =
    (status: string): Steps[string] =>
    async ({ who, which, odd }) => {
      const order = pick(past.orders, which)
      const because = status === 'canceled' ? { reason: 'Out of stock', ...(odd ? {} : { reference }) } : {}
      const body = { order_id: order?.id, status, ...because }
      return order && world.ask(staffOf(world, who), 'POST', `${functions}/teacher-order-status`, body)
    }
  return {
    'pay an order': decide('paid'),
    'fulfill an order': decide('fulfilled'),
    'cancel an order': decide('canceled'),
    'goods go back': async ({ who, which, percent }) => {
      const order = pick(past.orders, which)
      const body = { amount_cents: percent * 100, reason: 'Broken', reference }
      const url = `/api/admin/orders/${order?.id}/returns`
      return (
        order && world.ask(staffOf(world, who), 'POST', url, { ...body, request_key: crypto.randomUUID() })
      )
    },
  }
}

function approvals(world: LeavingWorld): Steps {
  async function waiting(which: number) {
    const list = await world.ask(readerOf(world), 'GET', '/api/admin/approvals?state=waiting&pageSize=100')
    const { items } = list.json<CallOutput<typeof approvalEndpoints.list>>()
    // By when they were asked for: the order of the list may be that of ids.
    return pick(
      items.toSorted((one, other) => (one.asked_at < other.asked_at ? -1 : 1)),
      which,
    )
  }
  const decide =
    (decision: 'approved' | 'refused'): Steps[string] =>
    async ({ who, which }) => {
      const one = await waiting(which)
      const url = `/api/admin/approvals/${one?.id}/decide`
      return one && world.ask(staffOf(world, who), 'POST', url, { decision, note: 'Seen' })
    }
  return {
    'a second person agrees': decide('approved'),
    'a second person refuses': decide('refused'),
    'whoever asked takes it back': async ({ who, which }) => {
      const one = await waiting(which)
      return one && world.ask(staffOf(world, who), 'POST', `/api/admin/approvals/${one.id}/withdraw`)
    },
  }
}

function budgets(world: LeavingWorld): Steps {
  const { services, teachers } = world
  return {
    'give a slot by hand': async ({ who, which, odd }) => {
      const wish = {
        teacher_id: pick(teachers, which)?.id,
        pool_id: classroomPool,
        reason: `A flood, ${which}`,
      }
      const body = { ...wish, ...(odd && { another: true }) }
      return world.ask(staffOf(world, who), 'POST', '/api/admin/slots/mint', body)
    },
    'set a budget': async ({ who, which, percent }) => {
      const year = { fiscal_year: fiscalYearOf(services.clock.now()), amount_cents: percent * 1_000 }
      const body = { teacher_id: pick(teachers, which)?.id, ...year }
      return world.ask(staffOf(world, who), 'POST', `${functions}/admin-budgets-upsert`, body)
    },
    'lock a budget': async ({ who, which, odd }) => {
      const all = await services.database.read((tx) =>
        tx.selectFrom('teacher_budgets').select('id').orderBy('fiscal_year').orderBy('teacher_id').execute(),
      )
      const budget = pick(all, which)
      const body = { budget_id: budget?.id, locked: odd && which % 3 === 0 }
      return budget && world.ask(staffOf(world, who), 'POST', `${functions}/admin-budgets-lock`, body)
    },
  }
}

/** Staff who come and go: what they asked for or agreed to counts only while they are there. */
function colleagues(world: LeavingWorld): Steps {
  const change =
    (what: 'disable' | 'enable'): Steps[string] =>
    ({ who }) =>
      world.ask(readerOf(world), 'POST', `/api/admin/people/${world.staff[who % 2]}/${what}`)
  return { 'a colleague is disabled': change('disable'), 'a colleague is back': change('enable') }
}
