import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  buildCheckoutRequest,
  buildPayments,
  buildReceiver,
  PUBLIC_ORIGIN,
  type Receiver,
  untilDelivered,
  WEBHOOK_SECRET,
} from '../../../../test/vendors/stripe/build-sandbox.ts'
import { connectToSandbox } from './connect-to-sandbox.ts'
import { startStripeSandbox } from './stripe-sandbox.ts'

let folder: string
let stateFile: string
let receiver: Receiver
const processes: ChildProcess[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-sandbox-'))
  stateFile = join(folder, 'payments', 'sandbox.jsonl')
  receiver = await buildReceiver()
})
afterEach(async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL')
  await receiver.close()
  rmSync(folder, { recursive: true })
})

function start() {
  const settings = { port: 0, publicOrigin: PUBLIC_ORIGIN, webhookUrl: receiver.url, retryDelaysMs: [50] }
  return startStripeSandbox({ ...settings, webhookSecret: WEBHOOK_SECRET, stateFile })
}

async function spawnSandbox() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'sandbox-main.ts')], {
    env: {
      ...process.env,
      SANDBOX_STATE_FILE: stateFile,
      SANDBOX_WEBHOOK_URL: receiver.url,
      SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  processes.push(child)
  for await (const chunk of child.stdout) {
    const port = /listening on (\d+)/.exec(String(chunk))?.[1]
    if (port !== undefined) return { child, port: Number(port) }
  }
  throw new Error('the sandbox did not start')
}

test('a restart keeps checkouts, payments, refunds, cards and answers given under a key', async () => {
  const before = await start()
  const first = buildPayments(before)
  const opened = await first.createCheckout(buildCheckoutRequest())
  await before.pay(opened.sessionId, 'paid')
  await before.giveSavedCard('cus_sponsor')
  const { paymentId } = await first.readCheckout(opened.sessionId)
  const refund = { paymentId: paymentId ?? '', amountCents: 500, idempotencyKey: 'refund' }
  const refunded = await first.refund(refund)
  const checkout = await first.readCheckout(opened.sessionId)
  await before.close()

  const after = await start()
  const second = buildPayments(after)
  expect(await second.readCheckout(opened.sessionId)).toEqual(checkout)
  expect(await second.createCheckout(buildCheckoutRequest())).toEqual(opened)
  expect(await second.refund(refund)).toEqual(refunded)
  expect(await second.listRefunds(refund.paymentId)).toEqual([refunded])
  const charge = { customerRef: 'cus_sponsor', amountCents: 500, metadata: {}, description: 'Gift' }
  expect(await second.chargeSavedCard({ ...charge, idempotencyKey: 'gift' })).toMatchObject({
    outcome: 'succeeded',
  })
  await after.close()
})

test('after kill -9 the payment stands and the events not yet acknowledged are sent', async () => {
  receiver.answerNext(...Array<number>(200).fill(503))
  const killed = await spawnSandbox()
  const opened = await buildPayments(killed).createCheckout(buildCheckoutRequest())
  await connectToSandbox(`http://127.0.0.1:${killed.port}`).pay(opened.sessionId, 'paid')
  killed.child.kill('SIGKILL')
  await new Promise((resolve) => killed.child.once('exit', resolve))

  receiver.answerNext()
  const refusedCount = receiver.deliveries.length
  const revived = await spawnSandbox()
  const payments = buildPayments(revived)
  expect(await payments.readCheckout(opened.sessionId)).toMatchObject({ paymentStatus: 'paid' })
  await untilDelivered(connectToSandbox(`http://127.0.0.1:${revived.port}`))
  const accepted = receiver.deliveries.slice(refusedCount)
  const kinds = accepted.map(({ body, signature }) => payments.parseEvent(body, signature).kind)
  expect(kinds.sort()).toEqual(['checkout_completed', 'payment_succeeded'])
})

test('events acknowledged before a restart are not sent again, the others are', async () => {
  const before = await start()
  const opened = await buildPayments(before).createCheckout(buildCheckoutRequest())
  await before.pay(opened.sessionId, 'paid')
  await untilDelivered(before)
  const nobody = 'http://127.0.0.1:1/'
  await before.pointAt({ webhookUrl: nobody })
  const { paymentId } = await buildPayments(before).readCheckout(opened.sessionId)
  await before.openDispute(paymentId ?? '', undefined, { status: 'warning_needs_response' })
  await before.close()
  expect(receiver.deliveries).toHaveLength(2)

  const after = await start()
  await untilDelivered(after)
  expect(receiver.deliveries).toHaveLength(3)
  expect(receiver.deliveries[2]?.body.toString()).toContain('charge.dispute.created')
  await after.close()
})

test('a last line torn by the kill is cut off and the next change stands on its own', async () => {
  const before = await start()
  const opened = await buildPayments(before).createCheckout(buildCheckoutRequest())
  await before.close()
  appendFileSync(stateFile, '{"sessions":[{"id":"cs_test_torn","wi')

  const torn = await start()
  expect(await torn.describe('cs_test_torn')).toBeUndefined()
  await torn.pay(opened.sessionId, 'paid')
  await untilDelivered(torn)
  await torn.close()

  const after = await start()
  expect(await after.describe(opened.sessionId)).toMatchObject({ status: 'complete' })
  await after.close()
})

test('a journal damaged in the middle is refused with its line', async () => {
  const before = await start()
  await before.close()
  writeFileSync(stateFile, '{}\nnot json\n{}\n')
  await expect(start()).rejects.toThrow(`Line 2 of the sandbox journal ${stateFile} is damaged`)
})
