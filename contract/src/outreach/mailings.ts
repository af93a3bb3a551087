/** How far a mailing is. One that was refused stays so until it is changed. */
export const mailingStates = ['draft', 'waiting', 'refused', 'leaving', 'left', 'canceled'] as const
export type MailingState = (typeof mailingStates)[number]

/** Why a giver of a segment is not written to; each has one reason, the first that holds. */
export const leftOutReasons = [
  ...(['erased', 'child', 'disabled', 'no_address', 'unproven', 'stopped', 'left', 'twice'] as const),
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** The latest changed first; a minus turns an order around. */
export const mailingSorts = ['-updated', 'updated', '-readers', 'readers'] as const

export const maxMailingSubject = 150
export const maxMailingText = 6_000

const filledIn = [
  // {name}, {{first_name}}, {% if … %}
  /\{\{?[^{}\n]{1,60}\}?\}/u,
  // [[NAME]], <<name>>, *|FNAME|*, %FIRST_NAME%
  /\[\[[^\]\n]{1,60}\]\]|<<[^>\n]{1,60}>>|\*\|[^|\n]{1,60}\|\*|%[A-Z][A-Z_]{1,60}%/u,
]

/** What looks as if it were filled in for each reader; undefined where nothing does. Nothing is: the greeting has the name by itself. */
export function findMergeWord(text: string): string | undefined {
  for (const form of filledIn) {
    const [found] = form.exec(text) ?? []
    if (found !== undefined) return found
  }
  return undefined
}

const encoded = /=\?[\w.*-]+\?[bq]\?/iu

/** Whether readers see a text: a letter, a digit or a sign of it. */
export const isSeenText = (text: string): boolean =>
  /(?!\u2800)(?=[\p{L}\p{N}\p{P}\p{S}])\P{Default_Ignorable_Code_Point}/u.test(text)

/** Whether they see a subject, and as it was typed: of `=?utf-8?…` a mail program makes something else. */
export const isSeenSubject = (subject: string): boolean => isSeenText(subject) && !encoded.test(subject)

export const mailingErrors = {
  'mailings.not_found': { status: 404, sentence: 'This mailing is not known.' },
  'mailings.segment_incomplete': {
    status: 400,
    sentence: 'Say which givers it is for: a classroom, the number of a slot, a day or a tag.',
  },
  'mailings.classroom_not_found': { status: 404, sentence: 'There is no such classroom.' },
  'mailings.slot_not_found': { status: 404, sentence: 'There is no such slot.' },
  'mailings.half_a_language': {
    status: 400,
    sentence: 'A language needs both a subject and a text, or neither.',
  },
  'mailings.no_words': {
    status: 400,
    sentence: 'Write a subject and a text in English, in Spanish or in both.',
  },
  'mailings.merge_word': {
    status: 400,
    sentence: 'Nothing is filled in for each reader but the greeting. Take the placeholder out.',
  },
  'mailings.names_child': {
    status: 409,
    sentence: 'A name of a child stands in this mailing. Take it out first.',
  },
  'mailings.empty': { status: 409, sentence: 'Nobody in this segment can be written to.' },
  'mailings.readers_changed': {
    status: 409,
    sentence: 'The segment has changed. Look at the number again first.',
  },
  'mailings.changed_meanwhile': {
    status: 409,
    sentence: 'Somebody else changed this mailing. Look again first.',
  },
  'mailings.not_draft': {
    status: 409,
    sentence: 'This mailing was sent to a second person before, or is over.',
  },
  'mailings.not_waiting': { status: 409, sentence: 'This mailing does not wait for a decision.' },
  'mailings.own': {
    status: 403,
    sentence: 'Somebody else agrees: you wrote this mailing, or asked for it.',
  },
  'mailings.has_left': {
    status: 409,
    sentence: 'All emails of this mailing have left. What has left cannot be taken back.',
  },
  'mailings.key_used': {
    status: 409,
    sentence:
      'This form was sent before with another text. Look at the list, and write a new one if you need it.',
  },
  'mailings.unseen': {
    status: 400,
    sentence: 'A subject and a text need letters that their reader sees.',
  },
  'mailings.over': { status: 409, sentence: 'This mailing has left, or was canceled.' },
  'mailings.try_left': {
    status: 409,
    sentence: 'Your own address has left these emails, so no try goes there.',
  },
} as const
