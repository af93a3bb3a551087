import { paths } from '@tower/contract/pages.ts'
import { siteOrigin } from '../../../config.ts'
import type { Actor } from '../../../http/actor.ts'
import type { Services } from '../../../services.ts'
import { getPackForSale, type PackNamed } from '../../credits/packs/get-pack-for-sale.ts'
import { withSessionId } from '../checkouts/return-address.ts'
import { startCheckout } from '../checkouts/start-checkout.ts'

/** The page somebody buys from, and comes back to. */
export type PackPage = 'dashboard' | 'credits' | 'wallet'

export type StartPackCheckout = {
  pack: PackNamed
  /** Whoever is signed in gets the credits; else whoever proves the address it is paid with. */
  actor: Actor | undefined
  page: PackPage
  idempotencyKey: string | undefined
  networkHash: string | undefined
}

const returns: Record<PackPage, { path: string; success: string; cancel: string }> = {
  dashboard: { path: paths.sponsorMarketplace, success: 'ok=1', cancel: 'cancel=1' },
  credits: { path: paths.sponsorCredits, success: 'status=success', cancel: 'status=cancel' },
  wallet: { path: paths.sponsorWallet, success: 'status=success', cancel: 'status=cancel' },
}

/** Starts the checkout of a credit pack at the price it has now; what it holds is kept with the checkout. */
export async function startPackCheckout(
  services: Services,
  { pack: named, actor, page, idempotencyKey, networkHash }: StartPackCheckout,
): Promise<{ url: string }> {
  const pack = await services.database.read((tx) => getPackForSale(tx, named))
  const { path, success, cancel } = returns[page]
  const address = siteOrigin(services.config) + path
  return startCheckout(services, {
    request: {
      purpose: 'credit_pack',
      destination: 'credits',
      programKey: null,
      amountCents: pack.price_cents,
      feeCoverCents: 0,
      classroomId: null,
      userId: actor?.userId ?? null,
      email: actor?.email ?? null,
      displayName: null,
      successUrl: withSessionId(`${address}?${success}`),
      cancelUrl: `${address}?${cancel}`,
      pack: { id: pack.id, name: pack.name, creditCents: pack.credit_cents },
    },
    idempotencyKey,
    networkHash,
  })
}
