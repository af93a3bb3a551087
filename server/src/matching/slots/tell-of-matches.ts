import { asLanguage } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { siteOrigin } from '../../config.ts'
import type { Tx } from '../../database/database.ts'
import { queueMails, type QueuedMail } from '../../mail/queue-mail.ts'
import { writeAudits } from '../../oversight/audit/write-audit.ts'
import { notifyStaffOfAll } from '../../oversight/inbox/notify-staff.ts'
import { announceAll, type LiveEvent } from '../../realtime/announce.ts'
import type { Services } from '../../services.ts'
import { listPeopleToMail } from './matches.queries.ts'
import type { Matched } from './matches.ts'

type Reader = { email: string; locale: string }

/** Tells teachers and sponsors by mail, open screens, staff and the audit log of matches. */
export async function tellOfMatches(services: Services, tx: Tx, matched: Matched[]): Promise<void> {
  const people = await listPeopleToMail(
    tx,
    matched.flatMap(({ classroom, donor }) => [
      classroom.teacherId,
      ...(donor.user_id ? [donor.user_id] : []),
    ]),
  )
  const mailOf = matchMailsFrom(siteOrigin(services.config))
  await queueMails(
    tx,
    matched.flatMap((one) => {
      const teacher = people.get(one.classroom.teacherId)
      const sponsor = sponsorOf(one, people)
      return [
        ...(teacher ? [mailOf(one, 'teacher', teacher)] : []),
        ...(sponsor ? [mailOf(one, 'sponsor', sponsor)] : []),
      ]
    }),
  )
  await announceAll(tx, matched.flatMap(eventsOf))
  await notifyStaffOfAll(
    tx,
    matched.map(({ slot, classroom }) => ({
      type: 'slot_matched',
      title: 'Slot matched',
      message: `Slot ${slot.number} went to ${classroom.name}.`,
      dedupeKey: `slot-matched:${slot.id}`,
    })),
  )
  await writeAudits(
    tx,
    matched.map(({ match, slot, classroom }) => ({
      at: match.at,
      actorId: match.actorId,
      action: 'slots.match',
      targetKind: 'slot',
      targetId: slot.id,
      details: {
        classroom_id: classroom.id,
        how: match.how,
        draw_id: match.drawId ?? null,
        ...(match.how === 'staff' && { reason: match.reason ?? null }),
      },
    })),
  )
}

/** A sponsor with an account reads at its address, one without at the address of the checkout. */
function sponsorOf({ donor }: Matched, people: Map<string, Reader>): Reader | undefined {
  const account = donor.user_id ? people.get(donor.user_id) : undefined
  return account ?? (donor.email ? { email: donor.email, locale: 'en' } : undefined)
}

function eventsOf({ slot, classroom, donor }: Matched): LiveEvent[] {
  const readers = [classroom.teacherId, ...(donor.user_id ? [donor.user_id] : [])]
  const audiences = ['staff' as const, ...readers.map((userId) => ({ userId }))]
  const payload = { slotId: slot.id, classroomId: classroom.id }
  return audiences.map((audience) => ({ topic: 'slot.matched', audience, payload }))
}

function matchMailsFrom(origin: string) {
  return (
    { slot, classroom, match }: Matched,
    reader: 'teacher' | 'sponsor',
    { email, locale }: Reader,
  ): QueuedMail<'match'> => ({
    dedupeKey: `match:${slot.id}:${reader}`,
    to: email,
    template: 'match',
    locale: asLanguage(locale),
    params: {
      reader,
      classroomName: classroom.name,
      slotNumber: slot.number,
      how: match.how,
      drawUrl: match.drawId ? origin + paths.draw({ drawId: match.drawId }) : null,
      portalUrl: origin + (reader === 'teacher' ? paths.teacherPortal : paths.sponsorDashboard),
    },
  })
}
