import { accountEndpoints } from '@tower/contract/people/account.contract.ts'
import type { Serve } from '../../http/serve.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'

const awaited = (): Promise<never> => Promise.reject(new Refusal('server.unavailable'))

/** Mounts the calls of this domain. */
export function accountRoutes(serve: Serve, _services: Services): void {
  serve(accountEndpoints, {
    read: awaited,
    update: awaited,
    listSessions: awaited,
    revokeSession: awaited,
    revokeOtherSessions: awaited,
    exportData: awaited,
    requestErasure: awaited,
    cancelErasure: awaited,
    listRequests: awaited,
    refuse: awaited,
    erase: awaited,
  })
}
