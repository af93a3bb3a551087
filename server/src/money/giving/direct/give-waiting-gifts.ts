import type { Services } from '../../../services.ts'
import type { Tx } from '../../../database/database.ts'
import { workThrough } from '../../../work-through.ts'
import { holdDirectGift } from './hold-direct-gift.ts'
import { getDirectGiftForUpdate, listGivable } from './direct.queries.ts'
import { putIntoBudget } from './give-directly.ts'

const atOnce = 200

/** Gives what waited for a classroom that has a confirmed teacher again. */
export async function giveWaitingGifts(services: Services): Promise<void> {
  const { clock, database } = services
  const waiting = await database.read((tx) => listGivable(tx, atOnce))
  await workThrough(services, waiting, ({ id }) =>
    database.transaction((tx) => giveWaiting(tx, id, clock.now())),
  )
}

async function giveWaiting(tx: Tx, paymentId: string, at: Date): Promise<void> {
  const gift = await getDirectGiftForUpdate(tx, paymentId)
  if (gift.given_at !== null || gift.amount_cents === 0) return
  const { classroom_id: classroomId, amount_cents: amountCents } = gift
  if (await putIntoBudget(tx, { paymentId, classroomId, amountCents, cause: `${paymentId}:late`, at }))
    await holdDirectGift(tx, paymentId)
}
