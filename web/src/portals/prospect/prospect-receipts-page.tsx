import type { LoaderFunctionArgs } from 'react-router'
import { FamilyStatement } from '../../money/athletes/family-statement.tsx'
import { AthletePage } from '../../people/prospects/portal/athlete-page.tsx'
import { OwnReceipts } from '../../people/prospects/portal/own-receipts.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { portalMeta } from '../portal-meta.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'athleteMoney'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.prospectPortal.tabs.receipts)

/** The receipts of what was given to an athlete, and the family’s statement. */
export default function ProspectReceiptsPage() {
  const { tabs, receipts } = useTexts('prospectPortal')
  return (
    <AthletePage title={tabs.receipts} failed={receipts.failed}>
      {(prospectId) => (
        <>
          <OwnReceipts prospectId={prospectId} />
          <FamilyStatement prospectId={prospectId} />
        </>
      )}
    </AthletePage>
  )
}
