import { startStripeSandbox } from './stripe-sandbox.ts'

/**
 * The sandbox as a process of its own: `node sandbox-main.ts`.
 * Prints `stripe-sandbox listening on <port>` once it can be used.
 */
const {
  SANDBOX_PORT,
  SANDBOX_PUBLIC_ORIGIN,
  SANDBOX_WEBHOOK_URL,
  SANDBOX_WEBHOOK_SECRET,
  SANDBOX_STATE_FILE,
} = process.env

const sandbox = await startStripeSandbox({
  port: Number(SANDBOX_PORT ?? 0),
  publicOrigin: SANDBOX_PUBLIC_ORIGIN ?? 'http://localhost:3000',
  webhookSecret: SANDBOX_WEBHOOK_SECRET ?? 'whsec_sandbox',
  webhookUrl: SANDBOX_WEBHOOK_URL,
  stateFile: SANDBOX_STATE_FILE,
})
process.stdout.write(`stripe-sandbox listening on ${sandbox.port}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close())
}
