import { mostUnseenShown } from '@tower/contract/oversight/inbox.ts'

/** What the bell's badge says; nothing when there is nothing to see. */
export function badgeText(unseen: number | undefined): string | undefined {
  if (!unseen) return undefined
  return unseen > mostUnseenShown ? `${mostUnseenShown}+` : String(unseen)
}
