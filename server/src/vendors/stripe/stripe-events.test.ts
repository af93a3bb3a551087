import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { InvalidSignature } from '../../payments/payments.ts'
import { createStripePayments } from './stripe-payments.ts'

const CURRENT = 'whsec_current'
const PREVIOUS = 'whsec_previous'
const NOW = new Date('2026-03-02T17:00:00Z')
const nowSeconds = NOW.getTime() / 1000
const payload = JSON.stringify(buildEvent('payout.paid', { id: 'po_1' }))
const payments = createStripePayments({ secretKey: 'sk_test_tower', webhookSecrets: [CURRENT, PREVIOUS] })

function buildEvent(type: string, object: object, previous?: object) {
  const data = { object, ...(previous && { previous_attributes: previous }) }
  return { id: 'evt_1', object: 'event', created: nowSeconds, livemode: true, type, data }
}

function sign(secret: string, timestamp = nowSeconds, signed = payload): string {
  return Stripe.webhooks.generateTestHeaderString({ payload: signed, secret, timestamp })
}

function parse(header: string | undefined, body = payload) {
  return payments.parseEvent(Buffer.from(body), header, NOW)
}

function translate(type: string, object: object, previous?: object) {
  const body = JSON.stringify(buildEvent(type, object, previous))
  return parse(sign(CURRENT, nowSeconds, body), body)
}

test('an event signed with the current or the previous secret is accepted', () => {
  const expected = {
    kind: 'other',
    providerType: 'payout.paid',
    eventId: 'evt_1',
    createdAt: NOW,
    livemode: true,
  }
  expect(parse(sign(CURRENT))).toEqual(expected)
  expect(parse(sign(PREVIOUS))).toEqual(expected)
})

test('one good signature among several is enough', () => {
  const [timestamp, good] = sign(CURRENT).split(',')
  expect(parse(`${timestamp},v1=${'0'.repeat(64)},${good}`).eventId).toBe('evt_1')
})

const [timePart, signaturePart = ''] = sign(CURRENT).split(',')
test.each([
  ['no header', undefined],
  ['an empty header', ''],
  ['a header without signature', timePart],
  ['a header without time', signaturePart],
  ['a signature of another scheme', `${timePart},${signaturePart.replace('v1=', 'v0=')}`],
  ['a cut signature', `${timePart},${signaturePart.slice(0, -1)}`],
  ['a changed time', `t=${nowSeconds - 1},${signaturePart}`],
  ['another secret', sign('whsec_stranger')],
  ['an empty secret', sign(' ')],
  ['a signature 301 seconds old', sign(CURRENT, nowSeconds - 301)],
  ['noise', 'constructEvent'],
])('a webhook with %s is refused', (_, header) => {
  expect(() => parse(header)).toThrow(InvalidSignature)
})

test('a signature of 300 seconds is just young enough', () => {
  expect(parse(sign(CURRENT, nowSeconds - 300)).eventId).toBe('evt_1')
})

test('a body altered, re-serialized or emptied after signing is refused', () => {
  const header = sign(CURRENT)
  expect(() => parse(header, payload.replace('po_1', 'po_2'))).toThrow(InvalidSignature)
  expect(() => parse(header, JSON.stringify(JSON.parse(payload), null, 2))).toThrow(InvalidSignature)
  expect(() => parse(header, '')).toThrow(InvalidSignature)
})

test('a signed body that is no JSON is refused', () => {
  expect(() => parse(sign(CURRENT, nowSeconds, 'not json'), 'not json')).toThrow(InvalidSignature)
})

const intent = { id: 'pi_1', amount_received: 100, currency: 'usd', metadata: {}, customer: null }
test.each([
  ['null', null],
  ['a list', []],
  ['a number', 1],
  ['no fields', {}],
  ['no data', { ...buildEvent('payment_intent.succeeded', {}), data: null }],
  ['an id that cannot be stored', { ...buildEvent('payout.paid', {}), id: 'evt_\0' }],
  ['no time', { ...buildEvent('payout.paid', {}), created: 'today' }],
  ['a payment without metadata', buildEvent('payment_intent.succeeded', { ...intent, metadata: null })],
  [
    'a payment of less than nothing',
    buildEvent('payment_intent.succeeded', { ...intent, amount_received: -5 }),
  ],
  ['a payment of half a cent', buildEvent('payment_intent.succeeded', { ...intent, amount_received: 0.5 })],
])('a signed event that holds %s is refused, not failed at', (_, event) => {
  const body = JSON.stringify(event)
  expect(() => parse(sign(CURRENT, nowSeconds, body), body)).toThrow(InvalidSignature)
})

test('without any secret nothing is accepted', () => {
  const open = createStripePayments({ secretKey: 'sk_test_tower', webhookSecrets: [] })
  expect(() => open.parseEvent(Buffer.from(payload), sign(CURRENT), NOW)).toThrow(InvalidSignature)
})

