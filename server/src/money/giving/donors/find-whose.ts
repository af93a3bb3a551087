import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { findHolder } from '../own/giver.queries.ts'
import { setOrganization } from './contacts.queries.ts'
import { type Donor, findHeir, insertNamed } from './donors.queries.ts'
import { findOrMakeDonor } from './find-donor.ts'
import { nameDonor } from './name-donor.queries.ts'

/** How staff say whose something is: a donor they picked, whose address may stand beside it, an address, or a name alone. */
export type SaidDonor = { donorId?: string | undefined; email: string | null; donorName: string | null }

export type Whose = Pick<Donor, 'id' | 'user_id'>

/** The donor that staff mean; one who was not known is made. Undefined where they say nothing. */
export async function findWhose(
  tx: Tx,
  { donorId, email, donorName }: SaidDonor,
  at: Date,
): Promise<Whose | undefined> {
  if (donorId !== undefined) {
    const picked = await findHeir(tx, donorId)
    if (!picked) throw new Refusal('giving.donor_not_found')
    if (email !== null && (await findHolder(tx, picked.id))?.address?.toLowerCase() !== email)
      throw new Refusal('giving.offline_donor_differs')
    return picked
  }
  if (email !== null) return findOrMakeDonor(tx, { userId: null, email, displayName: donorName, at })
  if (donorName === null) return undefined
  return { id: await insertNamed(tx, { displayName: donorName, at }), user_id: null }
}

/** The same for what is theirs from now on: a name is kept where none was known, and that they are an organization. */
export async function keepWhoseDonor(
  tx: Tx,
  said: SaidDonor & { isOrganization: boolean },
  at: Date,
): Promise<string> {
  const donor = await findWhose(tx, said, at)
  if (!donor) throw new Refusal('giving.donor_not_found')
  // An account has the name that its holder gave.
  if (said.donorName !== null && donor.user_id === null)
    await nameDonor(tx, donor.id, { name: said.donorName, by: 'giver', givenAt: at })
  if (said.isOrganization) await setOrganization(tx, donor.id, at)
  return donor.id
}
