import type { Confirmation } from './read-confirmation.ts'

/** Says yes and nothing else: whether a ballot was new is nobody's business. */
export const accepted = { ok: true } as const

/** What a confirmation link shows; the address it was sent to stays out. */
export function viewConfirmation({ classroomName, school, teacherDisplayName, state }: Confirmation) {
  return { classroom_name: classroomName, school, teacher_display_name: teacherDisplayName, state }
}
