import { historyEndpoints } from '@tower/contract/oversight/history.contract.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { exportAuditLog, exportRoleHistory } from './export-history.ts'
import {
  auditHeader,
  roleHeader,
  viewAuditEntry,
  viewAuditLine,
  viewRoleChange,
  viewRoleLine,
} from './history.view.ts'
import { listAuditLog, listRoleHistory } from './list-history.ts'
import { readPeriod } from './period.ts'

type AuditQuery = Partial<Record<'action' | 'actor' | 'target' | 'from' | 'to', string | undefined>>
type RoleQuery = Partial<Record<'role' | 'actor' | 'target' | 'from' | 'to', string | undefined>>

const auditFilters = ({ action, actor, target, ...period }: AuditQuery) => {
  return { action, actor, target, ...readPeriod(period) }
}
const roleFilters = ({ role, actor, target, ...period }: RoleQuery) => {
  return { role, actor, target, ...readPeriod(period) }
}

/** Mounts the calls of this domain. */
export function historyRoutes(serve: Serve, services: Services): void {
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
    roleHistory: async ({ query }) => {
      const { rows, total, hasMore } = await listRoleHistory(services, {
        filters: roleFilters(query),
        page: query,
      })
      return { items: rows.map(viewRoleChange), total, has_more: hasMore }
    },
    roleHistoryCsv: async ({ query, reply }) => {
      const batches = exportRoleHistory(services, roleFilters(query))
      await sendCsv(reply, { name: 'role-history', header: roleHeader, batches, view: viewRoleLine })
    },
  })
}
