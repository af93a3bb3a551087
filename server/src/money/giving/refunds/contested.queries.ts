import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

const Contested = z.object({ cents: z.number() })

/** How much of a payment may be gone soon: what banks contest, what staff ask back and what refunds on their way promise. */
export async function sumContested(tx: Tx, paymentId: string): Promise<number> {
  const [contested] = await rows(Contested)`select coalesce(sum(amount_cents), 0)::bigint as cents from (
    select amount_cents from disputes where payment_id = ${paymentId} and state = 'open'
    union all select amount_cents from refunds
      where payment_id = ${paymentId} and state in ('requires_action', 'pending')
    union all select amount_cents from asked_back where payment_id = ${paymentId} and held_at is not null
  ) claim`.all(tx)
  return contested?.cents ?? 0
}
