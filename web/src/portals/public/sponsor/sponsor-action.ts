import type { Language } from '@tower/contract/language.ts'
import { slotPriceCents } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import type { PageContext } from '../../../api/load-context.ts'
import {
  chooseClassroom,
  readClassroomFields,
  type ClassroomFields,
} from '../../../matching/classrooms/choose-classroom.ts'
import { findClassroom, type ClassroomAnswer } from '../../../matching/classrooms/find-classroom.ts'
import { openCheckout } from '../../../money/giving/open-checkout.ts'
import { takeGiver } from '../../../session/take-giver.ts'
import type { TextsOf } from '../../../texts/texts.ts'
import type { FormError } from '../../../ui/form/form-errors.tsx'
import { textOf } from '../../../ui/form/form-text.ts'

/** A sent slot form that did not lead to the payment page: everything typed, and what is wrong. */
export type SlotAnswer = {
  status: number
  email: string
  displayName: string
  classroom: ClassroomFields
  resolved?: ClassroomAnswer | undefined
  errors: FormError[]
}

/** Answers the form of the sponsor page: looks up a code, or starts the checkout of one Sponsor Slot. */
export async function answerSponsorForm(
  page: Pick<PageContext, 'call' | 'report'>,
  form: FormData,
  texts: TextsOf<'giving' | 'classrooms' | 'refusals'>,
  language: Language = 'en',
): Promise<Response | SlotAnswer> {
  const classroom = readClassroomFields(form)
  const typed = {
    classroom,
    email: textOf(form, 'sponsor_email'),
    displayName: textOf(form, 'sponsor_display_name'),
  }
  if (textOf(form, 'intent') === 'resolve') {
    return {
      status: 200,
      ...typed,
      resolved: await findClassroom(page.call, classroom.code, texts.classrooms),
      errors: [],
    }
  }
  const { sponsor } = texts.giving
  if (typed.email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.email)) {
    return { status: 400, ...typed, errors: [{ message: sponsor.form.badEmail, field: 'support-email' }] }
  }
  // The button under a classroom that cannot receive yet says that the draw decides.
  const chosen =
    textOf(form, 'let_draw_decide') === ''
      ? await chooseClassroom(page.call, classroom, texts.classrooms)
      : drawDecides
  if (chosen.problem !== undefined) {
    const { problem, field, resolved } = chosen
    return { status: 400, ...typed, resolved, errors: [{ message: problem, field }] }
  }
  const checkout = await openCheckout(
    page,
    {
      amount_cents: slotPriceCents,
      destination: 'classrooms',
      language,
      classroom_id: chosen.classroomId ?? null,
      success_url: paths.donateSuccess,
      cancel_url: cancelAddress(chosen.classroomId === undefined ? '' : classroom.code),
      metadata: {
        program: 'classrooms',
        sponsor_email: typed.email || null,
        sponsor_display_name: typed.displayName || null,
      },
    },
    textOf(form, 'view_key'),
    {
      ...sponsor.errors,
      refused: { ...texts.giving.refused, ...texts.classrooms.refused, ...texts.refusals },
    },
    takeGiver(form),
  )
  if (checkout instanceof Response) return checkout
  return { status: checkout.status, ...typed, errors: [{ message: checkout.message }] }
}

const drawDecides = { classroomId: undefined, problem: undefined } as const

/** Whoever cancels finds the classroom they had chosen. */
function cancelAddress(code: string): string {
  return `${paths.sponsor}?${new URLSearchParams({ status: 'cancel', ...(code === '' ? {} : { code }) })}`
}
