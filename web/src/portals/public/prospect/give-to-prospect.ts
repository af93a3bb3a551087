import { asLanguage, type Language } from '@tower/contract/language.ts'
import { sponsorshipEndpoints } from '@tower/contract/money/sponsorships.contract.ts'
import { redirectDocument } from 'react-router'
import { isCallError } from '../../../api/call-error.ts'
import { explainRefusal } from '../../../api/explain-error.ts'
import type { PageContext } from '../../../api/load-context.ts'
import { checkoutKey } from '../../../money/giving/checkout-key.ts'
import { readDollars } from '@tower/contract/typed-dollars.ts'
import { takeGiver } from '../../../session/take-giver.ts'
import type { TextsOf } from '../../../texts/texts.ts'
import type { FormError } from '../../../ui/form/form-errors.tsx'
import { textOf } from '../../../ui/form/form-text.ts'
import { findWidgetFault, type ProspectDraft, type WidgetLimits, draftFromForm } from './prospect-draft.ts'

/** A sent widget that did not lead to the payment page: everything typed, and what is wrong. */
export type SponsorAnswer = {
  draft: ProspectDraft
  /** What to mend in the form. */
  errors: FormError[]
  /** Nothing to mend: the checkout did not start. */
  hasFailed: boolean
  status: number
}

export type SentWidget = {
  prospectId: string
  form: FormData
  texts: TextsOf<'prospects' | 'refusals'>
  widget: WidgetLimits
  language?: Language
}

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Starts the checkout of a gift to a prospect and leads to the payment page, or says why not. */
export async function giveToProspect(
  { call, report }: Pick<PageContext, 'call' | 'report'>,
  { prospectId, form, texts, widget, language }: SentWidget,
): Promise<Response | SponsorAnswer> {
  const words = texts.prospects.widget
  const draft = draftFromForm(form, asLanguage(language))
  const refuse = (error: FormError, status = 400): SponsorAnswer => ({
    draft,
    errors: [error],
    hasFailed: false,
    status,
  })
  const cents = readDollars(draft.amount)
  const fault = findWidgetFault(cents, widget)
  if (fault) return refuse({ message: words.faults[fault], field: 'support-amount' })
  if (draft.email !== '' && !looksLikeEmail.test(draft.email))
    return refuse({ message: words.emailFault, field: 'support-email' })
  try {
    const body = {
      prospect_id: prospectId,
      goal_id: draft.goalId,
      type: draft.type,
      amount_cents: cents,
      email: draft.email,
      cover_fee: draft.coverFee,
      ...(language && { language }),
      idempotency_key: await checkoutKey(textOf(form, 'view_key'), [prospectId, draft]),
    }
    const { checkout_url } = await call(sponsorshipEndpoints.donate, { body }, takeGiver(form))
    // The payment page is none of the app's own, even where it has the same origin: the document must change.
    if (!checkout_url) return { draft, errors: [], hasFailed: true, status: 502 }
    return redirectDocument(checkout_url, 303)
  } catch (error) {
    const failed = { draft, errors: [], hasFailed: true }
    if (!isCallError(error)) {
      report(error)
      return { ...failed, status: 500 }
    }
    if (error.code === 'prospects.goal_closed')
      return refuse({ message: words.goalClosed, field: 'support-goal' })
    const reason = explainRefusal(error, words.reasons)
    if (reason !== undefined) return refuse({ message: reason, field: 'support-amount' })
    const general = explainRefusal(error, texts.refusals)
    return general === undefined
      ? { ...failed, status: error.status }
      : refuse({ message: general }, error.status)
  }
}
