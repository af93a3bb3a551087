import { Outlet } from 'react-router'
import { FailureMessage } from '../page/failure-page.tsx'
import { roleHome } from '../session/role-home.ts'
import { useProfile } from '../session/route-guard.tsx'

/** Stands between the frame of a portal and its pages. */
export default Outlet

/** A page that broke, or did not come, leaves the frame with its ways to the other pages standing. */
export function ErrorBoundary() {
  return <FailureMessage home={roleHome(useProfile().role)} />
}