test('a card that was turned down counts as ours by our checkout, or as the first of a monthly gift', () => {
  const declined = (object: object) =>
    translate('payment_intent.payment_failed', { id: 'pi_1', metadata: {}, description: null, ...object })
  const told = { kind: 'payment_declined', paymentId: 'pi_1' }
  expect(declined({ metadata: { checkout_id: 'c1' } })).toMatchObject(told)
  expect(declined({ description: 'Subscription creation' })).toMatchObject(told)
  expect(declined({ description: 'Subscription update' })).toMatchObject({ kind: 'other' })
})

const refund = { id: 're_1', payment_intent: 'pi_1', amount: 20_000, currency: 'usd', created: nowSeconds }

test('a refund told by its charge names the payment and no refund', () => {
  const charge = { id: 'ch_1', payment_intent: 'pi_1', amount_refunded: 30_000 }
  const told = { kind: 'refund_changed', paymentId: 'pi_1', refund: null }
  expect(translate('charge.refunded', charge, { amount_refunded: 10_000 })).toMatchObject(told)
})

test.each([
  ['refund.created', 'pending', 'pending'],
  ['refund.updated', 'requires_action', 'requires_action'],
  ['charge.refund.updated', 'succeeded', 'succeeded'],
  ['refund.updated', 'canceled', 'canceled'],
  ['refund.created', 'something_new', 'pending'],
  ['refund.created', null, 'pending'],
])('%s with status %s tells a refund that is %s', (type, status, means) => {
  expect(translate(type, { ...refund, status })).toMatchObject({
    kind: 'refund_changed',
    paymentId: 'pi_1',
    refund: { refundId: 're_1', paymentId: 'pi_1', amountCents: 20_000, status: means, failureReason: null },
  })
})

test('a refund that failed says why', () => {
  const failed = { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' }
  const told = { refund: { status: 'failed', failureReason: 'lost_or_stolen_card', createdAt: NOW } }
  expect(translate('refund.failed', failed)).toMatchObject(told)
})

const dispute = {
  id: 'dp_1',
  payment_intent: { id: 'pi_1' },
  amount: 80_000,
  currency: 'eur',
  created: nowSeconds,
  balance_transactions: [] as object[],
  evidence_details: { due_by: 0 },
}
const taken = { amount: -80_000, fee: 1_500 }

test.each([
  ['charge.dispute.created', 'needs_response', 'open'],
  ['charge.dispute.created', 'warning_needs_response', 'open'],
  ['charge.dispute.created', 'lost', 'lost'],
  ['charge.dispute.updated', 'under_review', 'open'],
  ['charge.dispute.updated', 'warning_under_review', 'open'],
  ['charge.dispute.updated', 'appeal_under_review', 'open'],
  ['charge.dispute.closed', 'won', 'won'],
  ['charge.dispute.closed', 'warning_closed', 'won'],
  ['charge.dispute.closed', 'lost', 'lost'],
  ['charge.dispute.updated', 'something_new', 'open'],
  ['charge.dispute.created', 'prevented', 'won'],
])('%s with status %s tells a dispute that is %s', (type, status, state) => {
  expect(translate(type, { ...dispute, status })).toMatchObject({
    kind: 'dispute_changed',
    dispute: {
      disputeId: 'dp_1',
      paymentId: 'pi_1',
      amountCents: 80_000,
      currency: 'eur',
      state,
      providerStatus: status,
      isInquiry: status.startsWith('warning_'),
      evidenceDueAt: null,
    },
  })
})

test('a dispute tells what was taken for it, less what was given back, and until when an answer is taken', () => {
  const evidence_details = { due_by: nowSeconds + 60 }
  const withdrawn = { ...dispute, status: 'needs_response', balance_transactions: [taken], evidence_details }
  expect(translate('charge.dispute.funds_withdrawn', withdrawn)).toMatchObject({
    dispute: { withdrawnCents: 80_000, feeCents: 1_500, evidenceDueAt: new Date((nowSeconds + 60) * 1000) },
  })
  const back = { amount: 80_000, fee: 0 }
  const reinstated = { ...dispute, status: 'won', balance_transactions: [taken, back] }
  expect(translate('charge.dispute.funds_reinstated', reinstated)).toMatchObject({
    dispute: { state: 'won', withdrawnCents: 0, feeCents: 1_500 },
  })
})

test('a dispute that was prevented by giving the money back is a lost one', () => {
  const prevented = { ...dispute, status: 'prevented', balance_transactions: [taken] }
  expect(translate('charge.dispute.created', prevented)).toMatchObject({ dispute: { state: 'lost' } })
})

test('a refund or dispute of something that is no payment of ours is kept as other', () => {
  expect(translate('charge.dispute.created', { ...dispute, payment_intent: null })).toMatchObject({
    kind: 'other',
    providerType: 'charge.dispute.created',
  })
})
