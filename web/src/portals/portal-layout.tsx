import { isStaff } from '@tower/contract/access.ts'
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { verifyPath } from '@tower/contract/people/sign-in-paths.ts'
import type { Profile } from '@tower/contract/people/session.contract.ts'
import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { readAfterActs } from '../api/read-after-acts.ts'
import { readProfileAgain, RouteGuard, type RouteGuardProps, useProfile } from '../session/route-guard.tsx'
import { StepUpProvider } from '../session/step-up.tsx'
import { FocusOnNavigation } from '../page/focus-on-navigation.tsx'
import { OfflineBar } from '../page/offline-bar.tsx'
import { ToastProvider } from '../ui/toast/toast-region.tsx'
import { PortalFrame, type PortalFrameProps } from './portal-frame.tsx'
import { type LostAccess, PortalLostAccess } from './portal-layout-lost.tsx'
import { makePortalQueries } from './portal-layout-queries.ts'
import { lateInBrowser } from '../ui/late/late.tsx'

// Events change what stands on the screen, so they can wait until it stands there; only staff hear of notices.
const LiveQueries = lateInBrowser(() => import('../realtime/live-queries.ts'))
const StaffLive = lateInBrowser(() => import('../oversight/inbox/staff-live.tsx'))
// Watches what acts take away: none is done before.
const FocusWhenRemoved = lateInBrowser(() => import('../page/focus-when-removed.tsx'))

export type PortalLayoutProps = Omit<PortalFrameProps, 'children'> &
  Pick<RouteGuardProps, 'allow' | 'signedOut' | 'otherRole'> & {
    /** What of the frame somebody sees, and what stands in place of a page that is not theirs. */
    shownTo?: ShownTo
    /** After each act all that stands on the screen is read anew (`readAfterActs`). */
    readsAfterActs?: boolean
    /** Stands around each page, inside the frame. */
    around?: Around
  }

type Around = ComponentType<{ children: ReactNode }>
type Frame = Omit<PortalFrameProps, 'children'>
type ShownTo = (profile: Profile, pathname: string) => Partial<Frame> & { instead?: ReactNode }

/**
 * What every portal stands in: the guard, the memory of what was read, the notices and the frame. The
 * server renders only the guard's waiting line; everything else appears in the browser.
 */
export function PortalLayout(props: PortalLayoutProps) {
  const { allow, signedOut, otherRole, shownTo, readsAfterActs = false, around = Fragment, ...frame } = props
  return (
    <RouteGuard allow={allow} signedOut={signedOut} otherRole={otherRole}>
      <PortalInside frame={frame} shownTo={shownTo} readsAfterActs={readsAfterActs} around={around} />
    </RouteGuard>
  )
}

type InsideProps = { frame: Frame; shownTo: ShownTo | undefined; readsAfterActs: boolean; around: Around }

/** Lives as long as one person is signed in: what was read for one is never shown to another. */
function PortalInside({ frame, shownTo, readsAfterActs, around: Around }: InsideProps) {
  const { pathname } = useLocation()
  const profile = useProfile()
  const { instead, ...own } = shownTo?.(profile, pathname) ?? {}
  const navigate = useNavigate()
  const [lost, setLost] = useState<{ access: LostAccess; at: string }>()
  const [client] = useState(() =>
    makePortalQueries({
      onLostAccess: (access) => setLost({ access, at: window.location.pathname }),
      onSecondFactor: () => {
        const { pathname, search, hash } = window.location
        void navigate(verifyPath(pathname + search + hash), { replace: true })
      },
      onMissingDuty: readProfileAgain,
    }),
  )
  useEffect(() => (readsAfterActs ? readAfterActs(client) : undefined), [readsAfterActs, client])
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <PortalFrame {...frame} {...own}>
          <StepUpProvider>
            <Around>
              {lost?.at === pathname ? <PortalLostAccess access={lost.access} /> : (instead ?? <Outlet />)}
            </Around>
          </StepUpProvider>
        </PortalFrame>
        <OfflineBar />
        <FocusOnNavigation />
        <FocusWhenRemoved />
        <PortalLive />
      </ToastProvider>
    </QueryClientProvider>
  )
}

/** Live events for everyone, with the notices for staff; and what is prepared once after signing in. */
function PortalLive() {
  const { role } = useProfile()
  const client = useQueryClient()
  useEffect(() => {
    void import('../people/teachers/prepare-portal.ts')
      .then(({ preparePortal }) => preparePortal(client, role))
      .catch(() => undefined)
  }, [role, client])
  return isStaff(role) ? <StaffLive /> : <LiveQueries />
}
