import { historyEndpoints } from '@tower/contract/oversight/history.contract.ts'
import { answerList } from '../../http/answer-list.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { exportAuditLog } from './export-history.ts'
import { auditHeader, roleFile, viewAuditEntry, viewAuditLine } from './history.view.ts'
import { listAuditLog } from './list-history.ts'
import { roleChanges } from './listed-role-changes.queries.ts'
import { readPeriod } from './period.ts'

type AuditQuery = Partial<Record<'action' | 'actor' | 'target' | 'from' | 'to', string | undefined>>

const auditFilters = ({ action, actor, target, ...period }: AuditQuery) => {
  return { action, actor, target, ...readPeriod(period) }
}
/** Mounts the calls of this domain. */
export function historyRoutes(serve: Serve, services: Services): void {
  const roles = answerList(services, roleChanges, roleFile)
  serve(historyEndpoints, {
    auditLog: async ({ query }) => {
      const { rows, total, hasMore } = await listAuditLog(services, {
        filters: auditFilters(query),
        page: query,
      })
      return { items: rows.map(viewAuditEntry), total, has_more: hasMore }
    },
    auditLogCsv: async ({ query, reply }) => {
      const batches = exportAuditLog(services, auditFilters(query))
      await sendCsv(reply, { name: 'audit-log', header: auditHeader, batches, view: viewAuditLine })
    },
    roleHistory: roles.page,
    roleHistoryCsv: roles.file,
  })
}
