import type { CallOutput } from '@tower/contract/endpoint.ts'
import { sponsorshipEndpoints } from '@tower/contract/money/sponsorships.contract.ts'
import { type MonthlyGiftAction, monthlyGiftActions } from '@tower/contract/money/sponsorships.ts'
import { isCallError } from '../../../api/call-error.ts'
import type { PageContext } from '../../../api/load-context.ts'
import type { GiftChange, GiftQuestion } from './gift-path.ts'

export type ShownGift = CallOutput<typeof sponsorshipEndpoints.monthlyGift>
export type FoundGift =
  | { state: 'ready'; gift: ShownGift }
  | { state: 'refused'; reason: 'invalid' | 'expired' | 'failed'; status: number }

/** The gift a link opens; a link that opens none, and a failed load, are states of the page. */
export async function findGift(
  { call, report }: Pick<PageContext, 'call' | 'report'>,
  link: string,
): Promise<FoundGift> {
  try {
    return { state: 'ready', gift: await call(sponsorshipEndpoints.monthlyGift, { query: { link } }) }
  } catch (error) {
    const code = isCallError(error) ? error.code : undefined
    if (code === 'sponsorships.link_invalid') return { state: 'refused', reason: 'invalid', status: 404 }
    if (code === 'sponsorships.link_expired') return { state: 'refused', reason: 'expired', status: 410 }
    if (!isCallError(error)) report(error)
    return { state: 'refused', reason: 'failed', status: isCallError(error) ? error.status : 503 }
  }
}

const questions: readonly GiftQuestion[] = ['cancel', 'amount']
const changes: readonly GiftChange[] = [...monthlyGiftActions, 'amount', 'card']

/** What someone asked to do, or did. */
export function readGiftAction(word: unknown): MonthlyGiftAction | undefined {
  return monthlyGiftActions.find((known) => known === word)
}

/** What the address of the page says: the link, what to ask before a change, and what was just done. */
export function readGiftAddress(address: string) {
  const search = new URL(address).searchParams
  return {
    link: search.get('link') ?? '',
    ask: questions.find((known) => known === search.get('ask')),
    changed: changes.find((known) => known === search.get('changed')),
  }
}
