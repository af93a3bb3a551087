import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { findHeir } from './donors.queries.ts'
import { updateDonorWords } from './staff-donors.queries.ts'

/**
 * An address of nobody for a donor who has none, so that whoever was written down by name alone is erased in the one way that
 * everybody without an account is. One that was given before is that one again.
 */
export async function giveStandIn(tx: Tx, donorId: string): Promise<string> {
  const donor = await findHeir(tx, donorId)
  if (!donor) throw new Refusal('giving.donor_not_found')
  if (donor.user_id !== null) throw new Refusal('giving.donor_has_account')
  const email = `erased-${donor.id}@erased.invalid`
  if (donor.email === email) return email
  // Whoever has an address is erased by that: their names may be somebody else's, and are asked about.
  if (donor.email !== null) throw new Refusal('giving.donor_not_found')
  const { display_name: name } = await tx
    .selectFrom('donors')
    .select('display_name')
    .where('id', '=', donor.id)
    .executeTakeFirstOrThrow()
  await updateDonorWords(tx, { donorId: donor.id, name, email })
  return email
}
