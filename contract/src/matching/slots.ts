export const slotErrors = {
  'slots.none_unassigned': { status: 409, sentence: 'No unassigned slots available.' },
  'slots.pool_not_found': { status: 404, sentence: 'Pool not found' },
  'slots.teacher_required': { status: 400, sentence: 'Select a teacher' },
  'slots.pool_required': { status: 400, sentence: 'Select a pool' },
  'slots.teacher_not_found': { status: 404, sentence: 'Teacher not found' },
} as const

/** The pool that program gifts mint into. */
export const classroomPool = 'classrooms'
