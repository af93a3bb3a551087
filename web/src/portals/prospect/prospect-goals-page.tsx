import { AthletePage } from '../../people/prospects/portal/athlete-page.tsx'
import { OwnGoals } from '../../people/prospects/portal/own-goals.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { portalMeta } from '../portal-meta.ts'

export const meta = portalMeta((texts) => texts.prospectPortal.tabs.goals)

/** What an athlete saves for. */
export default function ProspectGoalsPage() {
  const { tabs, goals } = useTexts('prospectPortal')
  return (
    <AthletePage title={tabs.goals} failed={goals.failed}>
      {(prospectId) => <OwnGoals prospectId={prospectId} />}
    </AthletePage>
  )
}
