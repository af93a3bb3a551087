import { useTexts } from '../../texts/use-texts.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { FoldingEntry } from '../folding-entry.tsx'
import { PortalRail, type RailEntryProps } from '../portal-rail.tsx'
import { foldSections } from './console-rail.ts'
import { useOwnSections } from './use-own-sections.ts'

// The pages can be gone to before it is known what waits there.
const WaitingCount = lateInBrowser(() => import('./waiting-count.tsx'))

/** The rail of the console, with what waits at each page. */
export default function ConsoleNavigation() {
  const { title } = useTexts('portal').admin
  return <PortalRail title={title} sections={foldSections(useOwnSections())} entry={Entry} />
}

function Entry(props: RailEntryProps) {
  return <FoldingEntry {...props} note={(addresses) => <WaitingCount addresses={addresses} />} />
}
