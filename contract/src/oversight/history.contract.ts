import { z } from 'zod'
import { peoplePages } from '../people-pages.ts'
import { roles } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { moment, text } from '../list-filters.ts'
import { listOf } from '../list.contract.ts'
import { countedPageOf, listFilter, PageQuery, withPage } from '../page.contract.ts'

/** What was done, by whom, to what. No actor is the system. */
export const AuditEntry = z.object({
  /** The row's number in the chain. */
  id: z.number().int(),
  created_at: z.string(),
  actor_id: Id.nullable(),
  actor_email: z.string().nullable(),
  /** `domain.what_was_done`. */
  action: z.string(),
  /** `kind id`, for people their address stands in `target_email`. */
  target: z.string().nullable(),
  target_email: z.string().nullable(),
  metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** One change of role. No actor is the system. */
export const RoleChange = z.object({
  id: z.number().int(),
  changed_at: Instant,
  target_id: Id,
  target_email: z.string(),
  old_role: z.enum(roles).nullable(),
  new_role: z.enum(roles).nullable(),
  actor_id: Id.nullable(),
  actor_email: z.string().nullable(),
  reason: z.string(),
})
export type RoleChange = z.infer<typeof RoleChange>

const Words = listFilter(z.string().trim().max(320))
/** An instant, or a day of the organization; the database knows no year 0. */
const Moment = listFilter(
  z.union([z.iso.date(), z.iso.datetime({ offset: true })]).refine((text) => /^(19|20|21)/.test(text)),
)

const auditFilters = {
  /** The beginning of the action: `identity.` or `identity.signed_in`. */
  action: Words,
  /** Part of the address of whoever did it, or `system`. */
  actor: Words,
  /** The id of what it was done to, or part of a person's address. */
  target: Words,
  from: Moment,
  /** Inclusive: a day counts whole. */
  to: Moment,
}

export const roleChangeList = listOf(RoleChange, {
  access: 'admin',
  duty: 'people',
  filters: { role: roles, actor: text(320), target: text(320), from: moment, to: moment },
  page: {
    name: 'history.role-history',
    path: '/.netlify/functions/admin-role-history-list',
    summary: 'Every change of role, newest first.',
  },
  file: {
    name: 'history.role-history-csv',
    path: '/api/admin/role-history.csv',
    summary: 'What the filters show of the history of roles, all pages, as a file for spreadsheets.',
  },
})

/** What was done and by whom: the audit log and the history of roles. */
export const historyEndpoints = {
  auditLog: endpoint({
    name: 'history.audit-log',
    method: 'GET',
    path: '/.netlify/functions/admin-audit-log-list',
    summary: 'The audit log, newest first.',
    access: 'admin',
    duty: 'people',
    query: PageQuery.in.extend(auditFilters).transform(withPage),
    output: countedPageOf(AuditEntry),
    errors: [],
    rateLimit: peoplePages,
  }),
  auditLogCsv: endpoint({
    name: 'history.audit-log-csv',
    method: 'GET',
    path: '/api/admin/audit-log.csv',
    summary: 'What the filters show of the audit log, all pages, as a file for spreadsheets.',
    access: 'admin',
    duty: 'people',
    query: z.object(auditFilters),
    output: z.string(),
    answer: 'file',
    proof: 'recent',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  roleHistory: roleChangeList.page,
  roleHistoryCsv: roleChangeList.file,
}
