import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import type { Page } from '@tower/contract/page-facts.ts'

/** The file that shows a page. */
export function at({ address }: Page, file: string, options: { id?: string } = {}) {
  return route(address.slice(1), file, options)
}

/** A portal: its frame stays where one of its pages breaks. */
export function portal(frame: string, pages: RouteConfigEntry[]) {
  return layout(frame, [
    layout('portals/portal-page.tsx', { id: frame.replace(/-layout\.tsx$/, '-pages') }, pages),
  ])
}
