import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { releaseHeld } from '../../credits/wallet/release-held.ts'
import {
  findDonorByEmailForUpdate,
  findDonorOfUserForUpdate,
  lockAddress,
  lockDonorsOf,
  setDonorAccount,
} from './donors.queries.ts'
import { mergeDonors } from './merge-donors.ts'

export type Adoption = {
  userId: string
  /** The address the account has just proven. */
  email: string
  at: Date
}

/**
 * An account that proves an address takes over what guests gave under it while nobody had it. A donor of the account's
 * own is joined with it, and credits that were bought there become the account's: two donors would keep two remainders, and $400 + $400 of one person would never become a slot.
 * What was given while another account had the address is that account's and is not found here.
 */
export async function adoptDonor(tx: Tx, { userId, email, at }: Adoption): Promise<void> {
  const address = email.trim().toLowerCase()
  await lockAddress(tx, address)
  await lockDonorsOf(tx, { userId, email: address })
  const ofAddress = await findDonorByEmailForUpdate(tx, address)
  if (!ofAddress) return
  await releaseHeld(tx, { holderId: ofAddress.id, userId, at })
  const own = await findDonorOfUserForUpdate(tx, userId)
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
