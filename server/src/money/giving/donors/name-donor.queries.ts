import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

/**
 * The name given with a gift becomes its donor's, where none was known, or only the one that the payment provider knows
 * whoever paid by. Where staff put it right since it was given, or took it out, it comes back with no later month of the gift.
 */
export async function nameDonor(
  tx: Tx,
  donorId: string,
  { name, by, givenAt }: { name: string; by: 'giver' | 'provider'; givenAt: Date },
): Promise<void> {
  const isByProvider = by === 'provider'
  await tx
    .updateTable('donors')
    .set({ display_name: name, named_by_provider: isByProvider })
    .where('id', '=', donorId)
    .where('kind', '=', 'person')
    .where((eb) =>
      eb.or([eb('corrected_at', 'is', null), ...(isByProvider ? [] : [eb('corrected_at', '<=', givenAt)])]),
    )
    .where((eb) =>
      eb.or([eb('display_name', 'is', null), ...(isByProvider ? [] : [eb('named_by_provider', '=', true)])]),
    )
    .execute()
}

/** Whose the months of a monthly gift are, where staff put right how they are called or reached since it was asked for. */
export async function findCorrectedGiver(
  tx: Tx,
  { sponsorshipId, askedAt }: { sponsorshipId: string; askedAt: Date },
): Promise<string | undefined> {
  const found = await rows(z.object({ id: z.string() }))`
    select giver.id from payments payment join donors giver on giver.id = donor_heir(payment.donor_id)
    where payment.sponsorship_id = ${sponsorshipId} and payment.donor_id is not null
      and giver.kind = 'person' and giver.corrected_at > ${askedAt}
    order by payment.created_at desc, payment.id limit 1`.first(tx)
  return found?.id
}

const Words = z.object({
  user_id: z.string().nullable(),
  email: z.string().nullable(),
  display_name: z.string().nullable(),
})

/** How they are called and reached instead, for word of the gift that began with a checkout. */
export function findCorrectedWords(tx: Tx, checkoutId: string): Promise<z.infer<typeof Words> | undefined> {
  return rows(Words)`
    select giver.user_id, giver.email, giver.display_name
    from checkouts asked join sponsorships gift on gift.checkout_id = asked.id
    join payments payment on payment.sponsorship_id = gift.id and payment.donor_id is not null
    join donors giver on giver.id = donor_heir(payment.donor_id)
    where asked.id = ${checkoutId} and giver.kind = 'person' and giver.corrected_at > asked.created_at
    order by payment.created_at desc, payment.id limit 1`.first(tx)
}
