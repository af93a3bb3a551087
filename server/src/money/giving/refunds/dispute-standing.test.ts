import { expect, test } from 'vitest'
import type { DisputeChange } from './changes.ts'
import { isNewerStanding } from './dispute-standing.ts'

const movement = (id: string) => ({
  movementId: id,
  amountCents: -80_000,
  feeCents: 1_500,
  currency: 'usd',
  createdAt: new Date('2026-11-20T12:00:00Z'),
})

function told(state: DisputeChange['state'], moves: number, isInquiry = false): DisputeChange {
  return {
    disputeId: 'dp_one',
    amountCents: 80_000,
    currency: 'usd',
    state,
    providerStatus: state,
    isInquiry,
    movements: Array.from({ length: moves }, (_, place) => movement(`txn_${place}`)),
    evidenceDueAt: null,
  }
}

test('an appeal that is won before its money is back counts, and an old loss told after it does not', () => {
  expect(isNewerStanding({ state: 'lost', moves: 1, is_inquiry: false }, told('won', 1))).toBe(true)
  expect(isNewerStanding({ state: 'won', moves: 1, is_inquiry: false }, told('lost', 1))).toBe(false)
})

test('more movements of money make a newer fact, whatever it is called', () => {
  expect(isNewerStanding({ state: 'won', moves: 2, is_inquiry: false }, told('lost', 3))).toBe(true)
  expect(isNewerStanding({ state: 'open', moves: 2, is_inquiry: false }, told('lost', 1))).toBe(false)
})

test('a dispute comes after the question it grew out of, and the same fact is no news', () => {
  expect(isNewerStanding({ state: 'open', moves: 0, is_inquiry: true }, told('open', 0))).toBe(true)
  expect(isNewerStanding({ state: 'open', moves: 0, is_inquiry: false }, told('open', 0, true))).toBe(false)
  expect(isNewerStanding({ state: 'open', moves: 1, is_inquiry: false }, told('open', 1))).toBe(false)
})
