import type { DeskKeepsake } from '@tower/contract/learning/keepsake-desk.contract.ts'
import { creditCents } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { selectKeepsakesOfDesk } from '../keepsakes.queries.ts'

/** Every keepsake as staff see it, in its order. */
export async function listDeskKeepsakes(tx: Tx): Promise<DeskKeepsake[]> {
  const all = await selectKeepsakesOfDesk(tx)
  return all.map(({ key, price_cents, active, bought }) => ({
    ...{ keepsake: key, price_credits: price_cents / creditCents, active, bought },
  }))
}
