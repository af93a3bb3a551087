import type { Role } from '@tower/contract/access.ts'
import { ensureAccount } from '../../../src/people/identity/accounts/ensure-account.ts'
import { openSession } from '../../../src/people/identity/sessions/open-session.ts'
import type { BudgetMove, Spending } from '../../../src/money/budgets/spending.ts'
import { readBudget } from '../../../src/money/budgets/read-budget.ts'
import { releaseReserved } from '../../../src/money/budgets/release-reserved.ts'
import { reserveFromBudget } from '../../../src/money/budgets/reserve-from-budget.ts'
import { returnSpent } from '../../../src/money/budgets/return-spent.ts'
import { spendReserved } from '../../../src/money/budgets/spend-reserved.ts'
import { buildClassroom } from '../../matching/classrooms/build-classroom.ts'
import { buildGiving } from '../giving/build-giving.ts'
import { isOfStandIn } from './stand-ins.ts'

export type BudgetWorld = Awaited<ReturnType<typeof buildBudget>>

type Settings = NonNullable<Parameters<typeof buildGiving>[0]> & {
  amountCents?: number
  teacherEmail?: string
}

/** For tests: a teacher with a classroom, to whose budget somebody gave, below $800, through the real payment page. */
export async function buildBudget({
  amountCents = 50_000,
  teacherEmail = 'rivera@school.edu',
  ...settings
}: Settings = {}) {
  const world = await buildGiving(settings)
  const { services } = world
  const classroom = await buildClassroom(services.database, { teacherEmail })
  const teacherId = classroom.teacherId ?? ''
  const giveDirectly = async (cents: number) => {
    const body = { classroom_id: classroom.id, goes_to: 'classroom' }
    return (await world.give({ email: 'ana@example.org', amountCents: cents, body })).paymentId
  }
  const paymentId = await giveDirectly(amountCents)
  const budget = async () => {
    const read = await services.database.read((tx) => readBudget(tx, { teacherId, at: services.clock.now() }))
    if (!read) throw new Error('the teacher has no budget')
    return read
  }
  const budgetId = (await budget()).id
  return {
    ...world,
    findFaults: async () => (await world.findFaults()).filter((fault) => !isOfStandIn(fault)),
    classroom,
    teacherId,
    paymentId,
    budget,
    budgetId,
    giveDirectly,
    ...buildCallers(world),
    ...buildSpender(services, { budgetId, teacherId }),
  }
}

/** People who are signed in, and what they call. */
function buildCallers({ app, services }: Awaited<ReturnType<typeof buildGiving>>) {
  function person(email: string, role: Role) {
    const at = services.clock.now()
    return services.database.transaction(async (tx) => {
      const { userId } = await ensureAccount(tx, { email, role, at, actorId: null })
      await tx.updateTable('users').set({ email_verified_at: at }).where('id', '=', userId).execute()
      const session = await openSession(services, tx, { userId, userAgent: undefined, at })
      return { userId, bearer: session.access_token }
    })
  }
  const call = (bearer: string, method: 'GET' | 'POST', url: string, payload?: Record<string, unknown>) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${bearer}` },
      ...(payload ? { payload } : {}),
    })
  return { person, call }
}

/** For tests: whatever spends of a budget, without the orders and cards that it is spent on. */
export function buildSpender(
  { database, clock, random }: Awaited<ReturnType<typeof buildGiving>>['services'],
  { budgetId, teacherId }: { budgetId: string; teacherId: string },
) {
  const move = (spending: Spending, amountCents: number): BudgetMove => ({
    budgetId,
    spending,
    amountCents,
    at: clock.now(),
    actorId: null,
    idempotencyKey: random.uuid(),
  })

  /** Reserves for something new. */
  async function reserve(amountCents: number, more: Partial<BudgetMove & { teacherId: string }> = {}) {
    const spending: Spending = { kind: 'order', id: random.uuid() }
    await database.transaction((tx) =>
      reserveFromBudget(tx, { ...move(spending, amountCents), teacherId, ...more }),
    )
    return spending
  }
  const through = (act: typeof spendReserved) => (spending: Spending, amountCents: number) =>
    database.transaction((tx) => act(tx, move(spending, amountCents)))

  return {
    reserve,
    release: through(releaseReserved),
    spend: through(spendReserved),
    giveBack: through(returnSpent),
  }
}
