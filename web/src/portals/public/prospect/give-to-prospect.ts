import { sponsorshipEndpoints } from '@tower/contract/money/sponsorships.contract.ts'
import { redirectDocument } from 'react-router'
import { isCallError } from '../../../api/call-error.ts'
import type { PageContext } from '../../../api/load-context.ts'
import { readDollars } from '../../../money/giving/gift-amount.ts'
import type { Texts } from '../../../texts/texts.ts'
import type { FormError } from '../../../ui/form-errors.tsx'
import { findWidgetFault, type ProspectWish, type WidgetLimits, wishFromForm } from './prospect-wish.ts'

/** A sent widget that did not lead to the payment page: everything typed, and what is wrong. */
export type SponsorAnswer = {
  wish: ProspectWish
  /** What to mend in the form. */
  errors: FormError[]
  /** Nothing to mend: the checkout did not start. */
  hasFailed: boolean
  status: number
}

export type SentWidget = {
  prospectId: string
  form: FormData
  words: Texts['prospects']['widget']
  widget: WidgetLimits
}

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Starts the checkout of a gift to a prospect and leads to the payment page, or says why not. */
export async function giveToProspect(
  { call, report }: Pick<PageContext, 'call' | 'report'>,
  { prospectId, form, words, widget }: SentWidget,
): Promise<Response | SponsorAnswer> {
  const wish = wishFromForm(form)
  const refuse = (error: FormError): SponsorAnswer => ({
    wish,
    errors: [error],
    hasFailed: false,
    status: 400,
  })
  const cents = readDollars(wish.amount)
  const fault = findWidgetFault(cents, widget)
  if (fault) return refuse({ message: words.faults[fault], field: 'sponsor-amount' })
  if (wish.email !== '' && !looksLikeEmail.test(wish.email))
    return refuse({ message: words.emailFault, field: 'sponsor-email' })
  const viewKey = form.get('view_key')
  try {
    const { checkout_url } = await call(sponsorshipEndpoints.donate, {
      body: {
        prospect_id: prospectId,
        goal_id: wish.goalId,
        type: wish.type,
        amount_cents: cents,
        email: wish.email,
        cover_fee: wish.coverFee,
        idempotency_key: await keyOf([typeof viewKey === 'string' ? viewKey : '', prospectId, wish]),
      },
    })
    // The payment page is none of the app's own, even where it has the same origin: the document must change.
    return redirectDocument(checkout_url, 303)
  } catch (error) {
    if (!isCallError(error)) report(error)
    const code = isCallError(error) ? error.code : undefined
    if (code === 'prospects.goal_closed') return refuse({ message: words.goalClosed, field: 'sponsor-goal' })
    const reason = (words.reasons as Readonly<Record<string, string>>)[code ?? '']
    if (reason !== undefined) return refuse({ message: reason, field: 'sponsor-amount' })
    return { wish, errors: [], hasFailed: true, status: isCallError(error) ? error.status : 500 }
  }
}

/** The same wish sent twice from one view of the page is one checkout; a changed wish is another. */
async function keyOf([viewKey, ...wish]: readonly unknown[]): Promise<string> {
  const named = new TextEncoder().encode(JSON.stringify([viewKey || crypto.randomUUID(), ...wish]))
  return Buffer.from(await crypto.subtle.digest('SHA-256', named)).toString('hex')
}
