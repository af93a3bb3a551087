/** What came of a mail, as staff see it. */
export const mailStates = [
  'waiting',
  'failing',
  'sent',
  'reported',
  'refused',
  'suppressed',
  'given_up',
  'held',
  'withdrawn',
] as const
export type MailState = (typeof mailStates)[number]

/** Why an address is written to no more: its server said so as we sent, or a report of delivery said so afterwards. */
export const suppressionReasons = ['refused', 'reported'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

export const mailErrors = {
  'mail.not_found': { status: 404, sentence: 'This email is gone.' },
  'mail.not_kept': {
    status: 409,
    sentence: 'The words of this email are no longer kept, so it cannot be sent again.',
  },
  'mail.still_waiting': { status: 409, sentence: 'This email is still on its way, so it is not sent again.' },
  'mail.held': {
    status: 409,
    sentence: 'This email is held back because it names a child. A superadmin decides on the Safety page.',
  },
  'mail.suppressed': {
    status: 409,
    sentence: 'Nobody reads at this address. Take it off the list of stopped addresses first.',
  },
  'mail.not_suppressed': { status: 404, sentence: 'This address is not stopped anymore.' },
} as const
