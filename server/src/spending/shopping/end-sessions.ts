import { announce } from '../../realtime/announce.ts'
import type { Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { endAllowanceOf } from '../cards/allowances/end-allowance-of.ts'
import { listSessionsToEnd, moveSession } from './shopping.queries.ts'

const sessionsAtOnce = 200

/** Ends sessions whose time is over: what was not bought goes back to the budget. */
export async function endSessions(services: Services): Promise<void> {
  const at = services.clock.now()
  const over = await services.database.read((tx) => listSessionsToEnd(tx, { at, limit: sessionsAtOnce }))
  await workThrough(services, over, ({ id, teacher_id: userId }) =>
    services.database.transaction(async (tx) => {
      await endAllowanceOf(tx, { allowanceId: id, at })
      await moveSession(tx, { id, from: ['started'], to: 'canceled', at })
      await announce(tx, { topic: 'session.changed', audience: { userId }, payload: { id } })
    }),
  )
}
