import type { Role } from '@tower/contract/access.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { isCallError } from '../api/call-error.ts'
import { LiveQueries } from '../realtime/live-queries.ts'
import { RouteGuard } from '../session/route-guard.tsx'
import { FocusOnNavigation } from '../ui/focus-on-navigation.tsx'
import { ToastProvider } from '../ui/toast-region.tsx'
import { PortalFrame, type PortalFrameProps } from './portal-frame.tsx'

export type PortalLayoutProps = Omit<PortalFrameProps, 'children'> & { allow: readonly Role[] }

/**
 * What every portal stands in: the guard, the memory of what was read, the notices and the frame. The
 * server draws only the guard's waiting line; everything else appears in the browser.
 */
export function PortalLayout({ allow, ...frame }: PortalLayoutProps) {
  const [client] = useState(makeQueryClient)
  return (
    <RouteGuard allow={allow}>
      <QueryClientProvider client={client}>
        <ToastProvider>
          <PortalFrame {...frame}>
            <Outlet />
          </PortalFrame>
          <FocusOnNavigation />
          <LiveQueries />
        </ToastProvider>
      </QueryClientProvider>
    </RouteGuard>
  )
}

const maxRetries = 2

function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < maxRetries && mayHelpToRetry(error),
      },
    },
  })
}

/** A refusal stays a refusal; only a server in trouble or a lost connection is worth another try. */
function mayHelpToRetry(error: Error): boolean {
  return !isCallError(error) || error.status >= 500
}
