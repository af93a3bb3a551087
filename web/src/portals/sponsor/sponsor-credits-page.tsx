import { ComingPart } from '../coming-part.tsx'
import { portalMeta } from '../portal-meta.ts'

export const meta = portalMeta((texts) => texts.coming.credits.title)

export default function SponsorCreditsPage() {
  return <ComingPart page="credits" />
}
