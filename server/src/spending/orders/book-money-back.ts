import type { AskedAct, CarryOut } from '../../outbound-act.ts'
import { cancelApproved } from './decide-order.ts'
import { moneyBackOf } from './money-back.queries.ts'
import { bookApprovedReturn } from './record-return.ts'

/** Money of a paid order is back, as a second person agreed: a part of it by its form, or all of it with the order canceled. */
export async function bookMoneyBack({ tx, at }: CarryOut, asked: AskedAct): Promise<void> {
  const { requestKey, reason, ...back } = moneyBackOf(asked)
  const by = { actorId: asked.askedBy, at }
  if (requestKey === null) await cancelApproved(tx, { back: { ...back, reason, requestKey }, ...by })
  else await bookApprovedReturn(tx, { back: { ...back, reason: reason ?? '', requestKey }, ...by })
}
