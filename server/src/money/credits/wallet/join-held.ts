import type { Tx } from '../../../database/database.ts'
import { lockBalance } from '../../ledger/lock-balance.ts'
import { balanceOf } from '../../ledger/read-balance.ts'
import { recordNewPosting, transfer } from '../../ledger/record-posting.ts'
import { creditsOf } from './buyer.ts'

export type JoinHeld = { fromId: string; intoId: string; actorId: string; at: Date }

/** Keeps credits that were bought without an account under the giver that their buyer is joined into. */
export async function joinHeld(tx: Tx, { fromId, intoId, actorId, at }: JoinHeld): Promise<void> {
  const held = creditsOf({ holderId: fromId })
  if ((await balanceOf(tx, held)) === 0) return
  const cents = await lockBalance(tx, held, 'credits_issued')
  if (cents === 0) return
  await recordNewPosting(tx, {
    kind: 'held_joined',
    idempotencyKey: `held-joined:${fromId}`,
    at,
    actorId,
    postings: transfer(held, creditsOf({ holderId: intoId }), cents),
  })
}
