import { sql } from 'kysely'
import type { Services } from '../../../src/services.ts'
import type { KnownPayment } from '../../../src/vendors/stripe/sandbox/known-payments.ts'

/**
 * The demo's payments never passed the sandbox: told of them, it refunds them as it refunds its own. What a bank
 * disputes is left out, since nothing of it goes back. Once told it knows them for good.
 */
export async function tellSandbox(
  { database }: Services,
  { rememberPayments }: { rememberPayments(payments: KnownPayment[]): Promise<void> },
): Promise<void> {
  const { rows } = await database.read((tx) =>
    sql<Omit<KnownPayment, 'chargedAt'> & { settled_at: Date }>`
      select provider_payment_id as "paymentId", amount_cents + fee_cover_cents as "amountCents", email,
        settled_at,
        coalesce((select json_agg(json_build_object('refundId', provider_refund_id, 'amountCents', amount_cents))
          from refunds where payment_id = payment.id and state = 'succeeded'), '[]') as refunds
      from payments payment
      where provider_payment_id like 'pi_demo_%' and dispute_state is null
      order by settled_at, id`.execute(tx),
  )
  await rememberPayments(
    rows.map(({ settled_at: at, ...payment }) => ({ ...payment, chargedAt: at.toISOString() })),
  )
}
