import { fiscalYearOf } from '@tower/contract/money/budgets.ts'
import { askForApproval, settleApproval } from '../../../seeds/by-two.ts'
import { buildUser } from '../../../test/people/identity/build-user.ts'
import type { GivingWorld } from '../../../test/money/giving/build-giving.ts'
import { hands } from '../../domains.ts'
import type { Actor } from '../../http/actor.ts'
import { lockBudget } from '../../money/budgets/desk/lock-budget.ts'
import { setBudgetAmount } from '../../money/budgets/desk/set-budget-amount.ts'
import { readBudget } from '../../money/budgets/read-budget.ts'
import { moveLeftover } from '../../money/budgets/year-end/move-leftover.ts'
import { setYearEnd } from '../../money/budgets/year-end/set-year-end.ts'
import { giveCredits } from '../../money/credits/gifts/give-credits.ts'
import { adoptDonor } from '../../money/giving/donors/adopt-donor.ts'
import { joinDonors } from '../../money/giving/donors/join-donors.ts'
import { decideRequest } from '../../spending/reimbursements/desk/decide-request.ts'
import { makePaymentFile } from '../../spending/reimbursements/desk/make-payment-file.ts'
import { recordBounce } from '../../spending/reimbursements/desk/record-bounce.ts'
import { submitRequest } from '../../spending/reimbursements/requests/submit-request.ts'

type Staff = { staff: Actor }

/** For tests of the books: credits bought without an account, joined, handed over and taken back; and a gift of some. */
export async function moveCredits(
  world: GivingWorld,
  { staff, sponsor, teacherId }: Staff & { sponsor: Actor; teacherId: string },
): Promise<void> {
  const { services, sandbox } = world
  const changed_at = new Date(0)
  await services.database.transaction((tx) =>
    tx
      .insertInto('credit_packs')
      .values({ name: 'Books', price_cents: 5_000, credit_cents: 5_250, changed_at })
      .execute(),
  )
  const buy = async (paidBy: string) => {
    const answer = await world.post('/.netlify/functions/credits-create-checkout', { pack: 'Books' })
    const sessionId = new URL(answer.json<{ url: string }>().url).pathname.split('/').at(-1) ?? ''
    await sandbox.pay(sessionId, 'paid', { email: paidBy })
    const { paymentId } = await services.payments.readCheckout(sessionId)
    await world.deliverAll()
    return paymentId ?? ''
  }
  const returned = await buy('pam@example.org')
  await buy('quinn@example.org')
  await buy('quinn.too@example.org')
  await buy('rae@example.org')
  await services.payments.refund({ paymentId: returned, amountCents: 2_500, idempotencyKey: 'pack' })
  await world.deliverAll()
  const donorOf = async (email: string) => {
    const row = await services.database.read((tx) =>
      tx.selectFrom('donors').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
    )
    return row.id
  }
  await joinDonors(services, {
    actor: { ...staff, provedAt: services.clock.now() },
    fromId: await donorOf('quinn@example.org'),
    intoId: await donorOf('quinn.too@example.org'),
    reason: 'One person',
  })
  const { userId } = sponsor
  await services.database.transaction((tx) =>
    adoptDonor(tx, { userId, email: 'rae@example.org', at: services.clock.now() }),
  )
  await giveCredits(services, {
    ...{ actor: sponsor, to: { teacher_user_id: teacherId }, cents: 1_000 },
    idempotencyKey: 'books',
  })
}

/** For tests of the books: requests to be paid back, approved, rejected, paid, and one that the bank sent back. */
export async function payBack(
  { services }: GivingWorld,
  { staff, teacherId }: Staff & { teacherId: string },
): Promise<void> {
  const withHands = { ...services, hands }
  const at = () => services.clock.now()
  const first: Actor = { ...staff, provedAt: at() }
  const second: Actor = { ...first, userId: await buildUser(services, 'bank@tower.test', 'admin') }
  const actor: Actor = { ...first, userId: teacherId, role: 'teacher', heldRole: 'teacher', duties: [] }
  const budget = await services.database.read((tx) => readBudget(tx, { teacherId, at: at() }))
  const submit = async (amountCents: number) => {
    const items = [{ description: 'Pencils', amount_cents: amountCents, receipt_url: null }]
    const sent = { memo: '', items, isDraft: false, requestKey: services.random.uuid() }
    const form = { ...sent, requestId: undefined, revision: undefined }
    const { row } = await submitRequest(services, { actor, budgetId: budget?.id ?? '', ...form })
    return row.id
  }
  const decide = (requestId: string, status: 'approved' | 'rejected' | 'paid') =>
    decideRequest(withHands, {
      ...{ actor: first, requestId, status, revision: undefined },
      ...{ reason: status === 'rejected' ? 'Not of this class' : null, reference: null },
    })
  await submit(900)
  await decide(await submit(1_100), 'approved')
  await decide(await submit(1_200), 'rejected')
  await decide(await submit(1_300), 'paid')
  const [filed, bounced] = [await submit(1_410), await submit(1_510)]
  for (const requestId of [filed, bounced]) await decide(requestId, 'approved')
  const requestIds = [filed, bounced]
  await makePaymentFile(withHands, { actor: first, requestIds, requestKey: services.random.uuid() })
  const words = { reason: 'No such account', reference: 'R03 771' }
  await askForApproval(
    recordBounce(withHands, { actor: first, requestId: bounced, ...words, revision: undefined }),
  )
  await settleApproval(services, { kind: 'bounce', subjectId: bounced, actor: second })
}

/** For tests of the books: budgets that staff raise, lower and lock, and what is left of two when their school year is over. */
export async function endYears(
  { services }: GivingWorld,
  { staff, teacherIds }: Staff & { teacherIds: readonly string[] },
): Promise<void> {
  const actor: Actor = { ...staff, provedAt: services.clock.now() }
  const fiscalYear = fiscalYearOf(services.clock.now())
  const set = (teacherId: string, amountCents: number) =>
    setBudgetAmount(services, { actor, teacherId, fiscalYear, amountCents, wasCents: null })
  const ids: string[] = []
  for (const teacherId of teacherIds) {
    await set(teacherId, 9_000)
    ids.push((await set(teacherId, 8_000)).budget_id)
  }
  const [carried = '', given = '', locked = ''] = ids
  await lockBudget(services, { actor, budgetId: locked, locked: true })
  await setYearEnd(services, { actor, fiscalYear, rule: 'to_fund' })
  const later = { clock: { now: () => new Date(`${fiscalYear}-07-02T12:00:00Z`) } }
  await services.database.transaction(async (tx) => {
    await tx
      .updateTable('teacher_budgets')
      .set({ year_end_told_at: services.clock.now() })
      .where('id', '=', given)
      .execute()
    for (const budgetId of [carried, given]) await moveLeftover(later, tx, budgetId)
  })
}
