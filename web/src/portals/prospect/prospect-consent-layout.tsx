import { ProspectFrame } from './prospect-layout.tsx'

export { loader, shouldRevalidate } from './prospect-layout.tsx'

/** Guardians and athletes speak for an athlete; coaches and staff never do from their account. */
export default function ProspectConsentLayout() {
  return <ProspectFrame allow={['athlete', 'guardian']} />
}
