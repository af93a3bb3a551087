import { historyEndpoints } from '@tower/contract/oversight/history.contract.ts'
import type { Above } from '../../domain.ts'
import type { Actor } from '../../http/actor.ts'
import { answerList } from '../../http/answer-list.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Serve } from '../../http/serve.ts'
import { readerWith } from '../../reader.ts'
import type { Services } from '../../services.ts'
import { exportAuditLog } from './export-history.ts'
import { auditHeader, roleFile, viewAuditEntry, viewAuditLine } from './history.view.ts'
import { listAuditLog } from './list-history.ts'
import { changesShownTo, roleChanges } from './listed-role-changes.queries.ts'
import { readPeriod } from './period.ts'

type AuditQuery = Partial<Record<'action' | 'actor' | 'target' | 'from' | 'to', string | undefined>>

const auditFilters = ({ action, actor, target, ...period }: AuditQuery) => {
  return { action, actor, target, ...readPeriod(period) }
}

/** Mounts the calls of this domain. */
export function historyRoutes(serve: Serve, services: Services, { told }: Above): void {
  const roles = answerList(services, roleChanges, roleFile, ({ duties }) => changesShownTo(duties))
  const readerOf = ({ duties }: Actor) => readerWith(duties, told)
  serve(historyEndpoints, {
    auditLog: async ({ actor, query }) => {
      const { rows, total, hasMore } = await listAuditLog(services, {
        filters: { ...auditFilters(query), reader: readerOf(actor) },
        page: query,
      })
      return { items: rows.map(viewAuditEntry), total, has_more: hasMore }
    },
    auditLogCsv: async ({ actor, query, reply }) => {
      const batches = exportAuditLog(services, { ...auditFilters(query), reader: readerOf(actor) })
      await sendCsv(reply, { name: 'audit-log', header: auditHeader, batches, view: viewAuditLine })
    },
    roleHistory: roles.page,
    roleHistoryCsv: roles.file,
  })
}
