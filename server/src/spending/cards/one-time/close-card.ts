import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import {
  findAllowance,
  findAllowanceForUpdate,
  updateAllowance,
  type AllowanceRow,
} from '../allowances/allowances.queries.ts'
import { finishClosing } from './finish-closing.ts'

/** A teacher is done with a one-time card: it is ended, and what no purchase holds goes back. One that is over stays so. */
export async function closeCard(
  services: Services,
  { teacherId, cardId }: { teacherId: string; cardId: string },
): Promise<AllowanceRow> {
  await services.database.transaction(async (tx) => {
    const card = await findAllowanceForUpdate(tx, cardId)
    if (card?.teacher_id !== teacherId || card.purpose !== 'one_time_card')
      throw new Refusal('cards.not_found')
    if (card.state === 'open') await updateAllowance(tx, cardId, { state: 'closing' })
  })
  await finishClosing(services, cardId)
  const card = await services.database.read((tx) => findAllowance(tx, cardId))
  if (!card) throw new Refusal('cards.not_found')
  return card
}
