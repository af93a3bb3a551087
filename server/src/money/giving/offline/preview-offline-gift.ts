import { isStaff } from '@tower/contract/access.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { balanceOf } from '../../ledger/read-balance.ts'
import { mayCorrectOffline } from './correct-offline-gift.ts'
import { findOfflineForUpdate, type OfflineGift } from './offline.queries.ts'
import { type DecideOfflineGift, wouldReceiveWait } from './receive-offline-gift.ts'
import { takeOut, wouldReturnWait } from './return-offline-gift.ts'

export type OfflinePreview = {
  needsSecond: boolean
  mayCorrect: boolean
  slotsVoided: number
  fromReserveCents: number
  /** What the refund reserve holds afterwards. */
  reserveCents: number
}

/** Carries the answer out of a transaction that must not commit. */
class Rehearsal extends Error {
  readonly preview: OfflinePreview

  constructor(preview: OfflinePreview) {
    super('a rehearsal is never committed')
    this.preview = preview
  }
}

/**
 * What the next step of an offline gift would do, and whether whoever asks may do it alone: the taking out itself, carried out and
 * rolled back, so that they can't differ.
 */
export async function previewOfflineGift(
  services: Services,
  { actor, offlineGiftId }: DecideOfflineGift,
): Promise<OfflinePreview> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  const at = services.clock.now()
  try {
    await services.database.transaction(async (tx) => {
      const gift = await findOfflineForUpdate(tx, offlineGiftId)
      if (!gift) throw new Refusal('giving.offline_not_found')
      if (gift.state !== 'pending' && gift.state !== 'received') throw new Refusal('giving.offline_settled')
      const asked = { gift, actor, at }
      const wouldWait = gift.state === 'pending' ? wouldReceiveWait : wouldReturnWait
      const needsSecond = await wouldWait(services, tx, asked)
      const mayCorrect = await mayCorrectOffline(services, tx, asked)
      throw new Rehearsal({ needsSecond, mayCorrect, ...(await rehearse(services, tx, asked)) })
    })
  } catch (error) {
    if (error instanceof Rehearsal) return error.preview
    throw error
  }
  throw new Error('a rehearsal ended without an answer')
}

/** Nothing goes while the money of a gift is still to come. */
async function rehearse(
  services: Services,
  tx: Tx,
  { gift, actor, at }: DecideOn,
): Promise<Omit<OfflinePreview, 'needsSecond' | 'mayCorrect'>> {
  const { payment_id: paymentId } = gift
  const effect =
    paymentId === null
      ? undefined
      : await takeOut(services, tx, { gift, paymentId, reason: '', by: actor.userId, at })
  return {
    slotsVoided: effect?.slotsVoided ?? 0,
    fromReserveCents: effect?.fromReserveCents ?? 0,
    reserveCents: await balanceOf(tx, { kind: 'refund_reserve' }),
  }
}

type DecideOn = Pick<DecideOfflineGift, 'actor'> & { gift: OfflineGift; at: Date }
