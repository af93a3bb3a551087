import { matchAddress } from '@tower/contract/match-address.ts'
import { listPages } from '@tower/contract/pages.ts'
import type { Portal } from './portal-choice.ts'

/** The door of a page behind one; undefined for pages that anyone may open. On the server, which has the table of all pages. */
export function portalOfPath(path: string | null): Portal | undefined {
  const [pathname = ''] = path?.split(/[?#]/, 1) ?? []
  return listPages().find(({ address, portal }) => portal && matchAddress(address, pathname))?.portal
}

/** The door of the page that a login address is to lead to. */
export function wantedPortal(query: URLSearchParams): Portal | undefined {
  return portalOfPath(query.get('next')) ?? portalOfPath(query.get('redirect'))
}
