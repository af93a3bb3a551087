import { ComingPart } from '../coming-part.tsx'
import { portalMeta } from '../portal-meta.ts'

export const meta = portalMeta((texts) => texts.coming.giving.title)

export default function SponsorGivingPage() {
  return <ComingPart page="giving" />
}
