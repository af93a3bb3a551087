export const classroomErrors = {
  'classrooms.not_found': { status: 404, sentence: 'Classroom not found' },
  'classrooms.not_confirmed': {
    status: 409,
    sentence:
      'This classroom is not confirmed by its teacher yet. Please pick another one or let the draw decide.',
  },
  'classrooms.school_not_found': { status: 404, sentence: 'School not found' },
  'classrooms.code_not_found': { status: 404, sentence: 'Not found' },
  'classrooms.code_closed': { status: 410, sentence: 'Link not found or no longer active.' },
} as const

/** Whether its teacher confirmed it. */
export const classroomStandings = ['confirmed', 'unconfirmed'] as const

/** `PT-` and six characters that can't be mistaken for one another when read aloud or copied by hand. */
export const shareCodeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const shareCodePattern = /^PT-[A-Z2-9]{6}$/
export const maxShareCodeLength = 40
export const shareCodePlaceholder = 'PT-ABC123'

/** The 8-4-4-4-12 hex form. */
export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
