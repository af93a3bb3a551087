export const drawErrors = {
  'draws.not_found': { status: 404, sentence: 'Draw not found' },
  'draws.not_completed': { status: 404, sentence: 'This draw has no proof yet.' },
  'draws.another_waits': {
    status: 409,
    sentence: 'The list of another draw is fixed and has not been drawn yet. Run this one after it.',
  },
  'draws.name_required': { status: 400, sentence: 'Slot name is required' },
  'draws.start_required': { status: 400, sentence: 'Start time is required' },
  'draws.start_invalid': { status: 400, sentence: 'Start time is invalid' },
  'draws.start_too_soon': {
    status: 400,
    sentence:
      'A draw starts at least one hour from now: its list of classrooms is public for an hour before.',
  },
  'draws.capacity_invalid': { status: 400, sentence: 'Capacity must be at least 1' },
  'draws.slot_required': { status: 400, sentence: 'Select a slot' },
  'draws.voided': { status: 409, sentence: 'This draw was voided.', more: ['by', 'at'] },
  'draws.completed': {
    status: 409,
    sentence: 'This draw is completed. Its result stands.',
    more: ['by', 'at'],
  },
  'draws.number_out': {
    status: 409,
    sentence:
      'The public number that decides this draw is out, so it can not be voided any more. It completes by itself.',
  },
  'draws.list_changed': {
    status: 409,
    sentence: 'The list of this draw is not the one that was published. Nothing was drawn.',
  },
  'draws.seed_locked': {
    status: 409,
    sentence:
      'The seed of this draw was sealed under another SECRET and can not be opened. Nothing was drawn.',
  },
  'draws.reason_required': { status: 400, sentence: 'A public reason is required' },
  'draws.slot_not_found': { status: 404, sentence: 'There is no slot with this number.' },
} as const

/** `scheduled` until the entry list is fixed, `frozen` until the run, then `completed`; `voided` needs a public reason. */
export const drawStates = ['scheduled', 'frozen', 'completed', 'voided'] as const
export type DrawState = (typeof drawStates)[number]

/** What lists of draws are narrowed to: those to come, fixed lists among them, and those that ran or were voided. */
export const drawPhases = ['coming', 'past'] as const
export type DrawPhase = (typeof drawPhases)[number]

/** How long before its start a draw's entry list is fixed. */
export const freezeMinutes = 60

/** A draw whose number nobody could show for so many hours may be voided after all. */
export const voidableAfterHours = 6

/** Later rules have a higher number. */
export const weightRulesVersion = 2
export const weightRules = `weights/${weightRulesVersion}` as const
/** Nominations beyond this number of points add nothing to a classroom's weight. */
export const maxNominatorPoints = 25
/** Nominations that nobody is known to stand behind add so many points at most. */
export const maxUnconfirmedPoints = 5
/** Of those, so many count that came from one network on one day. */
export const maxPerNetworkAndDay = 2
/** What nominations weigh: those that somebody stands behind count in full, and a few of the others. */
export const nominationPoints = ({ confirmed, unconfirmed }: { confirmed: number; unconfirmed: number }) =>
  Math.min(confirmed + Math.min(unconfirmed, maxUnconfirmedPoints), maxNominatorPoints)
/** Draws beyond this number of earlier ones without winning add nothing either. */
export const maxWaitedPoints = 10

/** Far beyond any pool: what a draw can give is limited by the slots that wait. */
export const maxCapacity = 1_000_000_000

/** How many entries and picks the answer about one draw carries; the list of entries has further pages, the proof has all. */
export const shownEntries = 500
