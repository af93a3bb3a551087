import type { CallOutput } from '@tower/contract/endpoint.ts'
import { towerEndpoints } from '@tower/contract/money/tower.contract.ts'
import { redirect } from 'react-router'
import { isCallError } from '../../api/call-error.ts'
import type { PageContext } from '../../api/load-context.ts'
import { paths } from '@tower/contract/pages.ts'
import { textOf } from '../../ui/form/form-text.ts'

export type FoundOwnTower =
  | { state: 'ready'; tower: CallOutput<typeof towerEndpoints.own> }
  | { state: 'refused'; reason: 'invalid' | 'expired' | 'failed'; status: number }

type Page = Pick<PageContext, 'call' | 'report'>

/** The tower a link opens; a link that opens none, and a failed load, are states of the page. */
export async function findOwnTower({ call, report }: Page, link: string): Promise<FoundOwnTower> {
  try {
    return { state: 'ready', tower: await call(towerEndpoints.own, { query: { link } }) }
  } catch (error) {
    const code = isCallError(error) ? error.code : undefined
    if (code === 'giving.tower_link_invalid') return { state: 'refused', reason: 'invalid', status: 404 }
    if (code === 'giving.tower_link_expired') return { state: 'refused', reason: 'expired', status: 410 }
    if (!isCallError(error)) report(error)
    return { state: 'refused', reason: 'failed', status: isCallError(error) ? error.status : 503 }
  }
}

/** Lets a tower wait, and comes back to its page with the word for it, or without where it did not happen. */
export async function keepOwnTower({ call, report }: Page, form: FormData): Promise<Response> {
  const link = textOf(form, 'link')
  const address = (more: { kept?: string } = {}) =>
    `${paths.ownTower}?${new URLSearchParams({ link, ...more }).toString()}`
  try {
    await call(towerEndpoints.keepOwn, { body: { link } })
    return redirect(address({ kept: '1' }), 303)
  } catch (error) {
    if (!isCallError(error)) report(error)
    return redirect(address(), 303)
  }
}
