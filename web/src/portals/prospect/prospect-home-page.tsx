import { AthletePage } from '../../people/prospects/portal/athlete-page.tsx'
import { AthleteHome } from '../../people/prospects/portal/athlete-home.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { portalMeta } from '../portal-meta.ts'

export const meta = portalMeta((texts) => texts.prospectPortal.title)

/** Where the profile of an athlete stands, what it still needs, its photo and its words. */
export default function ProspectHomePage() {
  const { title, home } = useTexts('prospectPortal')
  return (
    <AthletePage title={title} failed={home.failed} namesAthlete>
      {(prospectId) => <AthleteHome prospectId={prospectId} />}
    </AthletePage>
  )
}
