export const messageKinds = ['contact', 'partner'] as const
export type MessageKind = (typeof messageKinds)[number]

/** How far a message is. One that was put away is archived, answered or not. */
export const messageStates = ['new', 'answered', 'archived'] as const
export type MessageState = (typeof messageStates)[number]

/** `waiting` shows first what nobody answered, the oldest of it on top. */
export const messageSorts = ['waiting', '-created', 'created'] as const
export type MessageSort = (typeof messageSorts)[number]

export const maxAnswerLength = 4_000
/** Lists show so much of a message. */
export const messageExcerptLength = 160

export const inquiryErrors = {
  'inquiries.not_found': { status: 404, sentence: 'This message is not known.' },
  'inquiries.answered': {
    status: 409,
    sentence: 'This message was answered before.',
    more: ['by', 'at', 'answer'],
  },
  'inquiries.archived': { status: 409, sentence: 'This message was archived before.', more: ['by', 'at'] },
  'inquiries.not_archived': { status: 409, sentence: 'This message is not archived any more.' },
} as const
