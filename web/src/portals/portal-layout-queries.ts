import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { missingDuty } from '@tower/contract/people/duties.ts'
import { isCallError } from '../api/call-error.ts'
import type { LostAccess } from './portal-layout-lost.tsx'

const maxRetries = 2

export type PortalQueriesOptions = {
  /** A page could not be read because the session ended or the role changed meanwhile. */
  onLostAccess: (access: LostAccess) => void
  /** The second factor is asked for before anything else. */
  onSecondFactor: () => void
  /** A superadmin took a duty away while a page of it was open. */
  onMissingDuty: () => void
}

/** The memory of what a portal read. */
export function makePortalQueries({
  onLostAccess,
  onSecondFactor,
  onMissingDuty,
}: PortalQueriesOptions): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        const refused = refusalOf(error)
        if (refused === 'second-factor') onSecondFactor()
        else if (refused === 'duty') onMissingDuty()
        else if (refused) onLostAccess(refused)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        if (refusalOf(error) === 'duty') onMissingDuty()
      },
    }),
    defaultOptions: {
      // Without a connection a read fails in words, and is made again when the connection is back.
      queries: {
        staleTime: 15_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < maxRetries && mayHelpToRetry(error),
      },
      // A change that cannot be sent fails at once. Held back until the connection returns, a payment would be made when
      // nobody looks any more.
      mutations: { networkMode: 'always' },
    },
  })
}

/** A refusal stays a refusal; only a server in trouble or a lost connection is worth another try. */
function mayHelpToRetry(error: Error): boolean {
  return !isCallError(error) || error.status >= 500
}

/** What a failed read says about the person, and not about what was read. */
export function refusalOf(error: unknown): LostAccess | 'second-factor' | 'duty' | undefined {
  if (!isCallError(error)) return undefined
  // Whatever the reason a session counts no more, signing in anew is the way on.
  if (error.status === 401) return 'signed-out'
  if (isMissingDuty(error.code)) return 'duty'
  switch (error.code) {
    case 'identity.role_not_allowed':
      return 'refused'
    case 'second_factor.needed':
    case 'second_factor.enrollment_needed':
      return 'second-factor'
    default:
      return undefined
  }
}

const missing: readonly (string | undefined)[] = Object.values(missingDuty)
const isMissingDuty = (code: string | undefined) => missing.includes(code)
