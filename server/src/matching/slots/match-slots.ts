import { slotPriceCents } from '@tower/contract/money.ts'
import type { Tx } from '../../database/database.ts'
import { runsOf } from '../../database/runs.ts'
import { allocateToBudgets } from '../../money/budgets/allocate-to-budgets.ts'
import { Refusal } from '../../refusal.ts'
import type { HandedDown } from '../../handed-down.ts'
import type { Services } from '../../services.ts'
import { findClassroomsForUpdate } from '../classrooms/find-classrooms-for-update.ts'
import { setFirstSponsors } from '../classrooms/set-first-sponsors.ts'
import { assignSlots, listSlotsForUpdate } from './matches.queries.ts'
import type { Match, Matched } from './matches.ts'
import { tellOfMatches } from './tell-of-matches.ts'

/** Who stands behind a slot is known above: whoever matches hands over how to find out. */
export type MatchServices = Services & Pick<HandedDown, 'findSlotDonors'>

/**
 * Gives a waiting slot to a confirmed classroom, for good: the slot's $800 moves into the teacher's budget of the
 * school year, the classroom's first sponsor is remembered, both people get mail, staff and screens hear of it.
 */
export function matchSlot(services: MatchServices, tx: Tx, match: Match): Promise<void> {
  return matchSlots(services, tx, [match])
}

/** Matches many slots, all or none, as {@link matchSlot} would one after the other. */
export async function matchSlots(services: MatchServices, tx: Tx, matches: readonly Match[]): Promise<void> {
  for (const run of runsOf(matches)) await matchRun(services, tx, run)
}

async function matchRun(services: MatchServices, tx: Tx, matches: Match[]): Promise<void> {
  const matched = await prepareMatches(tx, matches, services)
  if ((await assignSlots(tx, matched)) < matches.length) throw new Refusal('slots.none_unassigned')
  await setFirstSponsors(
    tx,
    matched.flatMap(({ match, classroom, donor }) => {
      // Anybody can type an address: a slot that a guest gave a classroom makes nobody else its sponsor.
      const isOwners = match.how !== 'designation' || donor.payer_signed_in
      return donor.user_id && isOwners ? [{ classroomId: classroom.id, sponsorId: donor.user_id }] : []
    }),
  )
  await allocateToBudgets(
    tx,
    matched.map(({ match, slot, classroom }) => ({
      teacherId: classroom.teacherId,
      amountCents: slotPriceCents,
      from: { kind: 'slot', ownerId: slot.id },
      at: match.at,
      idempotencyKey: `match:${slot.id}`,
      actorId: match.actorId,
      slotId: slot.id,
    })),
  )
  await tellOfMatches(services, tx, matched)
}

/** Takes hold of slots and classrooms and refuses a classroom that can't receive. */
async function prepareMatches(
  tx: Tx,
  matches: Match[],
  { findSlotDonors }: MatchServices,
): Promise<Matched[]> {
  const slots = await listSlotsForUpdate(
    tx,
    matches.map(({ slotId }) => slotId),
  )
  const classrooms = await findClassroomsForUpdate(
    tx,
    matches.map(({ classroomId }) => classroomId),
  )
  const donors = await findSlotDonors(tx, [...slots.keys()])
  return matches.map((match) => {
    const slot = slots.get(match.slotId)
    const donor = slot && donors.get(slot.id)
    if (!donor) throw new Error(`there is no slot ${match.slotId}`)
    const classroom = classrooms.get(match.classroomId)
    if (!classroom) throw new Refusal('classrooms.not_found')
    const { id, name, confirmedAt, teacherId } = classroom
    if (!confirmedAt || !teacherId) throw new Refusal('classrooms.not_confirmed')
    return { match, slot, donor, classroom: { id, name, teacherId } }
  })
}
