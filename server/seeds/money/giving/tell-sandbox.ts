import { sql } from 'kysely'
import type { Services } from '../../../src/services.ts'
import type { KnownPayment } from '../../../src/vendors/stripe/sandbox/known-payments.ts'
import type { SandboxControls } from '../../../src/vendors/stripe/sandbox/controls.ts'
import type { KnownSubscription } from '../../../src/vendors/stripe/sandbox/known-subscriptions.ts'

/**
 * The demo's payments never passed the sandbox: told of them, it refunds them as it refunds its own. What a bank
 * disputes is left out, since nothing of it goes back. Told of the monthly gifts, it charges, pauses and ends them. Once
 * told it knows all of them for good.
 */
export async function tellSandbox(
  services: Services,
  sandbox: Pick<SandboxControls, 'rememberPayments' | 'rememberSubscriptions'>,
): Promise<void> {
  await tellOfPayments(services, sandbox)
  await tellOfMonthlyGifts(services, sandbox)
}

async function tellOfPayments(
  { database }: Services,
  { rememberPayments }: Pick<SandboxControls, 'rememberPayments'>,
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

async function tellOfMonthlyGifts(
  { database }: Services,
  { rememberSubscriptions }: Pick<SandboxControls, 'rememberSubscriptions'>,
): Promise<void> {
  const { rows } = await database.read((tx) =>
    sql<
      Omit<KnownSubscription, 'nextChargeAt' | 'months' | 'lineName'> & {
        next_charge_at: Date
        is_for_athlete: boolean
        months: Month[]
      }
    >`
      select provider_subscription_id as "subscriptionId", gift.checkout_id as "checkoutId",
        checkout.amount_cents + checkout.fee_cover_cents as "amountCents", checkout.email, gift.next_charge_at,
        gift.prospect_id is not null as is_for_athlete,
        (select json_agg(json_build_object('invoiceId', provider_invoice_id, 'paymentId', provider_payment_id,
            'chargedAt', settled_at) order by settled_at)
          from payments where sponsorship_id = gift.id) as months
      from sponsorships gift join checkouts checkout on checkout.id = gift.checkout_id
      where provider_subscription_id like 'sub_demo_%' and gift.state <> 'ended' and gift.next_charge_at is not null
      order by gift.created_at, gift.id`.execute(tx),
  )
  await rememberSubscriptions(
    rows.map(({ next_charge_at: next, is_for_athlete: isForAthlete, ...gift }) => ({
      ...gift,
      lineName: `Monthly gift to ${isForAthlete ? 'a youth athlete' : 'classrooms'}`,
      nextChargeAt: next.toISOString(),
    })),
  )
}

type Month = KnownSubscription['months'][number]
