import type { DonorSegment } from '@tower/contract/money/desk.ts'
import type { MailingStory } from '@tower/contract/outreach/mailings.contract.ts'
import { findMergeWord, isSeenSubject, isSeenText } from '@tower/contract/outreach/mailings.ts'
import type { mailingCalls } from '../../../outreach/mailings/mailings.api.ts'
import type { Checks, Problem } from '../../../ui/form/form-checks.ts'

export type TypedMailing = {
  segment: DonorSegment
  classroomId: string
  classroomName: string
  slotNumber: string
  since: string
  tag: string
  subjectEn: string
  textEn: string
  subjectEs: string
  textEs: string
}

export const firstTyped: TypedMailing = {
  ...{ segment: 'monthly', classroomId: '', classroomName: '', slotNumber: '', since: '', tag: '' },
  ...{ subjectEn: '', textEn: '', subjectEs: '', textEs: '' },
}

/** A mailing as the fields of its form have it. */
export const typedOf = (mailing: MailingStory): TypedMailing => ({
  segment: mailing.segment,
  classroomId: mailing.classroom_id ?? '',
  classroomName: mailing.classroom_name ?? '',
  slotNumber: mailing.slot_number === null ? '' : String(mailing.slot_number),
  since: mailing.since ?? '',
  tag: mailing.tag ?? '',
  subjectEn: mailing.subject_en,
  textEn: mailing.text_en,
  subjectEs: mailing.subject_es,
  textEs: mailing.text_es,
})

const isNumber = (typed: string) => /^[1-9]\d{0,8}$/.test(typed.trim())
const isDay = (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed)

/** Whether the fields say which givers are meant. */
export function isSegmentWhole({ segment, classroomId, slotNumber, since, tag }: TypedMailing): boolean {
  return {
    classroom: classroomId !== '',
    slot: isNumber(slotNumber),
    lapsed: isDay(since),
    monthly: true,
    tag: tag.trim() !== '',
  }[segment]
}

/** The segment as the calls take it. */
export const segmentOf = ({ segment, classroomId, slotNumber, since, tag }: TypedMailing) => ({
  segment,
  classroom_id: segment === 'classroom' ? classroomId : null,
  slot_number: segment === 'slot' && isNumber(slotNumber) ? Number(slotNumber.trim()) : null,
  since: segment === 'lapsed' ? since : null,
  tag: segment === 'tag' ? tag.trim() : null,
})

/** The words as the calls take them. */
export const wordsOf = ({ subjectEn, textEn, subjectEs, textEs }: TypedMailing) => ({
  ...{ subject_en: subjectEn.trim(), text_en: textEn.trim() },
  ...{ subject_es: subjectEs.trim(), text_es: textEs.trim() },
})

type Wish = Omit<Parameters<typeof mailingCalls.write>[0], 'request_key'>

export const wishOf = (typed: TypedMailing): Wish => ({ ...segmentOf(typed), ...wordsOf(typed) })

type Words = Record<
  | 'classroomMissing'
  | 'slotWrong'
  | 'dayMissing'
  | 'tagMissing'
  | 'noWords'
  | 'otherHalf'
  | 'mergeWord'
  | 'unseen',
  string
>

/** What has to hold of a mailing before it is kept. */
export function checksOf(words: Words): Checks<TypedMailing> {
  const part = (own: string, other: string, isFirst: boolean, typed: TypedMailing): Problem | undefined => {
    if (findMergeWord(own) !== undefined) return words.mergeWord
    if (own.trim() === '' && other.trim() !== '') return words.otherHalf
    const { subjectEn, textEn, subjectEs, textEs } = typed
    const isEmpty = [subjectEn, textEn, subjectEs, textEs].every((said) => said.trim() === '')
    return isFirst && isEmpty ? words.noWords : undefined
  }
  const subject = (own: string) => (own.trim() === '' || isSeenSubject(own) ? undefined : words.unseen)
  const text = (own: string) => (own.trim() === '' || isSeenText(own) ? undefined : words.unseen)
  const needs = (segment: DonorSegment, sentence: string) => (_: string, typed: TypedMailing) =>
    typed.segment !== segment || isSegmentWhole(typed) ? undefined : sentence
  return {
    classroomName: needs('classroom', words.classroomMissing),
    slotNumber: needs('slot', words.slotWrong),
    since: needs('lapsed', words.dayMissing),
    tag: needs('tag', words.tagMissing),
    subjectEn: (own, typed) => subject(own) ?? part(own, typed.textEn, true, typed),
    textEn: (own, typed) => text(own) ?? part(own, typed.subjectEn, false, typed),
    subjectEs: (own, typed) => subject(own) ?? part(own, typed.textEs, false, typed),
    textEs: (own, typed) => text(own) ?? part(own, typed.subjectEs, false, typed),
  }
}
