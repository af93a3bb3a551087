import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { publishEvents } from '../../oversight/webhooks/publish-events.ts'
import type { Services } from '../../services.ts'
import { insertTeacherNomination, type TeacherNomination } from './nominations.queries.ts'
import { requireNominationsOpen } from './require-nominations-open.ts'

/** Keeps the nomination of a teacher who isn't on the site yet, for staff to review. A repeat changes nothing. */
export async function nominateTeacher(services: Services, nomination: TeacherNomination): Promise<void> {
  requireNominationsOpen(services)
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const id = await insertTeacherNomination(tx, nomination, at)
    if (id === undefined) return
    await notifyStaff(tx, {
      type: 'nomination',
      title: `${nomination.teacherName} of ${nomination.school} was nominated`,
      message: `${nomination.nominatorName} wrote: “${nomination.reason}”`,
      dedupeKey: `nomination:${id}`,
    })
    const data = { nomination_id: id, kind: 'teacher', classroom_id: null }
    await publishEvents(tx, [{ event: 'nomination.created', key: `nomination:${id}`, data, at }])
  })
}
