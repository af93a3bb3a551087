import type { Services } from '../../../services.ts'
import { workThrough } from '../../../work-through.ts'
import { findAllowanceForUpdate, listToEnd, updateAllowance } from '../allowances/allowances.queries.ts'
import { finishClosing } from './finish-closing.ts'

const answerAfterMs = 5 * 60_000
const cardsAtOnce = 50

/** Ends one-time cards whose time is over, whose answer was lost, or that the issuer could not end before. */
export async function endCards(services: Services): Promise<void> {
  const at = services.clock.now()
  const unansweredSince = new Date(at.getTime() - answerAfterMs)
  const ids = await services.database.read((tx) => listToEnd(tx, { at, unansweredSince, limit: cardsAtOnce }))
  const endCard = async ({ id }: { id: string }) => {
    await services.database.transaction(async (tx) => {
      const card = await findAllowanceForUpdate(tx, id)
      const isOver =
        (card?.state === 'open' && card.closes_at <= at) ||
        (card?.state === 'issuing' && card.opened_at <= unansweredSince)
      if (isOver) await updateAllowance(tx, id, { state: 'closing' })
    })
    await finishClosing(services, id)
  }
  await workThrough(
    services,
    ids.map((id) => ({ id })),
    endCard,
  )
}
