import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { joinCheckoutOf } from '../payments/checkout-of.queries.ts'

const Spoken = z.object({ language: z.string() })

/** The language somebody last gave in; null where no gift of theirs was asked for online. */
export async function findGiftLanguage(tx: Tx, donorId: string): Promise<string | null> {
  const last = await rows(Spoken)`
    select checkout.language from payments payment ${joinCheckoutOf}
    where payment.donor_id = ${donorId} and checkout.language is not null
    order by payment.settled_at desc limit 1`.first(tx)
  return last?.language ?? null
}
