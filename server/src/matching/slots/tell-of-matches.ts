import { siteOrigin } from '../../config.ts'
import type { Tx } from '../../database/database.ts'
import { queueMails } from '../../mail/queue-mail.ts'
import { writeAudits } from '../../oversight/audit/write-audit.ts'
import { notifyStaffOfAll } from '../../oversight/inbox/notify-staff.ts'
import { publishEvents } from '../../oversight/webhooks/publish-events.ts'
import { announceAll, type LiveEvent } from '../../realtime/announce.ts'
import type { Services } from '../../services.ts'
import { listSponsorMails, listTeacherMails } from './mails-of-matches.ts'
import { listPeopleToMail } from './matches.queries.ts'
import type { Matched } from './matches.ts'

/** Tells teachers and sponsors by mail, open screens, staff, webhooks and the audit log of matches. */
export async function tellOfMatches(services: Services, tx: Tx, matched: Matched[]): Promise<void> {
  const people = await listPeopleToMail(
    tx,
    matched.flatMap(({ classroom, donor }) => [
      classroom.teacherId,
      ...(donor.user_id ? [donor.user_id] : []),
    ]),
  )
  const origin = siteOrigin(services.config)
  await queueMails(tx, listTeacherMails(origin, matched, people))
  await queueMails(tx, listSponsorMails(origin, matched, people))
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
  await publishEvents(
    tx,
    matched.map(({ match, slot, classroom }) => ({
      ...{ event: 'slot.matched' as const, key: `slot-matched:${slot.id}`, at: match.at },
      data: {
        ...{ slot_id: slot.id, number: slot.number, classroom_id: classroom.id },
        ...{ how: match.how, draw_id: match.drawId ?? null },
      },
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

function eventsOf({ slot, classroom, donor }: Matched): LiveEvent[] {
  const readers = [classroom.teacherId, ...(donor.user_id ? [donor.user_id] : [])]
  const audiences = ['staff' as const, ...readers.map((userId) => ({ userId }))]
  const payload = { slotId: slot.id, classroomId: classroom.id }
  return audiences.map((audience) => ({ topic: 'slot.matched', audience, payload }))
}
