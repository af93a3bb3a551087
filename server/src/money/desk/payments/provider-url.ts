import type { Config } from '../../../config.ts'

/** Where staff of the charity see it at Stripe; another server that only speaks its protocol has no such pages. */
export function providerUrl(
  config: Config,
  kind: 'payments' | 'disputes' | 'subscriptions' | 'payouts',
  id: string,
): string | null {
  const key = config.STRIPE_SECRET_KEY
  if (key === undefined || config.STRIPE_API_URL !== undefined) return null
  const mode = /_live_/.test(key) ? '' : 'test/'
  return `https://dashboard.stripe.com/${mode}${kind}/${encodeURIComponent(id)}`
}
