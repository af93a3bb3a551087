import { ComingPart } from '../coming-part.tsx'
import { portalMeta } from '../portal-meta.ts'

export const meta = portalMeta((texts) => texts.portal.sponsor.profile)

export default function SponsorProfileEditorPage() {
  return <ComingPart page="profile" />
}
