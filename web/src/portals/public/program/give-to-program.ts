import type { Call } from '@tower/contract/client.ts'
import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import type { Program } from '@tower/contract/outreach/programs.contract.ts'
import { redirectDocument } from 'react-router'
import { isCallError } from '../../../api/call-error.ts'
import { explainRefusal } from '../../../api/explain-refusal.ts'
import { paths } from '../../../paths.ts'
import type { TextsOf } from '../../../texts/texts.ts'
import { textOf } from '../../../ui/form-text.ts'

/** A donation box that did not lead to the payment page: what was typed or else chosen, in dollars, and why not. */
export type BoxAnswer = { message: string; typed: string; quick: number | undefined; status: number }

/** Starts the checkout of the donation box, and leads to the payment page. */
export async function giveToProgram(
  call: Call,
  { program, form, texts }: { program: Program; form: FormData; texts: TextsOf<'programs' | 'refusals'> },
): Promise<Response | BoxAnswer> {
  const words = texts.programs.detail.box
  const typed = textOf(form, 'amount')
  const quick = typed === '' ? Number(textOf(form, 'quick')) / 100 : undefined
  const amount = quick ?? Number(typed)
  const viewKey = textOf(form, 'view_key').slice(0, 60) || crypto.randomUUID()
  const refuse = (message: string, status: number): BoxAnswer => ({ message, typed, quick, status })
  const back = paths.program(program.id)
  if (!Number.isFinite(amount) || amount < 1) return refuse(words.tooSmall, 400)
  try {
    const { url } = await call(givingEndpoints.donationsCreate, {
      body: {
        amount,
        programId: program.id,
        programKey: program.key,
        programName: program.name,
        successPath: `${back}?donation=success`,
        cancelPath: `${back}?donation=cancelled`,
        idempotency_key: `${viewKey}:${Math.round(amount * 100)}`,
      },
    })
    if (!url) return refuse(words.noUrl, 502)
    // The payment page is none of the app's own, even where it has the same origin: the document must change.
    return redirectDocument(url, 303)
  } catch (error) {
    if (!isCallError(error)) throw error
    return refuse(explainRefusal(error, texts.refusals) ?? words.failed, error.status)
  }
}
