import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import { towerEndpoints } from '@tower/contract/money/tower.contract.ts'
import { isCallError } from '../../../api/call-error.ts'
import type { PageContext } from '../../../api/load-context.ts'
import { orUndefined } from '../../../api/or-undefined.ts'
import { findNextDraw } from '../../../matching/draws/next-draw.ts'
import {
  type Around,
  type FoundGift,
  type GiftReturn,
  nothingAround,
} from '../../../money/giving/arrival/gift.ts'
import type { Checkout } from '../../../money/giving/checkout.ts'

type Page = Pick<PageContext, 'call'>

/** What became of the checkout someone came back from. */
export async function readReturn(page: Page, sessionId: string | null): Promise<GiftReturn> {
  if (!/^[\w-]{8,200}$/.test(sessionId ?? '')) return { checkout: undefined, around: nothingAround }
  const checkout = await findCheckout(page, sessionId ?? '')
  return { checkout, around: await readAround(page) }
}

async function findCheckout({ call }: Page, sessionId: string): Promise<Checkout | undefined> {
  return orUndefined(call(givingEndpoints.checkoutStatus, { params: { sessionId } }))
}

/** The gift behind a follow link; a link that names none, and a failed load, are states of the page. */
export async function readFollowed(page: Page, followKey: string): Promise<FoundGift> {
  try {
    const gift = await page.call(givingEndpoints.follow, { params: { followKey } })
    return { state: 'ready', gift, around: await readAround(page) }
  } catch (error) {
    if (!isCallError(error)) throw error
    // A key that is none is refused as a bad request.
    return error.status === 404 || error.status === 400
      ? { state: 'missing' }
      : { state: 'failed', status: error.status }
  }
}

/** Read after the gift, never beside it: a gift that has just arrived is then in the tower that is told of with it. */
async function readAround({ call }: Page): Promise<Around> {
  const [draws, tower] = await Promise.all([
    orUndefined(call(drawEndpoints.list, { query: {} })),
    orUndefined(call(towerEndpoints.shared, {})),
  ])
  return { nextDraw: draws && findNextDraw(draws.items), tower }
}
