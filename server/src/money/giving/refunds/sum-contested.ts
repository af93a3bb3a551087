import type { Tx } from '../../../database/database.ts'
import { sumOpenDisputes } from './disputes.queries.ts'
import { sumOnTheirWay } from './refunds.queries.ts'

/** How much of a payment may be gone soon: what banks contest and what refunds on their way promise. */
export async function sumContested(tx: Tx, paymentId: string): Promise<number> {
  return (await sumOpenDisputes(tx, paymentId)) + (await sumOnTheirWay(tx, paymentId))
}
