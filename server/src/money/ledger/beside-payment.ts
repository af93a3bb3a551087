import type { LedgerFact } from './record-posting.ts'

/** Through what money leaves the house: the bank, or the issuer of cards. */
export type WayOut = 'bank' | 'issuing'

/**
 * The fact beside a payment or a return: what left the house for it, or came back. What a budget spent and what the bank
 * paid are two things that are said of one amount at one time, so both are recorded together.
 */
export function besidePayment(fact: LedgerFact, by: WayOut): LedgerFact {
  const cents = fact.postings.reduce((sum, { amountCents }) => sum + Math.max(0, amountCents), 0)
  const isBack = !fact.kind.endsWith('_paid')
  const [from, to] = isBack ? ([by, 'paid_out'] as const) : (['paid_out', by] as const)
  return {
    ...fact,
    kind: isBack ? `${by}_returned` : `${by}_paid`,
    idempotencyKey: `bank:${fact.idempotencyKey}`,
    postings: [
      { account: { kind: from }, amountCents: -cents },
      { account: { kind: to }, amountCents: cents },
    ],
  }
}
