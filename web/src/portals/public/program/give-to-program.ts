import type { Call } from '@tower/contract/client.ts'
import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import type { Program } from '@tower/contract/outreach/programs.contract.ts'
import { redirectDocument } from 'react-router'
import { isCallError } from '../../../api/call-error.ts'
import { paths } from '../../../paths.ts'
import type { Texts } from '../../../texts/texts.ts'

/** A donation box that did not lead to the payment page. */
export type BoxAnswer = { message: string; typed: string; status: number }

/** Starts the checkout of the donation box, and leads to the payment page. */
export async function giveToProgram(
  call: Call,
  { program, form, words }: { program: Program; form: FormData; words: Texts['programs']['detail']['box'] },
): Promise<Response | BoxAnswer> {
  const typed = textOf(form.get('amount'))
  const amount = typed === '' ? Number(textOf(form.get('quick'))) / 100 : Number(typed)
  const back = paths.program(program.id)
  if (!Number.isFinite(amount) || amount < 1) return { message: words.tooSmall, typed, status: 400 }
  try {
    const { url } = await call(givingEndpoints.donationsCreate, {
      body: {
        amount,
        programId: program.id,
        programKey: program.key,
        programName: program.name,
        successPath: `${back}?donation=success`,
        cancelPath: `${back}?donation=cancelled`,
        idempotency_key: `${textOf(form.get('view_key')).slice(0, 60)}:${Math.round(amount * 100)}`,
      },
    })
    if (!url) return { message: words.noUrl, typed, status: 502 }
    // The payment page is none of the app's own, even where it has the same origin: the document must change.
    return redirectDocument(url, 303)
  } catch (error) {
    if (!isCallError(error)) throw error
    return { message: words.failed, typed, status: error.status }
  }
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim() : ''
}
