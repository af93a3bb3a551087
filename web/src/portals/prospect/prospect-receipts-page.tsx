import { AthletePage } from '../../people/prospects/portal/athlete-page.tsx'
import { OwnReceipts } from '../../people/prospects/portal/own-receipts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { portalMeta } from '../portal-meta.ts'

export const meta = portalMeta((texts) => texts.prospectPortal.tabs.receipts)

/** The receipts of what was given to an athlete. */
export default function ProspectReceiptsPage() {
  const { tabs, receipts } = useTexts('prospectPortal')
  return (
    <AthletePage title={tabs.receipts} failed={receipts.failed}>
      {(prospectId) => <OwnReceipts prospectId={prospectId} />}
    </AthletePage>
  )
}
