import type { Tx } from '../../database/database.ts'
import { listPaidOf } from './disbursements.queries.ts'

/** Something that was paid for an athlete. Whom it was paid to is for staff and the family. */
export type PaidFor = {
  goal_title: string | null
  paid_for: string
  payee: string
  amount_cents: number
  paid_on: string
}

/** What stands paid for an athlete, the latest day first. */
export async function listPaidFor(
  tx: Tx,
  { prospectId, limit }: { prospectId: string; limit: number },
): Promise<PaidFor[]> {
  const rows = await listPaidOf(tx, prospectId, { limit })
  return rows.map(({ title, paid_for, payee, amount_cents, paid_on }) => ({
    goal_title: title,
    paid_for,
    payee,
    amount_cents,
    paid_on,
  }))
}
