import { paths } from '@tower/contract/pages.ts'

/** The path of the page that says where a gift is, by the provider's session of its checkout. */
export function followPath(sessionId: string): string {
  return `${paths.donateSuccess}?${new URLSearchParams({ session_id: sessionId }).toString()}`
}
