import { z } from 'zod'
import { roles } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery, pageOf } from '../page.ts'
import { AuditEntry, RoleChange } from './history.ts'

const staffErrors = [
  'identity.missing_authorization',
  'identity.invalid_token',
  'identity.role_not_allowed',
] as const

/** Forms send fields that were left empty; those filter nothing. */
const filter = <S extends z.ZodType>(schema: S) => z.union([z.literal('').transform(() => undefined), schema])
const Words = filter(z.string().trim().max(320)).optional()
/** An instant, or a day of UTC; the database knows no year 0. */
const Moment = filter(
  z.union([z.iso.date(), z.iso.datetime({ offset: true })]).refine((text) => /^(19|20|21)/.test(text)),
).optional()

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
const roleFilters = {
  role: filter(z.enum(roles)).optional(),
  actor: Words,
  target: Words,
  from: Moment,
  to: Moment,
}

const withPage = <Filters extends Record<string, unknown>>(query: Filters) => ({
  ...query,
  ...PageQuery.parse(query),
})

/** What was done and by whom: the audit log and the history of roles. */
export const historyEndpoints = {
  auditLog: endpoint({
    name: 'history.audit-log',
    method: 'GET',
    path: '/.netlify/functions/admin-audit-log-list',
    summary: 'The audit log, newest first.',
    access: 'admin',
    query: PageQuery.in.extend(auditFilters).transform(withPage),
    output: pageOf(AuditEntry),
    errors: staffErrors,
  }),
  auditLogCsv: endpoint({
    name: 'history.audit-log-csv',
    method: 'GET',
    path: '/api/admin/audit-log.csv',
    summary: 'What the filters show of the audit log, all pages, as a file for spreadsheets.',
    access: 'admin',
    query: z.object(auditFilters),
    output: z.string(),
    errors: staffErrors,
    rateLimit: { max: 20, windowSeconds: 600, per: 'session' },
  }),
  roleHistory: endpoint({
    name: 'history.role-history',
    method: 'GET',
    path: '/.netlify/functions/admin-role-history-list',
    summary: 'Every change of role, newest first.',
    access: 'admin',
    query: PageQuery.in.extend(roleFilters).transform(withPage),
    output: pageOf(RoleChange),
    errors: staffErrors,
  }),
  roleHistoryCsv: endpoint({
    name: 'history.role-history-csv',
    method: 'GET',
    path: '/api/admin/role-history.csv',
    summary: 'What the filters show of the history of roles, all pages, as a file for spreadsheets.',
    access: 'admin',
    query: z.object(roleFilters),
    output: z.string(),
    errors: staffErrors,
    rateLimit: { max: 20, windowSeconds: 600, per: 'session' },
  }),
}
