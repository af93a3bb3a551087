import type { LoaderFunctionArgs } from 'react-router'
import { AthletePage } from '../../people/prospects/portal/athlete-page.tsx'
import { AddUpdate } from '../../people/prospects/portal/add-update.tsx'
import { OwnUpdates } from '../../people/prospects/portal/own-updates.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { portalMeta } from '../portal-meta.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'coverFaces') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.prospectPortal.tabs.updates)

/** Photos and films with news, and what became of them. */
export default function ProspectUpdatesPage() {
  const { tabs, updates } = useTexts('prospectPortal')
  return (
    <AthletePage title={tabs.updates} failed={updates.failed}>
      {(prospectId) => (
        <>
          <AddUpdate prospectId={prospectId} />
          <OwnUpdates prospectId={prospectId} />
        </>
      )}
    </AthletePage>
  )
}
