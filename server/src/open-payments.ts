import { join } from 'node:path'
import { siteOrigin, type Config } from './config.ts'
import type { CardIssuer } from './payments/card-issuer.ts'
import { noCardIssuer } from './payments/no-card-issuer.ts'
import type { Payments } from './payments/payments.ts'
import { createStripeCardIssuer } from './vendors/stripe/stripe-card-issuer.ts'
import { createStripePayments } from './vendors/stripe/stripe-payments.ts'
import type { StripeSandbox } from './vendors/stripe/sandbox/stripe-sandbox.ts'

type OpenPayments = { payments: Payments; cardIssuer: CardIssuer; sandbox: StripeSandbox | undefined }

/** Stripe itself when its keys are given; otherwise the sandbox, reached through the same SDK. */
export async function openPayments(config: Config & { SECRET: string }): Promise<OpenPayments> {
  if (!config.STRIPE_SECRET_KEY || !config.STRIPE_WEBHOOK_SECRET) return openSandbox(config)
  const account = {
    secretKey: config.STRIPE_SECRET_KEY,
    ...(config.STRIPE_API_URL ? { endpoint: endpointOf(config.STRIPE_API_URL) } : {}),
  }
  const payments = createStripePayments({
    ...account,
    webhookSecrets: given(config.STRIPE_WEBHOOK_SECRET, config.STRIPE_WEBHOOK_SECRET_OLD),
  })
  const cardIssuer = config.STRIPE_ISSUING_CARDHOLDER
    ? createStripeCardIssuer({
        ...account,
        cardholder: config.STRIPE_ISSUING_CARDHOLDER,
        webhookSecrets: given(config.STRIPE_ISSUING_WEBHOOK_SECRET, config.STRIPE_ISSUING_WEBHOOK_SECRET_OLD),
      })
    : noCardIssuer
  return { payments, cardIssuer, sandbox: undefined }
}

async function openSandbox(config: Config & { SECRET: string }): Promise<OpenPayments> {
  const { startStripeSandbox } = await import('./vendors/stripe/sandbox/stripe-sandbox.ts')
  const webhookSecret = `whsec_sandbox_${config.SECRET.slice(0, 16)}`
  const sandbox = await startStripeSandbox({
    port: 0,
    publicOrigin: siteOrigin(config),
    webhookUrl: `http://127.0.0.1:${config.PORT}/webhooks/stripe`,
    webhookSecret,
    stateFile: join(config.DATA_DIR, 'sandbox-payments.journal'),
    paysOutDaily: true,
  })
  const account = {
    secretKey: 'sk_test_sandbox',
    webhookSecrets: [webhookSecret],
    endpoint: { host: '127.0.0.1', port: sandbox.port, protocol: 'http' as const },
  }
  return {
    payments: createStripePayments(account),
    cardIssuer: createStripeCardIssuer({ ...account, cardholder: 'ich_sandbox' }),
    sandbox,
  }
}

const given = (...secrets: readonly (string | undefined)[]): string[] =>
  secrets.filter((secret) => secret !== undefined)

/** Where a server that speaks Stripe’s protocol listens. */
export function endpointOf(address: string): { host: string; port: number; protocol: 'http' | 'https' } {
  const url = new URL(address)
  const protocol = url.protocol === 'https:' ? 'https' : 'http'
  return { host: url.hostname, port: Number(url.port) || (protocol === 'https' ? 443 : 80), protocol }
}
