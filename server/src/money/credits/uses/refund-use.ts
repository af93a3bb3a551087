import { creditsPerUse, openUseMinutes } from '@tower/contract/money/credit-uses.ts'
import { creditCents } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { workThrough } from '../../../work-through.ts'
import { recordNewPosting, transfer } from '../../ledger/record-posting.ts'
import { announceWallets } from '../wallet/announce-wallet.ts'
import { purseOf } from './purse-of.ts'
import { lockUsesOf } from './lock-uses.ts'
import { findOpenUse, listOpenSince, updateToRefunded, type OpenUse, type UseRow } from './uses.queries.ts'

/** Gives the credit of an open use back where it was taken from. Only under the lock on its teacher's uses. */
export async function giveBack(tx: Tx, use: UseRow, at: Date): Promise<void> {
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

/**
 * What a teacher took a credit for could not be made: the open use that nothing rests on, the oldest unless one is named, is given
 * back.
 */
export function refundUse({ database, clock }: Services, wish: OpenUse): Promise<boolean> {
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
 * Gives back all uses that nothing came of in time and that nothing rests on, one transaction each; one that fails holds up no
 * other. Answers how many.
 */
export async function refundOpenUses(services: Services): Promise<number> {
  const at = services.clock.now()
  const before = new Date(at.getTime() - openUseMinutes * 60_000)
  let refunded = 0
  for (let count = usesAtOnce; count === usesAtOnce;) {
    const open = await services.database.read((tx) => listOpenSince(tx, { before, limit: usesAtOnce }))
    await workThrough(services, open, async ({ id: useId, teacher_id: teacherId, reason }) => {
      if (await refundUse(services, { useId, teacherId, reason })) refunded += 1
    })
    count = open.length
  }
  return refunded
}
