/**
 * Why a classroom would not enter the list of a draw, the first that holds: its teacher has not confirmed it, no teacher
 * leads it, the teacher may not sign in as one, or came in by a link that staff were shown and never by one that was mailed,
 * nobody nominated it, it was matched this school year, or another classroom of its teacher enters.
 */
export const barReasons = [
  'unconfirmed',
  'no_teacher',
  'teacher_barred',
  'teacher_unproven',
  'not_nominated',
  'matched',
  'other_enters',
] as const
export type BarReason = (typeof barReasons)[number]

/** What a teacher can mend, so that it makes sense to write to them. */
export const askedReasons = ['unconfirmed', 'not_nominated'] as const satisfies readonly BarReason[]
export type AskedReason = (typeof askedReasons)[number]

/** A classroom's teacher is asked again after so many days at the earliest. */
export const askAgainDays = 30
/** So many teachers are written to with one press. */
export const mostAskedAtOnce = 200
/** Lists of the desk count so far and no further. */
export const mostDeskCounted = 1_000
/** Staff fix a list so many hours before the draw's start at the earliest: meanwhile no other list can be fixed. */
export const freezeAheadHours = 24
/**
 * Why a slot that waits is given to nobody for now: of its giver's money something is contested with a bank, asked back by
 * staff, on its way back, or missing since a refund of money that classrooms have.
 */
export const whyHeld = ['dispute', 'asked_back', 'refund', 'missing'] as const
export const maxVoidReasonLength = 500
export const maxPauseReasonLength = 500

export const drawDeskErrors = {
  'draws.list_fixed': {
    status: 409,
    sentence: 'The list of this draw is fixed. Nothing about it can be changed any more.',
    more: ['by', 'at'],
  },
  'draws.list_due': {
    status: 409,
    sentence:
      'The hour before this draw has begun: its list is about to be fixed, and it can not be moved any more.',
  },
  'draws.moved': {
    status: 409,
    sentence: 'Somebody moved this draw in the meantime.',
    more: ['by', 'slot_starts'],
  },
  'draws.start_same': { status: 400, sentence: 'The draw starts then already.' },
  'draws.start_taken': { status: 409, sentence: 'Another draw of the schedule starts then.' },
  'draws.freeze_too_soon': {
    status: 409,
    sentence: 'A list is fixed 24 hours before the start at the earliest.',
  },
  'draws.pause_reason_required': { status: 400, sentence: 'Say why the schedule is paused.' },
  'draws.schedule_paused': { status: 409, sentence: 'The draw schedule is paused already.' },
  'draws.schedule_running': { status: 409, sentence: 'The draw schedule is not paused.' },
  'draws.earlier_first': {
    status: 409,
    sentence: 'Another draw starts before this one. Its list is fixed first.',
  },
} as const
