import type { Tx } from '../../../database/database.ts'
import { moveSlots } from '../../../matching/slots/move-slots.ts'
import { holdBack, lockDonor, lockHeld } from '../minting/hold-back.ts'
import { countTowardsSlots } from '../minting/count-towards-slots.ts'
import { mintSlots } from '../minting/mint-slots.ts'
import type { AccountRef } from '../../ledger/accounts.ts'
import { balanceOf } from '../../ledger/read-balance.ts'
import { recordNewPosting, transfer } from '../../ledger/record-posting.ts'
import type { TransactionKind } from '../../ledger/transaction-kinds.ts'
import { moveFiles } from './donor-files.queries.ts'
import { movePayments, moveTotals, sumPaidByReserve, type Donor } from './donors.queries.ts'

export type Merge = { fromId: string; intoId: string; at: Date }

/**
 * Joins one donor's gifts and slots into another's; the caller holds both mint locks. What is left of both towards the next
 * slot then adds up, fills what the reserve is owed and mints by the one rule; what is contested of either is held anew.
 */
export async function mergeDonors(tx: Tx, { fromId, intoId, at }: Merge): Promise<void> {
  await lockHeld(tx, [fromId, intoId])
  const from = await lockDonor(tx, fromId)
  const remainderCents = await balanceOf(tx, { kind: 'donor_program', ownerId: fromId })
  await moveMoney(tx, { from, intoId, at, remainderCents })
  await movePayments(tx, { fromId, intoId })
  await moveSlots(tx, { fromId, intoId })
  await moveFiles(tx, { fromId, intoId })
  // The remainder is counted by the mint rule below, as if it had just been given.
  await moveTotals(tx, { from, intoId, programCents: from.program_cents - remainderCents })
  const counted = await countTowardsSlots(tx, { donorId: intoId, amountCents: remainderCents })
  await mintSlots(tx, { donorId: intoId, paymentId: null, cause: `merge:${fromId}`, at }, counted)
  await holdBack(tx, { donorId: intoId, at })
}

type Move = { from: Pick<Donor, 'id' | 'program_cents'>; intoId: string; at: Date; remainderCents: number }

/**
 * Everything ever given moves from one program account to the other, but most of it became slots long ago. The
 * reserve lends that part for the length of the transaction, so that the ledger shows the whole and no account
 * falls below its floor.
 */
async function moveMoney(tx: Tx, { from, intoId, at, remainderCents }: Move): Promise<void> {
  const ownAccount: AccountRef = { kind: 'donor_program', ownerId: from.id }
  const otherAccount: AccountRef = { kind: 'donor_program', ownerId: intoId }
  const reserve: AccountRef = { kind: 'refund_reserve' }
  const everGivenCents = from.program_cents + (await sumPaidByReserve(tx, from.id))
  const inSlotsCents = everGivenCents - remainderCents
  const record = (kind: TransactionKind, step: string, postings: ReturnType<typeof transfer>) =>
    recordNewPosting(tx, { kind, idempotencyKey: `merge:${from.id}:${step}`, at, postings })
  if (inSlotsCents > 0) await record('merge_lent', 'lent', transfer(reserve, ownAccount, inSlotsCents))
  if (everGivenCents > 0)
    await record('donor_merged', 'moved', transfer(ownAccount, otherAccount, everGivenCents))
  if (inSlotsCents > 0)
    await record('merge_returned', 'returned', transfer(otherAccount, reserve, inSlotsCents))
}
