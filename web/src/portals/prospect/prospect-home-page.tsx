import { ComingPart } from '../coming-part.tsx'
import { portalMeta } from '../portal-meta.ts'

export const meta = portalMeta((texts) => texts.coming.prospect.title)

export default function ProspectHomePage() {
  return <ComingPart page="prospect" />
}
