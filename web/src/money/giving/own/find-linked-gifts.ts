import { giverLinkEndpoints, linkedGivingEndpoints } from '@tower/contract/money/own-giving.contract.ts'
import type { OwnPledge } from '@tower/contract/money/own-pledges.contract.ts'
import { linkedPledgeEndpoints } from '@tower/contract/money/own-pledges.contract.ts'
import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { redirect } from 'react-router'
import { isCallError } from '../../../api/call-error.ts'
import { orUndefined } from '../../../api/or-undefined.ts'
import type { PageContext } from '../../../api/load-context.ts'
import { textOf } from '../../../ui/form/form-text.ts'
import { readListQuery } from '../../../ui/list-page/list-query.ts'
import type { OwnMonthlyGift } from './own-monthly-gifts.tsx'
import type { ShownPurchase } from './own-purchases.tsx'
import { ownGiftSpec, wishOf, type OwnGifts } from './own-gift.ts'

export type FoundGifts =
  | {
      state: 'ready'
      gifts: OwnGifts
      monthly: OwnMonthlyGift[]
      purchases: ShownPurchase[]
      pledges: OwnPledge[]
    }
  /** Nobody brought a link: the page asks for the address. */
  | { state: 'ask' }
  | { state: 'refused'; reason: 'invalid' | 'expired' | 'failed'; status: number }

type Page = Pick<PageContext, 'call' | 'report'>

/** What a giver's link opens; a link that opens nothing, and a failed load, are states of the page. */
export async function findLinkedGifts({ call, report }: Page, search: URLSearchParams): Promise<FoundGifts> {
  const link = search.get('link') ?? ''
  if (link === '') return { state: 'ask' }
  const wish = wishOf(readListQuery(search, ownGiftSpec))
  try {
    const [gifts, { items: monthly }, { items: purchases }, promised] = await Promise.all([
      call(linkedGivingEndpoints.list, { query: { ...wish, link } }),
      call(linkedGivingEndpoints.monthly, { query: { link } }),
      call(linkedGivingEndpoints.purchases, { query: { link } }),
      // Gifts and receipts are shown without them too.
      orUndefined(call(linkedPledgeEndpoints.list, { query: { link } })),
    ])
    return { state: 'ready', gifts, monthly, purchases, pledges: promised?.items ?? [] }
  } catch (error) {
    const code = isCallError(error) ? error.code : undefined
    if (code === 'own_giving.link_invalid') return { state: 'refused', reason: 'invalid', status: 404 }
    if (code === 'own_giving.link_expired') return { state: 'refused', reason: 'expired', status: 410 }
    if (!isCallError(error)) report(error)
    return { state: 'refused', reason: 'failed', status: isCallError(error) ? error.status : 503 }
  }
}

/** What was done on the page, as its address says it afterwards. */
export const doneWords = ['asked', 'resent', 'resentBefore', 'revoked', 'problem'] as const
export type DoneWord = (typeof doneWords)[number]

/** Does what a form of the page asks, and comes back with the word for it. */
export async function actOnLinkedGifts(
  { call, report, language }: Page & { language: Language },
  form: FormData,
): Promise<Response> {
  const link = textOf(form, 'link')
  try {
    return comeBack(await act(call, { form, link, language }), link)
  } catch (error) {
    if (!isCallError(error)) report(error)
    return comeBack('problem', link)
  }
}

type Wish = { form: FormData; link: string; language: Language }

async function act(call: Page['call'], { form, link, language }: Wish): Promise<DoneWord> {
  switch (textOf(form, 'intent')) {
    case 'ask':
      await call(giverLinkEndpoints.request, { body: { email: textOf(form, 'email'), language } })
      return 'asked'
    case 'renew':
      await call(giverLinkEndpoints.renew, { body: { link } })
      return 'asked'
    case 'revoke':
      await call(linkedGivingEndpoints.revokeLinks, { body: { link } })
      return 'revoked'
    case 'resend': {
      const params = { giftId: textOf(form, 'gift') }
      const { mailed } = await call(linkedGivingEndpoints.resend, { params, body: { link } })
      return mailed ? 'resent' : 'resentBefore'
    }
    default:
      return 'problem'
  }
}

/** A link that was just revoked is not shown again as one that never was. */
function comeBack(sent: DoneWord, link: string): Response {
  const kept = link !== '' && sent !== 'revoked' ? { link } : {}
  return redirect(`${paths.linkedGiving}?${new URLSearchParams({ ...kept, sent }).toString()}`, 303)
}
