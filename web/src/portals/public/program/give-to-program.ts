import { asLanguage, type Language } from '@tower/contract/language.ts'
import { isGiftChoice } from '@tower/contract/money/gift-plan.ts'
import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import type { Program } from '@tower/contract/outreach/programs.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { redirectDocument } from 'react-router'
import { isCallError } from '../../../api/call-error.ts'
import { explainError } from '../../../api/explain-error.ts'
import type { PageContext } from '../../../api/load-context.ts'
import { checkoutKey } from '../../../money/giving/checkout-key.ts'
import { plainDollars, readDollars, writeDollars } from '@tower/contract/typed-dollars.ts'
import { findAmountFault } from '../../../money/giving/gift-amount.ts'
import { takeGiver } from '../../../session/take-giver.ts'
import type { TextsOf } from '../../../texts/texts.ts'
import { textOf } from '../../../ui/form/form-text.ts'

/** A donation box that did not lead to the payment page: what was typed or else chosen, in dollars, and why not. */
export type BoxAnswer = { message: string; typed: string; quick: number | undefined; status: number }

export type SentBox = {
  program: Program
  form: FormData
  texts: TextsOf<'programs' | 'refusals'>
  language?: Language
}

/** Starts the checkout of the donation box, and leads to the payment page. */
export async function giveToProgram(
  { call, report }: Pick<PageContext, 'call' | 'report'>,
  { program, form, texts, language }: SentBox,
): Promise<Response | BoxAnswer> {
  const words = texts.programs.detail.box
  const typed = plainDollars(textOf(form, 'amount'), asLanguage(language))
  const quickCents = typed === '' ? Number(textOf(form, 'quick')) : undefined
  const cents = quickCents ?? readDollars(typed)
  const quick = quickCents === undefined ? undefined : quickCents / 100
  const refuse = (message: string, status: number): BoxAnswer => ({ message, typed, quick, status })
  const fault = findAmountFault(cents)
  if (fault || cents === undefined) return refuse(words.faults[fault ?? 'invalid'], 400)
  const goesTo = textOf(form, 'goes_to')
  const back = paths.program({ programId: program.id })
  try {
    const body = {
      amount: cents / 100,
      programId: program.id,
      programKey: program.key,
      programName: program.name,
      ...(language && { language }),
      ...(isGiftChoice(goesTo) && { goes_to: goesTo }),
      successPath: `${back}?donation=success`,
      cancelPath: `${back}?donation=cancelled&amount=${writeDollars(cents)}`,
      idempotency_key: await checkoutKey(textOf(form, 'view_key'), [program.id, cents, goesTo]),
    }
    const { url } = await call(givingEndpoints.donationsCreate, { body }, takeGiver(form))
    if (!url) return refuse(words.noUrl, 502)
    // The payment page is none of the app's own, even where it has the same origin: the document must change.
    return redirectDocument(url, 303)
  } catch (error) {
    if (!isCallError(error)) {
      report(error)
      return refuse(words.failed, 500)
    }
    return refuse(explainError(error, { refused: texts.refusals, failed: words.failed }), error.status)
  }
}
