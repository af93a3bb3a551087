import { sponsorshipEndpoints } from '@tower/contract/money/sponsorships.contract.ts'
import { redirect } from 'react-router'
import { isCallError } from '../../../api/call-error.ts'
import { explainError } from '../../../api/explain-error.ts'
import type { PageContext } from '../../../api/load-context.ts'
import type { Texts } from '../../../texts/texts.ts'
import { readGiftAction } from './find-gift.ts'
import { giftPath } from './gift-path.ts'

/** A change that did not happen, in words. */
export type ChangeProblem = { message: string; status: number }

/** Pauses, resumes or ends the gift of a link, and comes back to its page with the word for it. */
export async function changeGift(
  { call, report }: Pick<PageContext, 'call' | 'report'>,
  { form, words }: { form: FormData; words: Texts['prospects']['monthly'] },
): Promise<Response | ChangeProblem> {
  const action = readGiftAction(form.get('intent'))
  const link = form.get('link')
  if (!action || typeof link !== 'string') return { message: words.unchanged, status: 400 }
  try {
    await call(sponsorshipEndpoints.changeMonthlyGift, { body: { link, action } })
    return redirect(giftPath(link, { changed: action }), 303)
  } catch (error) {
    if (!isCallError(error)) report(error)
    const { refused, unchanged: failed } = words
    return {
      message: explainError(error, { refused, failed }),
      status: isCallError(error) ? error.status : 500,
    }
  }
}
