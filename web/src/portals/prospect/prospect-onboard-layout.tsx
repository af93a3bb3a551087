import { ProspectFrame } from './prospect-layout.tsx'

export { loader, shouldRevalidate } from './prospect-layout.tsx'

/** Profiles of others are begun by coaches and staff; whoever else comes here is led to their own portal. */
export default function ProspectOnboardLayout() {
  return <ProspectFrame allow={['coach', 'admin']} />
}
