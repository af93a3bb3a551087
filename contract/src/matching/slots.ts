export const slotErrors = {
  'slots.none_unassigned': { status: 409, sentence: 'No unassigned slots available.' },
  'slots.kept_for_draw': {
    status: 409,
    sentence:
      'The list of a draw is fixed, and every waiting slot counts in its chances. Give a slot by hand after it ran.',
  },
  'slots.pool_not_found': { status: 404, sentence: 'Pool not found' },
  'slots.teacher_required': { status: 400, sentence: 'Select a teacher' },
  'slots.pool_required': { status: 400, sentence: 'Select a pool' },
  'slots.classroom_required': {
    status: 409,
    sentence: 'This teacher has several classrooms. Choose the one that gets the slot.',
  },
  'slots.reason_required': { status: 400, sentence: 'A reason is required' },
  'slots.had_one': {
    status: 409,
    sentence:
      'This teacher has had a slot this school year, and a draw gives one a year. A superadmin may give another one.',
  },
  'slots.teacher_not_found': { status: 404, sentence: 'Teacher not found' },
} as const

/** How long the public reason for a gift by hand may be. */
export const maxReasonLength = 500

/** The pool that program gifts mint into. */
export const classroomPool = 'classrooms'
