import type { NominatedClassroom } from './nominate-named-classroom.ts'
import type { Confirmation } from './read-confirmation.ts'

/** Says yes and nothing else: whether a ballot was new is nobody's business. */
export const accepted = { ok: true } as const

/** What a confirmation link shows; the address it was sent to stays out. */
export function viewConfirmation({ classroomName, school, teacherDisplayName, state }: Confirmation) {
  return { classroom_name: classroomName, school, teacher_display_name: teacherDisplayName, state }
}

/** Which classroom was nominated and how many stand behind it now; whether this one was the first is said nowhere. */
export function viewNominated({
  classroom,
  shareCode,
  nominators,
  confirmed,
  needsLink,
}: NominatedClassroom) {
  const { name, teacherDisplayName, school, city, state, confirmedAt } = classroom
  return {
    classroom_name: name,
    teacher: teacherDisplayName,
    ...{ school, city, state, share_code: shareCode, nominators, confirmed },
    has_teacher: confirmedAt !== null,
    needs_link: needsLink,
  }
}
