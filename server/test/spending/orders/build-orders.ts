import type { Role } from '@tower/contract/access.ts'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { orderEndpoints } from '@tower/contract/spending/orders.contract.ts'
import { ensureAccount } from '../../../src/people/identity/accounts/ensure-account.ts'
import { openSession } from '../../../src/people/identity/sessions/open-session.ts'
import { buildBudget, type BudgetWorld } from '../../money/budgets/build-budget.ts'

export type Item = { name: string; category?: string; qty?: number; amount_cents: number }
export type OrderAnswer = CallOutput<typeof orderEndpoints.create>
export type OrderItem = OrderAnswer['item']
type Call = { method?: 'GET' | 'POST'; payload?: object }

const paths = '/.netlify/functions'

/** For tests: a teacher with money of one budget, staff, and the calls by which they order, pay and ship. */
export async function buildOrders(settings: Parameters<typeof buildBudget>[0] = {}) {
  const world = await buildBudget(settings)
  const people = buildPeople(world)
  const teacher = await people.tokenOf(world.teacherId)
  const staff = await people.person('dana@tower.test', 'admin', 'Dana Reyes')
  const colleague = await people.person('kim@tower.test', 'admin', 'Kim Osei')
  const calls = buildCalls(world)
  return {
    ...world,
    ...people,
    ...calls,
    teacher,
    staff,
    colleague,
    ...buildTeacherCalls(calls, { teacher, budgetId: world.budgetId }),
    ...buildStaffCalls(calls, staff.token),
    mailsTo: (email: string) =>
      world.services.database.read((tx) =>
        tx
          .selectFrom('mails')
          .select(['template', 'params', 'dedupe_key'])
          .where('to_email', '=', email)
          .where('template', 'in', ['order_changed', 'slot_news'])
          .orderBy('created_at')
          .execute(),
      ),
  }
}

/** People with accounts, signed in. */
function buildPeople({ services }: Pick<BudgetWorld, 'services'>) {
  const { database, clock } = services
  const tokenOf = (userId: string) =>
    database.transaction(
      async (tx) =>
        (await openSession(services, tx, { userId, userAgent: undefined, at: clock.now() })).access_token,
    )
  async function person(email: string, role: Role, fullName?: string) {
    const account = { email, role, at: clock.now(), actorId: null, ...(fullName && { fullName }) }
    const { userId } = await database.transaction((tx) => ensureAccount(tx, account))
    return { userId, token: await tokenOf(userId) }
  }
  return { tokenOf, person }
}

function buildCalls({ app }: Pick<BudgetWorld, 'app'>) {
  const call = (token: string | undefined, url: string, { method = 'GET', payload }: Call = {}) =>
    app.inject({
      method,
      url,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      ...(payload && { payload }),
    })
  const post = (token: string | undefined, url: string, payload: object) =>
    call(token, url, { method: 'POST', payload })
  return { call, post }
}

type Calls = ReturnType<typeof buildCalls>

const crayons: Item[] = [{ name: 'Crayons', category: 'art', qty: 2, amount_cents: 1_250 }]

function buildTeacherCalls({ call, post }: Calls, own: { teacher: string; budgetId: string }) {
  const order = (items: object[] = crayons, more: object = {}, token = own.teacher) =>
    post(token, `${paths}/teacher-order-create`, { budget_id: own.budgetId, items, ...more })
  return {
    order,
    /** An order that went through. */
    ordered: async (items?: object[], more?: object) => (await order(items, more)).json<OrderAnswer>().item,
    cancel: (orderId: string, token = own.teacher) =>
      post(token, `/api/teacher/orders/${orderId}/cancel`, {}),
    read: async (orderId: string, token = own.teacher) =>
      (await call(token, `/api/orders/${orderId}`)).json<OrderItem>(),
    list: (query = '', token = own.teacher) => call(token, `${paths}/teacher-orders-list${query}`),
  }
}

function buildStaffCalls({ post }: Calls, staff: string) {
  return {
    decide: (orderId: string, status: string, more: object = {}, token = staff) =>
      post(token, `${paths}/teacher-order-status`, {
        ...{ order_id: orderId, status },
        ...(status === 'canceled' && { reference: 'Bank line 12' }),
        ...more,
      }),
    ship: (orderId: string, more: object = {}, token = staff) =>
      post(token, `${paths}/shipments-upsert`, { order_id: orderId, ...more }),
    giveBackMoney: (orderId: string, amountCents: number, more: object = {}) =>
      post(staff, `/api/admin/orders/${orderId}/returns`, {
        amount_cents: amountCents,
        reason: 'Broken',
        reference: 'Store credit 7',
        request_key: crypto.randomUUID(),
        ...more,
      }),
  }
}
