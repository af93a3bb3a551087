import { buildGiving } from '../giving/build-giving.ts'
import { ensureAccount } from '../../../src/people/identity/accounts/ensure-account.ts'
import { openSession } from '../../../src/people/identity/sessions/open-session.ts'

export type DeskWorld = Awaited<ReturnType<typeof buildDesk>>
export type Staff = { userId: string; token: string }

/** For tests: gifts through the provider's protocol, and staff who work at the desk through its calls. */
export async function buildDesk(settings: Parameters<typeof buildGiving>[0] = {}) {
  const world = await buildGiving(settings)
  const { app, services } = world

  function staff(email: string, fullName: string, role: 'admin' | 'superadmin' = 'admin'): Promise<Staff> {
    const at = services.clock.now()
    return services.database.transaction(async (tx) => {
      const { userId } = await ensureAccount(tx, { email, role, fullName, at, actorId: null })
      await tx.updateTable('users').set({ email_verified_at: at }).where('id', '=', userId).execute()
      const session = await openSession(services, tx, { userId, userAgent: undefined, at })
      return { userId, token: session.access_token }
    })
  }

  function call(who: Staff | undefined, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
    return app.inject({
      method,
      url,
      ...(who && { headers: { authorization: `Bearer ${who.token}` } }),
      ...(payload && { payload }),
    })
  }

  /** A gift paid and told; answers the id that the desk knows it by. */
  async function pay(gift: Parameters<typeof world.give>[0]): Promise<string> {
    const { paymentId } = await world.give(gift)
    return findPaymentId(paymentId)
  }

  async function findPaymentId(providerPaymentId: string): Promise<string> {
    const row = await services.database.read((tx) =>
      tx
        .selectFrom('payments')
        .select('id')
        .where('provider_payment_id', '=', providerPaymentId)
        .executeTakeFirstOrThrow(),
    )
    return row.id
  }

  /** A payment that nobody asked for. */
  async function payUnrequested(amountCents = 80_000, email = 'stranger@example.org'): Promise<string> {
    await world.sandbox.giveSavedCard('cus_stranger', { email })
    const charged = await services.payments.chargeSavedCard({
      customerRef: 'cus_stranger',
      amountCents,
      idempotencyKey: `unasked-${amountCents}`,
      metadata: {},
      description: 'Not ours',
    })
    await world.deliverAll()
    return findPaymentId('paymentId' in charged ? (charged.paymentId ?? '') : '')
  }

  return { ...world, staff, call, settle: buildSettle(call), pay, payUnrequested, findPaymentId }
}

type Call<Answer> = (who: Staff, method: 'GET' | 'POST', url: string, payload?: object) => PromiseLike<Answer>

const place = (state: string) => (state === 'waiting' ? 0 : 1)

function buildSettle<Answer extends { json<Body>(): Body }>(call: Call<Answer>) {
  /** What somebody of the staff says of what waits for a second person, or waited: of the newest, or of one subject. */
  return async (who: Staff, decision: 'approved' | 'refused' = 'approved', of?: string) => {
    const answer = await call(who, 'GET', '/api/admin/approvals?pageSize=100')
    const { items } = answer.json<{ items: { id: string; subject_id: string; state: string }[] }>()
    const meant = items.filter(({ subject_id: subject }) => of === undefined || subject === of)
    const [first] = meant.toSorted((one, other) => place(one.state) - place(other.state))
    return call(who, 'POST', `/api/admin/approvals/${first?.id}/decide`, { decision, note: 'It stays' })
  }
}
