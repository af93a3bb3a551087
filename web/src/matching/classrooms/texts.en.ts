import { classroomErrors } from '@tower/contract/matching/classrooms.ts'

/** Choosing a classroom by share code or id. */
export const classrooms = {
  title: 'Have a classroom code?',
  lead: 'Teachers share a code like PT-\u2060ABC123. With it, your slot goes to that classroom once it is confirmed.',
  code: 'Share code',
  resolve: 'Resolve',
  resolving: 'Looking…',
  resolveBlocked: 'Enter a share code first.',
  id: 'Classroom UUID',
  idPlaceholder: '8-4-4-4-12 characters',
  wrongId: 'Please enter a valid classroom UUID.',
  unresolved: 'Unable to resolve code',
  confirmed: 'Teacher confirmed',
  unconfirmed: 'Not confirmed yet',
  unconfirmedText:
    'The teacher of this classroom has not confirmed it yet, so no slot can go to it. You can pick another classroom or let the draw decide.',
  takeAway: 'Remove this classroom',
  byId: 'The classroom with this ID',
  onlyClassrooms: 'A classroom can be chosen only for a gift to classrooms.',
  refused: {
    'classrooms.not_found': classroomErrors['classrooms.not_found'].sentence,
    'classrooms.not_confirmed': classroomErrors['classrooms.not_confirmed'].sentence,
    'classrooms.code_not_found': classroomErrors['classrooms.code_not_found'].sentence,
    'classrooms.code_closed': classroomErrors['classrooms.code_closed'].sentence,
    'request.rate_limited': 'Too many requests. Please try again later.',
    'server.unavailable': 'The service is not available right now. Please try again shortly.',
  },
} as const
