import type { Services } from '../../../services.ts'
import { holdDirectGift } from './hold-direct-gift.ts'
import { getDirectGiftForUpdate, listGivable } from './direct.queries.ts'
import { putIntoBudget } from './give-directly.ts'

const atOnce = 200

/** Gives what waited for a classroom that has a confirmed teacher again. */
export async function giveWaitingGifts(services: Services): Promise<void> {
  const due = await services.database.read((tx) => listGivable(tx, atOnce))
  for (const { payment_id: paymentId } of due)
    await services.database.transaction(async (tx) => {
      const gift = await getDirectGiftForUpdate(tx, paymentId)
      if (gift.given_at !== null || gift.amount_cents === 0) return
      const { classroom_id: classroomId, amount_cents: amountCents } = gift
      const at = services.clock.now()
      if (await putIntoBudget(tx, { paymentId, classroomId, amountCents, cause: `${paymentId}:late`, at }))
        await holdDirectGift(tx, paymentId)
    })
}
