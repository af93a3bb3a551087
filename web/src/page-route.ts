import { route } from '@react-router/dev/routes'
import type { Page } from '@tower/contract/page-facts.ts'

/** The file that shows a page. */
export function at({ address }: Page, file: string, options: { id?: string } = {}) {
  return route(address.slice(1), file, options)
}
