import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { joinCheckoutOf } from '../payments/checkout-of.queries.ts'

/** The language somebody last gave in, as a part of a statement; null where no gift of theirs was asked for online. */
export const giftLanguageOf = (donorId: RawBuilder<string>) => sql<string | null>`(
  select checkout.language from payments payment ${joinCheckoutOf}
  where payment.donor_id = ${donorId} and checkout.language is not null
  order by payment.settled_at desc limit 1)`

const Spoken = z.object({ language: z.string().nullable() })

/** The same of one donor. */
export async function findGiftLanguage(tx: Tx, donorId: string): Promise<string | null> {
  const { language } = await rows(Spoken)`
    select ${giftLanguageOf(sql<string>`${donorId}::uuid`)} as language`.one(tx)
  return language
}
