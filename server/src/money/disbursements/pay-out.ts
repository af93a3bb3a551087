import type { Tx } from '../../database/database.ts'
import { besidePayment } from '../ledger/beside-payment.ts'
import { type LedgerFact, recordNewPostings, transfer } from '../ledger/record-posting.ts'
import { type AthleteMoney, athleteAccount, spentAccount } from './athlete-account.ts'

export type PaidOut = AthleteMoney & { id: string; amountCents: number; actorId: string; at: Date }

/** Moves money of a goal to what was paid out for it: it left the bank. */
export async function payOut(tx: Tx, paid: PaidOut): Promise<void> {
  const { id, amountCents, actorId, at } = paid
  await record(tx, {
    kind: 'disbursement_paid',
    idempotencyKey: `disbursement:${id}`,
    at,
    actorId,
    spendingId: id,
    postings: transfer(athleteAccount(paid), spentAccount(paid), amountCents),
  })
}

/** Moves it back: it was never paid, or not for this. The bank has it. */
export async function takeBack(tx: Tx, paid: PaidOut): Promise<void> {
  const { id, amountCents, actorId, at } = paid
  await record(tx, {
    kind: 'disbursement_voided',
    idempotencyKey: `disbursement-voided:${id}`,
    at,
    actorId,
    spendingId: id,
    postings: transfer(spentAccount(paid), athleteAccount(paid), amountCents),
  })
}

async function record(tx: Tx, fact: LedgerFact): Promise<void> {
  await recordNewPostings(tx, [fact, besidePayment(fact, 'bank')])
}
