import { dayMs, hourMs } from '@tower/contract/durations.ts'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
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
import type { StoredAnswer } from './objects.ts'
import { openState } from './state.ts'
import { startStripeSandbox } from './stripe-sandbox.ts'

let folder: string
let stateFile: string
let receiver: Receiver
let nowMs: number

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-journal-'))
  stateFile = join(folder, 'sandbox.jsonl')
  receiver = await buildReceiver()
  nowMs = Date.parse('2026-11-01T12:00:00Z')
})
afterEach(async () => {
  await receiver.close()
  rmSync(folder, { recursive: true })
})

const now = () => new Date(nowMs)

function start() {
  const settings = { port: 0, publicOrigin: PUBLIC_ORIGIN, webhookUrl: receiver.url, retryDelaysMs: [50] }
  return startStripeSandbox({ ...settings, webhookSecret: WEBHOOK_SECRET, stateFile, now })
}

function answer(nth: number): StoredAnswer {
  return {
    id: `key-${nth}`,
    endpoint: 'POST /v1/refunds',
    paramsDigest: 'digest',
    status: 200,
    body: { note: 'x'.repeat(500) },
    keptAtMs: nowMs,
  }
}

test('however many answers expire, the journal and the memory hold those of the last day', () => {
  const state = openState(stateFile, { now, tidyAfter: 100 })
  for (let nth = 0; nth < 5_000; nth++) {
    nowMs += hourMs / 4
    state.commit({ answers: [answer(nth)] })
  }
  const aDay = 4 * 24
  expect(state.tables.answers.size).toBeLessThan(aDay + 100)
  expect(statSync(stateFile).size).toBeLessThan((aDay + 100) * 1_000)
  expect(state.tables.answers.get('key-4999')).toEqual(answer(4_999))
  state.close()

  const again = openState(stateFile, { now })
  expect([...again.tables.answers.keys()].at(-1)).toBe('key-4999')
  again.close()
})

test('what was appended after the journal was written anew is there after a restart', () => {
  const state = openState(stateFile, { now, tidyAfter: 3 })
  for (let nth = 0; nth < 8; nth++) state.commit({ answers: [answer(nth)] })
  state.close()
  const again = openState(stateFile, { now })
  expect(again.tables.answers.size).toBe(8)
  again.close()
})

test('a month later its events are forgotten, and the payment stands with its refund and its key is free', async () => {
  const before = await start()
  const first = buildPayments(before)
  const opened = await first.createCheckout(buildCheckoutRequest())
  await before.pay(opened.sessionId, 'paid')
  const { paymentId } = await first.readCheckout(opened.sessionId)
  const refund = { paymentId: paymentId ?? '', amountCents: 500, idempotencyKey: 'refund' }
  const refunded = await first.refund(refund)
  const checkout = await first.readCheckout(opened.sessionId)
  await untilDelivered(before)
  await before.close()
  expect(readFileSync(stateFile, 'utf8')).toContain('"events"')

  nowMs += 31 * dayMs
  const after = await start()
  const second = buildPayments(after)
  expect(await second.readCheckout(opened.sessionId)).toEqual(checkout)
  expect(await second.listRefunds(refund.paymentId)).toEqual([refunded])
  const journal = readFileSync(stateFile, 'utf8')
  expect(journal).not.toContain('"events"')
  expect(journal).not.toContain('"deliveries"')
  expect(journal).not.toContain('"answers"')
  await after.close()
})

test('events that were never acknowledged are kept however old they are', async () => {
  receiver.answerNext(...Array<number>(50).fill(503))
  const before = await start()
  const opened = await buildPayments(before).createCheckout(buildCheckoutRequest())
  await before.pay(opened.sessionId, 'paid')
  await before.close()
  const events = (text: string) => text.split('\n').filter((line) => line.includes('"events"')).length
  const kept = events(readFileSync(stateFile, 'utf8'))
  expect(kept).toBeGreaterThan(0)

  nowMs += 2 * dayMs
  receiver.answerNext()
  const after = await start()
  await untilDelivered(after)
  await after.close()
  expect(receiver.deliveries.length).toBeGreaterThan(0)
})
