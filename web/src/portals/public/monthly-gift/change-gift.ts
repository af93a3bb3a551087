import type { Language } from '@tower/contract/language.ts'
import { sponsorshipEndpoints } from '@tower/contract/money/sponsorships.contract.ts'
import { maxGiftCents, minGiftCents } from '@tower/contract/money.ts'
import { plainDollars } from '@tower/contract/typed-dollars.ts'
import { redirect, redirectDocument } from 'react-router'
import { isCallError } from '../../../api/call-error.ts'
import { explainError } from '../../../api/explain-error.ts'
import type { PageContext } from '../../../api/load-context.ts'
import type { Texts } from '../../../texts/texts.ts'
import { parseMoney } from '../../../ui/money-field/parse-money.ts'
import { readGiftAction } from './find-gift.ts'
import { giftPath } from './gift-path.ts'

/** A change that did not happen, in words, with what was typed for it. */
export type ChangeProblem = { message: string; status: number; typed?: string }

type Words = { words: Texts['prospects']['monthly'] }
type Sent = { form: FormData; language: Language } & Words
type Caller = Pick<PageContext, 'call' | 'report'>

/** Changes the gift of a link, and comes back to its page with the word for it. */
export async function changeGift(
  context: Caller,
  { form, words, language }: Sent,
): Promise<Response | ChangeProblem> {
  const link = form.get('link')
  if (typeof link !== 'string') return { message: words.unchanged, status: 400 }
  if (form.get('intent') === 'amount') return changeAmount(context, { link, form, words, language })
  if (form.get('intent') === 'card') return changeCard(context, { link, words })
  const action = readGiftAction(form.get('intent'))
  if (!action) return { message: words.unchanged, status: 400 }
  return attempt(context, words, async ({ call }) => {
    await call(sponsorshipEndpoints.changeMonthlyGift, { body: { link, action } })
    return redirect(giftPath(link, { changed: action }), 303)
  })
}

async function changeAmount(
  context: Caller,
  { link, form, words, language }: { link: string } & Sent,
): Promise<Response | ChangeProblem> {
  const sent = form.get('amount')
  const typed = typeof sent === 'string' ? sent.slice(0, 40) : ''
  const { cents } = parseMoney(plainDollars(typed, language), {
    leastCents: minGiftCents,
    mostCents: maxGiftCents,
  })
  if (cents === undefined) return { message: words.changeFault, status: 400, typed }
  const answer = await attempt(context, words, async ({ call }) => {
    await call(sponsorshipEndpoints.changeAmount, { body: { link, amount_cents: cents } })
    return redirect(giftPath(link, { changed: 'amount' }), 303)
  })
  return answer instanceof Response ? answer : { ...answer, typed }
}

/** Leads to the provider's page, which is none of the app's own: the document must change. */
function changeCard(
  context: Caller,
  { link, words }: { link: string } & Words,
): Promise<Response | ChangeProblem> {
  return attempt(context, words, async ({ call }) => {
    const { url } = await call(sponsorshipEndpoints.changeCard, { body: { link } })
    return redirectDocument(url, 303)
  })
}

async function attempt(
  context: Caller,
  { refused, unchanged: failed, changeFault }: Texts['prospects']['monthly'],
  work: (context: Caller) => Promise<Response>,
): Promise<Response | ChangeProblem> {
  try {
    return await work(context)
  } catch (error) {
    if (!isCallError(error)) context.report(error)
    const known = {
      ...refused,
      'giving.amount_too_large': changeFault,
      'giving.amount_too_small': changeFault,
    }
    return {
      message: explainError(error, { refused: known, failed }),
      status: isCallError(error) ? error.status : 500,
    }
  }
}
