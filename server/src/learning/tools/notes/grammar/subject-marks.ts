/**
 * Sentences are made before it is known whether the child is named in them or was named just before. These private letters,
 * which no point keeps (writer/text/clean-text.ts), stand for the child until compose/name-child.ts says who is meant.
 */
export const child = {
  /** Who does it: "Maya", "she"; in Spanish "Maya" or nothing. */
  subject: '\uE000',
  /** Whose it is, in English: "Maya's", "her". */
  owner: '\uE001',
  /** Whose hand it is, in English: "her", and "their" where "the hand" would be wrong. */
  body: '\uE004',
  /** To whom it happens, in Spanish: "A Maya", or nothing before "le". */
  receiver: '\uE002',
  /** With whom, for whom: "Maya", "her". */
  object: '\uE003',
} as const

/** What sentences in the lists of this folder write for the marks. */
export function withMarks(sentence: string): string {
  return sentence
    .replaceAll('{S}', child.subject)
    .replaceAll('{P}', child.owner)
    .replaceAll('{D}', child.receiver)
    .replaceAll('{O}', child.object)
}
