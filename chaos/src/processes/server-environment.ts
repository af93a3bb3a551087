import { providerKeys } from '../world/open-provider.ts'

/** What a server reads here: strict as in production, but its provider stands beside it and nobody is turned away. */
export function serverEnvironment(settings: {
  port: number
  origin: string
  providerUrl: string
  /** Where the data lies: DATA_DIR or DATABASE_URL, and what else is special. */
  special: Record<string, string>
}): Record<string, string> & { PORT: string } {
  return {
    NODE_ENV: 'test',
    ORIGIN: settings.origin,
    DEMO: 'false',
    BEACON: 'local',
    SECRET: 'a secret for chaos, long enough to pass',
    LOG_LEVEL: 'warn',
    // Several times as long as the proxy needs to hear of it, on a busy machine.
    STOP_NOTICE_SECONDS: '2',
    RATE_LIMIT_FACTOR: '10000',
    STRIPE_SECRET_KEY: providerKeys.apiKey,
    STRIPE_WEBHOOK_SECRET: providerKeys.webhookSecret,
    STRIPE_API_URL: settings.providerUrl,
    ...settings.special,
    PORT: String(settings.port),
  }
}
