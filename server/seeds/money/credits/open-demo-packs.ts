import { paths } from '@tower/contract/pages.ts'
import { siteOrigin } from '../../../src/config.ts'
import { findPackByName, insertPack } from '../../../src/money/credits/packs/packs.queries.ts'
import { getCheckoutByKey, insertCheckout } from '../../../src/money/giving/checkouts/checkouts.queries.ts'
import { digestOfRequest, type GiftRequest } from '../../../src/money/giving/checkouts/gift-request.ts'
import { completeCheckout } from '../../../src/money/giving/payments/complete-checkout.ts'
import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'

const packs = [
  { name: 'Starter', priceCents: 2_500, creditCents: 2_500 },
  { name: 'Builder', priceCents: 5_000, creditCents: 5_250 },
  { name: 'Tower', priceCents: 10_000, creditCents: 11_000 },
] as const

const buyer = 'sponsor@tower.test'

/** The packs of the demo, and one that its sponsor bought, so that there is something to give. */
export async function openDemoPacks(services: Services): Promise<void> {
  const at = services.clock.now()
  await services.database.transaction(async (tx) => {
    for (const pack of packs)
      if (!(await findPackByName(tx, pack.name))) await insertPack(tx, { ...pack, active: true, at })
  })
  await buyPack(services)
}

async function buyPack(services: Services): Promise<void> {
  const idempotencyKey = 'demo:pack-1'
  const at = services.clock.now()
  await services.database.transaction(async (tx) => {
    const pack = await findPackByName(tx, 'Tower')
    if (!pack) throw new Error('the demo has no packs')
    const { id, name, credit_cents: creditCents, price_cents: amountCents } = pack
    const origin = siteOrigin(services.config)
    const request: GiftRequest = {
      purpose: 'credit_pack',
      destination: 'credits',
      programKey: null,
      amountCents,
      feeCoverCents: 0,
      classroomId: null,
      userId: demoId(buyer),
      email: buyer,
      displayName: null,
      successUrl: origin + paths.sponsorWallet,
      cancelUrl: origin + paths.sponsorWallet,
      pack: { id, name, creditCents },
    }
    await insertCheckout(tx, { request, idempotencyKey, digest: digestOfRequest(request), at })
    const checkout = await getCheckoutByKey(tx, idempotencyKey)
    await completeCheckout(services, tx, {
      providerPaymentId: 'pi_demo_pack_1',
      checkoutId: checkout.id,
      sessionId: null,
      amountCents,
      currency: 'usd',
      email: buyer,
      livemode: /^(sk|rk)_live_/.test(services.config.STRIPE_SECRET_KEY ?? ''),
      chargedAt: at,
    })
  })
}
