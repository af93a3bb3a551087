export const classroomErrors = {
  'classrooms.not_found': { status: 404, sentence: 'Classroom not found' },
  'classrooms.not_confirmed': {
    status: 409,
    sentence:
      'This classroom is not confirmed by its teacher yet. Please pick another one or let the draw decide.',
  },
  'classrooms.merged': {
    status: 409,
    sentence: 'This classroom was merged into another one. Correct that one.',
  },
  'classrooms.words_changed': {
    status: 409,
    sentence: 'Somebody else changed this classroom meanwhile. Look at it again first.',
  },
  'classrooms.school_not_found': { status: 404, sentence: 'School not found' },
  'classrooms.code_not_found': { status: 404, sentence: 'Not found' },
  'classrooms.code_closed': { status: 410, sentence: 'Link not found or no longer active.' },
  'classrooms.merge_same': { status: 409, sentence: 'A classroom can’t be merged with itself.' },
  'classrooms.merge_done': {
    status: 409,
    sentence: 'One of these classrooms was already merged. Reload the page to see into which.',
  },
  'classrooms.merge_teachers': {
    status: 409,
    sentence: 'These classrooms have different teachers, so they are not the same classroom.',
  },
  'classrooms.merge_led': {
    status: 409,
    sentence:
      'The classroom that would go has a teacher and the other has none. Keep the one with the teacher.',
  },
  'classrooms.merge_money': {
    status: 409,
    sentence:
      'The classroom that would go was given money, or money is on its way to it. Keep that one instead. If both were given money, they stay two.',
  },
  'classrooms.merge_draws': {
    status: 409,
    sentence:
      'The classroom that would go stands in the published list of a draw. Keep that one instead. If both do, they stay two.',
  },
  'classrooms.merge_in_use': {
    status: 409,
    sentence:
      'The teacher keeps photos, storybooks or a class list in the classroom that would go. Keep that one instead. If both are in use, they stay two.',
  },
} as const

/** How long the words of a classroom may be that staff type; what is kept from before may be longer. */
export const classroomLengths = { name: 200, school: 200, city: 100, grade: 60, kept: 1000 } as const

/** Whether its teacher confirmed it, or it became another one. */
export const classroomStandings = ['confirmed', 'unconfirmed', 'merged'] as const

/** `PT-` and six characters that can't be mistaken for one another when read aloud or copied by hand. */
export const shareCodeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const shareCodePattern = /^PT-[A-Z2-9]{6}$/
export const maxShareCodeLength = 40
export const shareCodePlaceholder = 'PT-ABC123'

/** The 8-4-4-4-12 hex form. */
export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Why a classroom can't go into another, as what is kept of it says. */
export const mergeHindrances = ['money', 'draws', 'in_use'] as const
export type MergeHindrance = (typeof mergeHindrances)[number]

/** What two classrooms that may be one have in common. */
export const twinSigns = ['mailbox', 'school', 'teacher', 'grade'] as const
export type TwinSign = (typeof twinSigns)[number]

/** So many likely twins are shown. */
export const mostTwins = 10
