import { slotPriceCents } from '@tower/contract/money.ts'
import { siteOrigin } from '../../config.ts'
import type { Tx } from '../../database/database.ts'
import type { MailLocale } from '../../mail/mail-locale.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { allocateToBudget } from '../../money/budgets/allocate-to-budget.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { announce } from '../../realtime/announce.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findClassroomForUpdate } from '../classrooms/find-classroom-for-update.ts'
import { setFirstSponsor } from '../classrooms/set-first-sponsor.ts'
import {
  assignSlot,
  findPerson,
  getDonorOfSlot,
  getSlotForUpdate,
  type DonorRow,
  type SlotRow,
} from './slots.queries.ts'

export type Match = {
  slotId: string
  classroomId: string
  how: 'draw' | 'designation' | 'staff'
  drawId?: string
  at: Date
  actorId: string | null
}

type Matched = {
  slot: SlotRow
  donor: DonorRow
  classroom: { id: string; name: string; teacherId: string }
  match: Match
}

/**
 * Gives a waiting slot to a confirmed classroom, for good: the slot's $800 moves into the teacher's budget of the
 * school year, the classroom's first sponsor is remembered, both people get mail, staff and screens hear of it.
 */
export async function matchSlot(services: Services, tx: Tx, match: Match): Promise<{ teacherId: string }> {
  const slot = await getSlotForUpdate(tx, match.slotId)
  const classroom = await findClassroomForUpdate(tx, match.classroomId)
  if (!classroom) throw new Refusal('classrooms.not_found')
  const { teacherId } = classroom
  if (!classroom.confirmedAt || !teacherId) throw new Refusal('classrooms.not_confirmed')
  const assigned = await assignSlot(tx, {
    slotId: slot.id,
    classroomId: classroom.id,
    teacherId,
    how: match.how,
    drawId: match.drawId ?? null,
    at: match.at,
  })
  if (!assigned) throw new Refusal('slots.none_unassigned')
  const donor = await getDonorOfSlot(tx, slot.donor_id)
  if (donor.user_id) await setFirstSponsor(tx, classroom.id, donor.user_id)
  await allocateToBudget(tx, {
    teacherId,
    amountCents: slotPriceCents,
    from: { kind: 'slot', ownerId: slot.id },
    at: match.at,
    idempotencyKey: `match:${slot.id}`,
    actorId: match.actorId,
    slotId: slot.id,
  })
  await tellEveryone(services, tx, { slot, donor, classroom: { ...classroom, teacherId }, match })
  return { teacherId }
}

async function tellEveryone(services: Services, tx: Tx, matched: Matched): Promise<void> {
  const { slot, donor, classroom, match } = matched
  const teacher = await findPerson(tx, classroom.teacherId)
  const sponsor = donor.user_id ? await findPerson(tx, donor.user_id) : undefined
  if (teacher) await queueMatchMail(services, tx, matched, 'teacher', teacher)
  const sponsorEmail = sponsor?.email ?? donor.email
  if (sponsorEmail) {
    await queueMatchMail(services, tx, matched, 'sponsor', {
      email: sponsorEmail,
      locale: sponsor?.locale ?? 'en',
    })
  }
  const payload = { slotId: slot.id, classroomId: classroom.id }
  await announce(tx, { topic: 'slot.matched', audience: 'staff', payload })
  await announce(tx, { topic: 'slot.matched', audience: { userId: classroom.teacherId }, payload })
  if (donor.user_id)
    await announce(tx, { topic: 'slot.matched', audience: { userId: donor.user_id }, payload })
  await notifyStaff(tx, {
    type: 'slot_matched',
    title: 'Slot matched',
    message: `Slot ${slot.number} went to ${classroom.name}.`,
    dedupeKey: `slot-matched:${slot.id}`,
  })
  await writeAudit(tx, {
    at: match.at,
    actorId: match.actorId,
    action: 'slots.match',
    targetKind: 'slot',
    targetId: slot.id,
    details: { classroom_id: classroom.id, how: match.how, draw_id: match.drawId ?? null },
  })
}

function queueMatchMail(
  services: Services,
  tx: Tx,
  { slot, classroom, match }: Matched,
  reader: 'teacher' | 'sponsor',
  person: { email: string; locale: string },
): Promise<void> {
  const origin = siteOrigin(services.config)
  return queueMail(tx, {
    dedupeKey: `match:${slot.id}:${reader}`,
    to: person.email,
    template: 'match',
    locale: person.locale as MailLocale,
    params: {
      reader,
      classroomName: classroom.name,
      slotNumber: slot.number,
      how: match.how,
      drawUrl: match.drawId ? `${origin}/draws/${match.drawId}` : null,
      portalUrl: `${origin}${reader === 'teacher' ? '/portal/teacher' : '/sponsor/dashboard'}`,
    },
  })
}
