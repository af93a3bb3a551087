import { creditsPerUse, openUseMinutes, type CreditUseReason } from '@tower/contract/money/credit-uses.ts'
import { creditCents } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { recordNewPosting, transfer } from '../../ledger/record-posting.ts'
import { announceWallets } from '../wallet/announce-wallet.ts'
import { purseOf } from './purse-of.ts'
import { findOpenUse, findUse, listOpenSince, lockUsesOf, updateToRefunded } from './uses.queries.ts'

/** Gives the credit of a use back where it was taken from, once, as long as nothing came of it. Answers whether it did. */
async function giveBack(tx: Tx, { useId, at }: { useId: string; at: Date }): Promise<boolean> {
  const use = await findUse(tx, useId)
  if (use?.state !== 'open') return false
  const transactionId = await recordNewPosting(tx, {
    kind: 'use_refund',
    idempotencyKey: `credit-use-refund:${useId}`,
    at,
    memo: use.reason,
    postings: transfer({ kind: 'credits_spent' }, purseOf(use), creditsPerUse * creditCents),
  })
  await updateToRefunded(tx, { id: useId, transactionId, at })
  await announceWallets(tx, [use.sponsor_id ?? use.teacher_id])
  return true
}

export type RefundUse = { teacherId: string; reason: CreditUseReason; useId: string | undefined }

/** What a teacher took a credit for could not be made: the open use, the oldest unless one is named, is given back. */
export function refundUse({ database, clock }: Services, wish: RefundUse): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockUsesOf(tx, wish.teacherId)
    const use = await findOpenUse(tx, wish)
    return use !== undefined && giveBack(tx, { useId: use.id, at: clock.now() })
  })
}

const usesAtOnce = 100

/** Gives back all uses that nothing came of in time, one transaction each. Answers how many. */
export async function refundOpenUses({ database, clock }: Services): Promise<number> {
  const at = clock.now()
  const before = new Date(at.getTime() - openUseMinutes * 60_000)
  let refunded = 0
  for (;;) {
    const open = await database.read((tx) => listOpenSince(tx, { before, limit: usesAtOnce }))
    for (const { id, teacher_id: teacherId } of open) {
      const isRefunded = await database.transaction(async (tx) => {
        await lockUsesOf(tx, teacherId)
        return giveBack(tx, { useId: id, at })
      })
      if (isRefunded) refunded += 1
    }
    if (open.length < usesAtOnce) return refunded
  }
}
