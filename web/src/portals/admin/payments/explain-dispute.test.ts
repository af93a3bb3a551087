import { expect, test } from 'vitest'
import { dispute as en } from './dispute-texts.en.ts'
import { dispute as es } from './dispute-texts.es.ts'
import { explainDisputeReview, explainStanding, waitsForUs } from './explain-dispute.ts'

/** Every word that Stripe has for how a dispute stands, the ones it no longer uses included. */
const statuses = [
  ...['warning_needs_response', 'warning_under_review', 'warning_closed', 'needs_response', 'under_review'],
  ...['appeal_needs_response', 'appeal_under_review', 'charge_refunded', 'won', 'lost', 'prevented'],
]

test.each(statuses)('staff read %s in a sentence of their own in both languages', (status) => {
  const told = { provider_status: status, state: 'open' }
  const sentences = [en, es].map((texts) => explainStanding(texts, told))
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÉ].+\.$/)
  expect(sentences.join(' ')).not.toContain('_')
  expect(new Set([...sentences, en.standings.unknown, es.standings.unknown]).size).toBe(4)
})

test('a word that Stripe adds one day is never shown as it is', () => {
  expect(explainStanding(en, { provider_status: 'needs_magic', state: 'open' })).toBe(en.standings.unknown)
  expect(explainStanding(en, { provider_status: 'needs_magic', state: 'lost' })).toBe(en.standings.lost)
  expect(explainStanding(en, { provider_status: null, state: 'open' })).toBe(en.standings.unknown)
})

test('an answer is asked for only where the bank waits for one', () => {
  expect(statuses.filter((status) => waitsForUs({ provider_status: status }))).toEqual([
    'warning_needs_response',
    'needs_response',
    'appeal_needs_response',
  ])
})

test('a dispute in another currency says so in words', () => {
  expect(explainDisputeReview(en, 'currency eur, payment usd')).toContain(
    'in EUR, and the payment was in USD',
  )
})
