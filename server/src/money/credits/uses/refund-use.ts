import { creditsPerUse, openUseMinutes, type CreditUseReason } from '@tower/contract/money/credit-uses.ts'
import { creditCents } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { workThrough } from '../../../work-through.ts'
import { recordNewPosting, transfer } from '../../ledger/record-posting.ts'
import { announceWallets } from '../wallet/announce-wallet.ts'
import { purseOf } from './purse-of.ts'
import {
  findOpenUse,
  findUse,
  listOpenSince,
  lockUsesOf,
  updateToRefunded,
  type UseRow,
} from './uses.queries.ts'

/** Gives the credit of an open use back where it was taken from. Only under the lock on its teacher's uses. */
async function giveBack(tx: Tx, use: UseRow, at: Date): Promise<void> {
  const transactionId = await recordNewPosting(tx, {
    kind: 'use_refund',
    idempotencyKey: `credit-use-refund:${use.id}`,
    at,
    memo: use.reason,
    postings: transfer({ kind: 'credits_spent' }, purseOf(use), creditsPerUse * creditCents),
  })
  await updateToRefunded(tx, { id: use.id, transactionId, at })
  await announceWallets(tx, [use.sponsor_id ?? use.teacher_id])
}

export type RefundUse = { teacherId: string; reason: CreditUseReason; useId: string | undefined }

/** What a teacher took a credit for could not be made: the open use, the oldest unless one is named, is given back. */
export function refundUse({ database, clock }: Services, wish: RefundUse): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockUsesOf(tx, wish.teacherId)
    const use = await findOpenUse(tx, wish)
    if (!use) return false
    await giveBack(tx, use, clock.now())
    return true
  })
}

const usesAtOnce = 100

/**
 * Gives back all uses that nothing came of in time, one transaction each; one that fails holds up no other. Answers how
 * many.
 */
export async function refundOpenUses(services: Services): Promise<number> {
  const at = services.clock.now()
  const before = new Date(at.getTime() - openUseMinutes * 60_000)
  let refunded = 0
  for (let count = usesAtOnce; count === usesAtOnce;) {
    const open = await services.database.read((tx) => listOpenSince(tx, { before, limit: usesAtOnce }))
    await workThrough(services, open, async ({ id: useId, teacher_id: teacherId }) => {
      if (await services.database.transaction((tx) => refundOne(tx, { useId, teacherId, at }))) refunded += 1
    })
    count = open.length
  }
  return refunded
}

async function refundOne(
  tx: Tx,
  { useId, teacherId, at }: { useId: string; teacherId: string; at: Date },
): Promise<boolean> {
  await lockUsesOf(tx, teacherId)
  const use = await findUse(tx, useId)
  if (use?.state !== 'open') return false
  await giveBack(tx, use, at)
  return true
}
