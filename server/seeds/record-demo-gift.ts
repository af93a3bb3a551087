import { slotPriceCents } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { siteOrigin } from '../src/config.ts'
import { getCheckoutByKey, insertCheckout } from '../src/money/giving/checkouts/checkouts.queries.ts'
import { digestOfRequest, type GiftRequest } from '../src/money/giving/checkouts/gift-request.ts'
import { completeCheckout } from '../src/money/giving/payments/complete-checkout.ts'
import type { Services } from '../src/services.ts'
import { demoId } from './demo-chance.ts'
import type { DemoGift } from './demo-gifts.ts'

/** Gives as a sponsor did, or somebody without an account: by the same path as money of the provider, so that the ledger is right. Once per number. */
export async function recordDemoGift(
  services: Services,
  { gift, number, userId }: { gift: DemoGift; number: number; userId: string | null },
): Promise<void> {
  const request = requestOf(services, gift, userId)
  const idempotencyKey = `demo:gift-${number}`
  await services.database.transaction(async (tx) => {
    await insertCheckout(tx, {
      request,
      idempotencyKey,
      digest: digestOfRequest(request),
      at: services.clock.now(),
    })
    const checkout = await getCheckoutByKey(tx, idempotencyKey)
    await completeCheckout(services, tx, {
      providerPaymentId: `pi_demo_${demoId(idempotencyKey).replaceAll('-', '').slice(0, 20)}`,
      checkoutId: checkout.id,
      sessionId: null,
      amountCents: gift.amountCents,
      currency: 'usd',
      email: gift.sponsor,
      livemode: /^(sk|rk)_live_/.test(services.config.STRIPE_SECRET_KEY ?? ''),
      chargedAt: services.clock.now(),
    })
  })
}

function requestOf({ config }: Services, gift: DemoGift, userId: string | null): GiftRequest {
  const { amountCents, destination, classroom } = gift
  const forClassrooms = destination === 'classrooms'
  return {
    purpose: forClassrooms && amountCents === slotPriceCents ? 'sponsor_slot' : 'donation',
    destination,
    programKey: forClassrooms ? 'sponsor-classroom' : destination === 'prospects' ? 'sponsor-athlete' : null,
    amountCents,
    feeCoverCents: 0,
    classroomId: classroom === undefined ? null : demoId(classroom),
    userId,
    email: gift.sponsor,
    displayName: null,
    successUrl: siteOrigin(config) + paths.donateSuccess,
    cancelUrl: siteOrigin(config) + paths.donateCancel,
  }
}
