import type { ProgramKey } from '@tower/contract/money/giving.ts'
import { paths } from '@tower/contract/pages.ts'
import { data } from 'react-router'
import type { PageContext } from '../../../api/load-context.ts'
import {
  chooseClassroom,
  readClassroomFields,
  type ClassroomFields,
} from '../../../matching/classrooms/choose-classroom.ts'
import { findClassroom, type ClassroomAnswer } from '../../../matching/classrooms/find-classroom.ts'
import type { NominationAnswer } from '../../../matching/nominations/send-nomination.ts'
import { writeDollars } from '@tower/contract/typed-dollars.ts'
import { findAmountFault } from '../../../money/giving/gift-amount.ts'
import { amountOfDraft, type GiftDraft, draftFromForm, isMonthly } from '../../../money/giving/gift-draft.ts'
import { type CheckoutBody, openCheckout } from '../../../money/giving/open-checkout.ts'
import { takeGiver } from '../../../session/take-giver.ts'
import type { Language } from '@tower/contract/language.ts'
import type { TextsOf } from '../../../texts/texts.ts'
import type { FormError } from '../../../ui/form/form-errors.tsx'
import { textOf } from '../../../ui/form/form-text.ts'
import { nominate } from '../nominate-action.ts'

/** A sent gift form that did not lead to the payment page: everything typed, and what is wrong. */
export type GiftAnswer = {
  kind: 'gift'
  draft: GiftDraft
  classroom: ClassroomFields
  resolved?: ClassroomAnswer | undefined
  errors: FormError[]
}

export type DonateAnswer = GiftAnswer | NominationAnswer

export type SentDonateForm = {
  page: Pick<PageContext, 'call' | 'report'>
  program: ProgramKey
  form: FormData
  intent: string
  texts: TextsOf<'giving' | 'classrooms' | 'nominations' | 'refusals'>
  language: Language
}

/** Answers the forms of the donate page: look up a code, nominate a classroom, or give. */
export async function answerDonateForm(sent: SentDonateForm) {
  const { page, form, intent, texts, language } = sent
  if (intent === 'nominate') {
    const answer = await nominate(page.call, form, texts, language)
    return data<DonateAnswer>(answer, { status: answer.outcome === 'done' ? 200 : 400 })
  }
  return intent === 'resolve' ? resolveCode(sent) : give(sent)
}

/** Whoever leaves the payment page finds the way back to what a link could have asked for as well. */
function cancelAddress(program: ProgramKey, draft: GiftDraft, code: string): string {
  const cents = amountOfDraft(draft)
  const chosen = new URLSearchParams({
    program,
    dest: draft.destination,
    ...(isMonthly(draft) && { frequency: draft.frequency }),
    ...(cents !== undefined && { amount: writeDollars(cents) }),
    ...(code !== '' && { code }),
  })
  return `${paths.donateCancel}?${chosen}`
}

async function resolveCode({ page, program, form, texts, language }: SentDonateForm) {
  const classroom = readClassroomFields(form)
  const resolved = await findClassroom(page.call, classroom.code, texts.classrooms)
  return data<DonateAnswer>({
    kind: 'gift',
    draft: draftFromForm(form, program, language),
    classroom,
    resolved,
    errors: [],
  })
}

async function give({ page, program, form, texts, language }: SentDonateForm) {
  const giver = takeGiver(form)
  const draft = draftFromForm(form, program, language)
  const classroom = readClassroomFields(form)
  const refuse = (status: number, error: FormError, resolved?: ClassroomAnswer) =>
    data<DonateAnswer>({ kind: 'gift', draft, classroom, resolved, errors: [error] }, { status })

  const { gift, errors } = texts.giving.donate
  const amountCents = amountOfDraft(draft)
  const fault = findAmountFault(amountCents)
  if (fault) return refuse(400, { message: gift.faults[fault], field: 'custom-amount' })

  if (draft.tributeKind !== 'none' && draft.tributeName === '')
    return refuse(400, { message: texts.giving.donate.tribute.nameRequired, field: 'tribute-name' })

  const isForClassroom = draft.destination === 'classrooms'
  const chosen =
    isForClassroom && !isMonthly(draft)
      ? await chooseClassroom(page.call, classroom, texts.classrooms)
      : { classroomId: undefined }
  if (chosen.problem !== undefined) {
    return refuse(400, { message: chosen.problem, field: chosen.field }, chosen.resolved)
  }
  const checkout = await openCheckout(
    page,
    bodyOf(draft, { program, classroom, classroomId: chosen.classroomId, amountCents, language }),
    textOf(form, 'view_key'),
    { ...errors, refused: { ...texts.giving.refused, ...texts.classrooms.refused, ...texts.refusals } },
    giver,
  )
  return checkout instanceof Response ? checkout : refuse(checkout.status, { message: checkout.message })
}

type Asked = {
  program: ProgramKey
  classroom: ClassroomFields
  classroomId: string | undefined
  amountCents: number | undefined
  language: Language
}

/** A draft as the call asks for it. */
function bodyOf(draft: GiftDraft, asked: Asked): CheckoutBody {
  const { program, classroom, classroomId, amountCents, language } = asked
  const isForClassroom = draft.destination === 'classrooms'
  return {
    amount_cents: amountCents,
    destination: draft.destination,
    classroom_id: classroomId ?? null,
    success_url: paths.donateSuccess,
    cancel_url: cancelAddress(program, draft, isForClassroom ? classroom.code : ''),
    cover_fee: draft.coverFee,
    language,
    ...(isForClassroom && draft.goesTo && { goes_to: draft.goesTo }),
    ...(isMonthly(draft) && { frequency: draft.frequency }),
    ...(draft.anonymous && { anonymous: true }),
    ...(draft.tributeKind !== 'none' && { tribute: { kind: draft.tributeKind, name: draft.tributeName } }),
  }
}
