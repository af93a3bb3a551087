import { doors } from '../doors.ts'
import { ProspectFrame } from './prospect-layout.tsx'

export { loader, shouldRevalidate } from './prospect-layout.tsx'

export default function ProspectOnboardLayout() {
  return <ProspectFrame allow={doors.prospectOnboard} />
}
