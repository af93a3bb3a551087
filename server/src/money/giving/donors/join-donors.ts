import { isStaff } from '@tower/contract/access.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { carryLeaves } from '../../../mail/series/series.queries.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { joinHeld } from '../../credits/wallet/join-held.ts'
import { releaseHeld } from '../../credits/wallet/release-held.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { carryExpected } from '../offline/offline.queries.ts'
import { findDonor, findReadingAddress, lockAddress, setDonorAddress } from './donors.queries.ts'
import { mergeDonors } from './merge-donors.ts'
import { clearSameAs, findSameAs, lockLinks, setSameAs } from './donor-files.queries.ts'
import { listDonorsForUpdate } from './staff-donors.queries.ts'
import { isNobodys } from '@tower/contract/people/nobody.ts'

export type JoinDonors = { actor: Actor; fromId: string; intoId: string; reason: string }

/**
 * Staff join two donors who are one person: gifts, slots, credits and what is left towards the next slot move, by the same
 * operation as when an account proves an address. A donor with an account stays: only one without is joined into another. Two
 * with accounts are linked instead: nothing moves, both sign in as before, and staff look at them as at one. Who has no address
 * takes over the one that the other had.
 */
export async function joinDonors(services: Services, input: JoinDonors): Promise<void> {
  const { actor, fromId, intoId } = input
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, services.clock.now())
  if (fromId === intoId) throw new Refusal('giving.donor_same')
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    await lockLinks(tx)
    const { from, into } = await lockBoth(tx, input)
    if (from.user_id === null) await moveAll(tx, { ...input, at, from, into })
    else if (into.user_id === null) throw new Refusal('giving.donor_has_account')
    else await link(tx, { ...input, at })
  })
}

async function lockBoth(tx: Tx, { fromId, intoId }: JoinDonors) {
  // Before the donors, as whoever gives under it or proves it does.
  const address = (await findDonor(tx, fromId))?.email ?? null
  if (address !== null) await lockAddress(tx, address)
  const donors = (await listDonorsForUpdate(tx, [fromId, intoId])).filter(
    (donor) => donor.kind === 'person' && donor.merged_into_id === null,
  )
  const [from, into] = [fromId, intoId].map((id) => donors.find((donor) => donor.id === id))
  if (!from || !into) throw new Refusal('giving.donor_not_found')
  return { from, into }
}

type Moved = JoinDonors & Awaited<ReturnType<typeof lockBoth>> & { at: Date }

async function moveAll(tx: Tx, { actor, fromId, intoId, reason, at, from, into }: Moved): Promise<void> {
  const userId = into.user_id
  if (userId === null) await joinHeld(tx, { fromId, intoId, actorId: actor.userId, at })
  else await releaseHeld(tx, { holderId: fromId, userId, at })
  // What one of both has left, whoever they are together has.
  await carryLeavesInto(tx, { from: from.email, intoId })
  // A check that is still expected under the one address comes for whom both are.
  if (from.email !== null) await carryExpected(tx, { email: from.email, donorId: intoId })
  await mergeDonors(tx, { fromId, intoId, at })
  const kept = from.email !== null && isNobodys(from.email) ? null : from.email
  if (kept !== null && userId === null && into.email === null) await setDonorAddress(tx, intoId, kept)
  await writeAudit(tx, {
    ...{ at, actorId: actor.userId, action: 'giving.join_donors', targetKind: 'donor', targetId: fromId },
    details: { joined_into: intoId, reason: reason.trim() },
  })
}

async function carryLeavesInto(tx: Tx, { from, intoId }: { from: string | null; intoId: string }) {
  const to = from === null ? null : await findReadingAddress(tx, intoId)
  if (to !== null) await carryLeaves(tx, { from, to })
}

async function link(tx: Tx, { actor, fromId, intoId, reason, at }: JoinDonors & { at: Date }): Promise<void> {
  const headId = (await findSameAs(tx, intoId)) ?? intoId
  if (headId === fromId || (await findSameAs(tx, fromId)) === headId) throw new Refusal('giving.donor_same')
  await setSameAs(tx, { fromId, intoId: headId })
  await writeAudit(tx, {
    ...{ at, actorId: actor.userId, action: 'giving.link_donors', targetKind: 'donor', targetId: fromId },
    details: { linked_to: headId, reason: reason.trim() },
  })
}

/** Staff take two accounts apart again that were taken for one human. */
export async function partDonors(
  services: Services,
  { actor, donorId, reason }: { actor: Actor; donorId: string; reason: string },
): Promise<void> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, services.clock.now())
  await services.database.transaction(async (tx) => {
    await lockLinks(tx)
    if (!(await clearSameAs(tx, donorId))) throw new Refusal('giving.donor_not_found')
    await writeAudit(tx, {
      ...{ at: services.clock.now(), actorId: actor.userId, action: 'giving.part_donors' },
      ...{ targetKind: 'donor', targetId: donorId, details: { reason: reason.trim() } },
    })
  })
}
