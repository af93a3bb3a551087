import { isStaff } from '@tower/contract/access.ts'
import { brokenConstraint, type Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { carryLeaves } from '../../../mail/series/series.queries.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { carryExpected } from '../offline/offline.queries.ts'
import { findDonor, lockAddress } from './donors.queries.ts'
import { findAddressOwner, findDonorForUpdate, updateDonorWords } from './staff-donors.queries.ts'

type Words = { name: string | null; email: string | null }

export type CorrectDonor = {
  actor: Actor
  donorId: string
  name: string | null
  email: string | null
  /** What the form showed before, where it says so. */
  was?: Words | undefined
  reason: string
}

/**
 * Staff correct the name, or the mistyped address, of a giver without an account; what they gave keeps its receipts.
 * Refused: `giving.donor_has_account` (an account keeps its own words), `giving.donor_address_taken`, `giving.donor_needs_address`
 * (whoever is known by an address keeps one), `giving.donor_changed` (a colleague corrected them since the form was opened).
 */
export async function correctDonor(services: Services, input: CorrectDonor): Promise<void> {
  const { actor } = input
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, services.clock.now())
  const email = input.email?.trim().toLowerCase() || null
  try {
    await services.database.transaction((tx) => correct(tx, { ...input, email, at: services.clock.now() }))
  } catch (error) {
    if (brokenConstraint(error) === 'donors__one_per_email') throw new Refusal('giving.donor_address_taken')
    throw error
  }
}

async function correct(tx: Tx, input: CorrectDonor & { at: Date }): Promise<void> {
  const { actor, donorId, email, reason, was, at } = input
  const donor = await requireCorrectable(tx, { donorId, email })
  const isMoved = await requireFree(tx, { from: donor.email, to: email })
  const words = { name: input.name?.trim() || null, email }
  const known = { name: donor.display_name, email: donor.email }
  // Pressed again after a lost answer, or without a change: all that it says stands already.
  if (isSame(known, words)) return
  if (was !== undefined && !isSame(known, was)) throw new Refusal('giving.donor_changed')
  if (email === null && donor.email !== null) throw new Refusal('giving.donor_needs_address')
  await updateDonorWords(tx, { donorId, ...words, at })
  if (isMoved) await carryAlong(tx, { donorId, from: donor.email, to: email })
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: 'giving.correct_donor',
    targetKind: 'donor',
    targetId: donorId,
    details: { other_address: isMoved, reason: reason.trim() },
  })
}

/** Whether they get another address, which is nobody's. */
async function requireFree(tx: Tx, { from, to }: Record<'from' | 'to', string | null>): Promise<boolean> {
  if (to === null || to === from) return false
  if (await findAddressOwner(tx, to)) throw new Refusal('giving.donor_address_taken')
  return true
}

/** What hung on the address that was wrong: what they left by it, and what is still expected under it. */
async function carryAlong(
  tx: Tx,
  { donorId, from, to }: { donorId: string; from: string | null; to: string | null },
): Promise<void> {
  if (from === null || to === null) return
  await carryLeaves(tx, { from, to })
  await carryExpected(tx, { email: from, donorId })
}

/**
 * Holds a giver whose words staff may correct, and before that the address they have and the one they get: whatever comes in under
 * either meanwhile finds them as they were, or as they are then.
 */
async function requireCorrectable(tx: Tx, { donorId, email }: { donorId: string; email: string | null }) {
  const known = await findDonor(tx, donorId)
  const addresses = new Set([known?.email, email].filter((address) => address != null))
  for (const address of [...addresses].toSorted()) await lockAddress(tx, address)
  const donor = await findDonorForUpdate(tx, donorId)
  if (!donor || donor.kind !== 'person' || donor.merged_into_id) throw new Refusal('giving.donor_not_found')
  if (donor.user_id !== null) throw new Refusal('giving.donor_has_account')
  // Somebody else was quicker, and the address they gave is not held.
  if (donor.email !== known?.email) throw new Refusal('giving.donor_changed')
  return donor
}

const isSame = (one: Words, other: Words) => one.name === other.name && one.email === other.email
