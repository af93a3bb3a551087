import { doors } from '../doors.ts'
import { ProspectFrame } from './prospect-layout.tsx'

export { loader, shouldRevalidate } from './prospect-layout.tsx'

export default function ProspectConsentLayout() {
  return <ProspectFrame allow={doors.prospectConsent} />
}
