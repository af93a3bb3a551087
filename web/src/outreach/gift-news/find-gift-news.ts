import type { CallOutput } from '@tower/contract/endpoint.ts'
import { giftNewsEndpoints } from '@tower/contract/outreach/gift-news.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { redirect } from 'react-router'
import { isCallError } from '../../api/call-error.ts'
import type { PageContext } from '../../api/load-context.ts'
import { textOf } from '../../ui/form/form-text.ts'

export type FoundGiftNews =
  | { state: 'ready'; standing: CallOutput<typeof giftNewsEndpoints.read> }
  | { state: 'refused'; reason: 'invalid' | 'failed'; status: number }

type Page = Pick<PageContext, 'call' | 'report'>

/** Whether the address of a link still gets news of its gifts; a link of nobody, and a failed load, are states of the page. */
export async function findGiftNews({ call, report }: Page, link: string): Promise<FoundGiftNews> {
  try {
    return { state: 'ready', standing: await call(giftNewsEndpoints.read, { query: { link } }) }
  } catch (error) {
    if (isCallError(error) && error.code === 'mail.link_invalid')
      return { state: 'refused', reason: 'invalid', status: 404 }
    if (!isCallError(error)) report(error)
    return { state: 'refused', reason: 'failed', status: isCallError(error) ? error.status : 503 }
  }
}

/** Stops the emails, and comes back to the page, which says how it stands now. */
export async function leaveGiftNews({ call, report }: Page, form: FormData): Promise<Response> {
  const link = textOf(form, 'link')
  try {
    await call(giftNewsEndpoints.leave, { query: { link } })
  } catch (error) {
    if (!isCallError(error)) report(error)
  }
  return redirect(`${paths.giftNews}?${new URLSearchParams({ link }).toString()}`, 303)
}
