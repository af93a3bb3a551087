import { useTexts } from '../../texts/use-texts.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import { portalMeta } from '../portal-meta.ts'

export const meta = portalMeta((texts) => texts.sponsor.tabs.shares)

/** The tab “Shares & Gifts” of the dashboard. */
export default function SponsorSharesPage() {
  const { credits } = useTexts('coming')
  return <EmptyState picture={<EmptyBlocks />}>{credits.text}</EmptyState>
}
