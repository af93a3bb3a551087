import { historyEndpoints } from '@tower/contract/oversight/history.contract.ts'
import type { Serve } from '../../http/serve.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'

const awaited = (): Promise<never> => Promise.reject(new Refusal('server.unavailable'))

/** Mounts the calls of this domain. */
export function historyRoutes(serve: Serve, _services: Services): void {
  serve(historyEndpoints, {
    auditLog: awaited,
    auditLogCsv: awaited,
    roleHistory: awaited,
    roleHistoryCsv: awaited,
  })
}
