import { findMergeWord, isSeenSubject, isSeenText } from '@tower/contract/outreach/mailings.ts'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import { isThere, type MailingWords } from './mailings.queries.ts'
import type { Segment } from '../../money/giving/donors/segment-donors.ts'

/** What a mailing says is whole in each language that it is in, and holds nothing that would have to be filled in. */
export function requireWords(words: MailingWords): void {
  const { subject_en: subjectEn, text_en: textEn, subject_es: subjectEs, text_es: textEs } = words
  const isUnseen =
    [subjectEn, subjectEs].some((subject) => subject !== '' && !isSeenSubject(subject)) ||
    [textEn, textEs].some((text) => text !== '' && !isSeenText(text))
  if (isUnseen) throw new Refusal('mailings.unseen')
  if ((subjectEn === '') !== (textEn === '') || (subjectEs === '') !== (textEs === ''))
    throw new Refusal('mailings.half_a_language')
  if (subjectEn === '' && subjectEs === '') throw new Refusal('mailings.no_words')
  for (const written of [subjectEn, textEn, subjectEs, textEs]) {
    const found = findMergeWord(written)
    if (found !== undefined)
      throw new Refusal(
        'mailings.merge_word',
        `Nothing is filled in for ${found}: each email greets its reader by name by itself. Take it out.`,
        { found },
      )
  }
}

/** A segment with what its kind asks for, and nothing else. */
export function readSegment({ segment, ...asked }: Segment): Segment {
  const none = { classroom_id: null, slot_number: null, since: null, tag: null }
  const only = {
    classroom: { classroom_id: asked.classroom_id },
    slot: { slot_number: asked.slot_number },
    lapsed: { since: asked.since },
    monthly: {},
    tag: { tag: asked.tag },
  }[segment]
  if (Object.values(only).some((value) => value === null || value === ''))
    throw new Refusal('mailings.segment_incomplete')
  return { segment, ...none, ...only }
}

/** The classroom or the slot of a segment is known. */
export async function requireThere(tx: Tx, segment: Segment): Promise<void> {
  if (await isThere(tx, segment)) return
  throw new Refusal(segment.segment === 'slot' ? 'mailings.slot_not_found' : 'mailings.classroom_not_found')
}
