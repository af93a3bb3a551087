import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import type { SponsorSummary } from './sponsor-summary.ts'

/** Where the public page of a sponsor is, and the way to change it. */
export function ProfileCard({ profile }: Pick<SponsorSummary, 'profile'>) {
  const { profile: texts } = useTexts('sponsor')
  const handle = profile?.handle
  return (
    <Card title={texts.title} action={<Link to={paths.sponsorProfileEditor}>{texts.edit}</Link>}>
      {handle ? <Link to={paths.sponsorProfile({ handle })}>/s/{handle}</Link> : <p>{texts.none}</p>}
    </Card>
  )
}
