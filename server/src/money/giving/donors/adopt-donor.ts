import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import {
  findDonorByEmailForUpdate,
  findDonorOfUserForUpdate,
  lockDonorsOf,
  setDonorAccount,
  setDonorEmail,
} from './donors.queries.ts'
import { mergeDonors } from './merge-donors.ts'

export type Adoption = {
  userId: string
  /** The address the account has just proven. */
  email: string
  at: Date
}

/**
 * An account that proves an address takes over what was given under it. A donor of the account's own is joined with
 * it: two donors would keep two remainders, and $400 + $400 of one person would never become a slot.
 */
export async function adoptDonor(tx: Tx, { userId, email, at }: Adoption): Promise<void> {
  const address = email.trim().toLowerCase()
  await lockDonorsOf(tx, { userId, email: address })
  const own = await findDonorOfUserForUpdate(tx, userId)
  const ofAddress = await findDonorByEmailForUpdate(tx, address)
  if (!ofAddress) {
    if (own && own.email === null) await setDonorEmail(tx, own.id, address)
    return
  }
  if (ofAddress.user_id !== null || ofAddress.merged_into_id !== null) return
  if (own) await mergeDonors(tx, { fromId: ofAddress.id, intoId: own.id, at })
  else await setDonorAccount(tx, ofAddress.id, userId)
  await writeAudit(tx, {
    at,
    actorId: userId,
    action: 'giving.adopt_donor',
    targetKind: 'donor',
    targetId: ofAddress.id,
    details: { joined_into: own?.id ?? null },
  })
}
