import type { AccountKind } from '../../ledger/accounts.ts'
import type { LedgerFact } from '../../ledger/record-posting.ts'
import type { TransactionKind } from '../../ledger/transaction-kinds.ts'
import type { MovementKind } from '../../../payments/balance-reports.ts'

/** A movement of our balance at the provider that the ledger takes in. */
export type Movement = {
  id: string
  kind: MovementKind
  /** Signed: what left the balance is below zero. */
  amount_cents: number
  fee_cents: number
  payment_id: string | null
}

type Counterpart = { kind: TransactionKind; account: AccountKind }

/** Gifts and refunds are booked by themselves, when they settle and succeed: of their movement only the fee is new. */
const counterparts: Record<MovementKind, Counterpart | null> = {
  charge: null,
  refund: null,
  refund_failure: null,
  dispute: { kind: 'dispute_withdrawn', account: 'disputed_funds' },
  dispute_reversal: { kind: 'dispute_reinstated', account: 'disputed_funds' },
  payout: { kind: 'payout', account: 'bank' },
  payout_failure: { kind: 'payout', account: 'bank' },
  fee: { kind: 'processor_fee', account: 'processor_fees' },
  adjustment: { kind: 'processor_fee', account: 'processor_fees' },
  other: { kind: 'processor_fee', account: 'processor_fees' },
}

/** What a movement means for the books, each fact under the movement's own name, so that it acts once. */
export function factsOf(movement: Movement, at: Date): LedgerFact[] {
  const { id, kind, amount_cents: amountCents, fee_cents: feeCents } = movement
  const counterpart = counterparts[kind]
  const links = { at, ...(movement.payment_id ? { paymentId: movement.payment_id } : {}) }
  const facts: LedgerFact[] = []
  if (counterpart && amountCents !== 0)
    facts.push({
      kind: counterpart.kind,
      idempotencyKey: `movement:${id}`,
      ...links,
      postings: sides(counterpart.account, amountCents),
    })
  if (feeCents !== 0)
    facts.push({
      kind: 'processor_fee',
      idempotencyKey: `movement-fee:${id}`,
      ...links,
      postings: sides('processor_fees', -feeCents),
    })
  return facts
}

/** The processor account is below zero by what the provider holds: money that leaves raises it. */
function sides(account: AccountKind, changeCents: number): LedgerFact['postings'] {
  return [
    { account: { kind: 'processor' }, amountCents: -changeCents },
    { account: { kind: account }, amountCents: changeCents },
  ]
}
