import { sql, type SqlBool } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'

export type Period = { from: Date | undefined; until: Date | undefined }

export type AuditFilters = Period & {
  action: string | undefined
  actor: string | undefined
  target: string | undefined
}

export type RoleFilters = Period & {
  role: string | undefined
  actor: string | undefined
  target: string | undefined
}

export type AuditEntryRow = {
  seq: number
  at: Date
  actor_id: string | null
  actor_email: string | null
  action: string
  target_kind: string | null
  target_id: string | null
  target_email: string | null
  details: Record<string, string | number | boolean | null>
}

/** A stretch of a list that starts at the newest: after so many rows, or below a number. */
export type Stretch = { limit: number; offset?: number; below?: number | undefined }

const uuidForm = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** Rows of the audit log that the filters show, newest first. */
export async function listAuditEntries(
  tx: Tx,
  filters: AuditFilters,
  { limit, offset = 0, below }: Stretch,
): Promise<AuditEntryRow[]> {
  // The list is cut before the people are looked up: each row then costs two reads by key.
  const { rows } = await sql<AuditEntryRow>`
    select entry.seq, entry.at, entry.actor_id, actor.email as actor_email, entry.action, entry.target_kind,
      entry.target_id, target.email as target_email, entry.details
    from (
      select entry.* from audit_log entry
      where ${matchesAudit(filters)} ${below === undefined ? sql`` : sql`and entry.seq < ${below}`}
      order by entry.seq desc limit ${limit} offset ${offset}
    ) entry
    left join users actor on actor.id = entry.actor_id
    left join users target on target.id =
      case when entry.target_kind = 'user' and entry.target_id ~ ${sql.lit(uuidForm)} then entry.target_id::uuid end
    order by entry.seq desc`.execute(tx)
  return rows
}

/** How many rows of the audit log the filters show. */
export function countAuditEntries(tx: Tx, filters: AuditFilters): Promise<BoundedTotal> {
  return countUpToBound(tx, sql`select from audit_log entry where ${matchesAudit(filters)}`)
}

function matchesAudit({ action, actor, target, ...period }: AuditFilters) {
  return allOf(
    action && sql<SqlBool>`starts_with(entry.action, ${action})`,
    actor && isActor(actor),
    target && sql<SqlBool>`(entry.target_id = ${target} or entry.target_id in (${userIds(target, 'text')}))`,
    ...within(sql`entry.at`, period),
  )
}

export type RoleChangeRow = {
  id: number
  changed_at: Date
  target_id: string
  target_email: string
  old_role: string | null
  new_role: string | null
  actor_id: string | null
  actor_email: string | null
  reason: string
}

/** Changes of role that the filters show, newest first. */
export async function listRoleChanges(
  tx: Tx,
  filters: RoleFilters,
  { limit, offset = 0, below }: Stretch,
): Promise<RoleChangeRow[]> {
  const { rows } = await sql<RoleChangeRow>`
    select entry.id, entry.changed_at, entry.user_id as target_id, target.email as target_email, entry.old_role,
      entry.new_role, entry.actor_id, actor.email as actor_email, entry.reason
    from role_history entry
    join users target on target.id = entry.user_id
    left join users actor on actor.id = entry.actor_id
    where ${matchesRole(filters)} ${below === undefined ? sql`` : sql`and entry.id < ${below}`}
    order by entry.id desc limit ${limit} offset ${offset}`.execute(tx)
  return rows
}

/** How many changes of role the filters show. */
export function countRoleChanges(tx: Tx, filters: RoleFilters): Promise<BoundedTotal> {
  return countUpToBound(tx, sql`select from role_history entry where ${matchesRole(filters)}`)
}

function matchesRole({ role, actor, target, ...period }: RoleFilters) {
  return allOf(
    role && sql<SqlBool>`${role} in (entry.old_role, entry.new_role)`,
    actor && isActor(actor),
    target &&
      sql<SqlBool>`(entry.user_id::text = ${target} or entry.user_id in (${userIds(target, 'uuid')}))`,
    ...within(sql`entry.changed_at`, period),
  )
}

/** `system` is nobody; anything else is part of an address. */
function isActor(words: string) {
  if (words.toLowerCase() === 'system') return sql<SqlBool>`entry.actor_id is null`
  return sql<SqlBool>`(entry.actor_id::text = ${words} or entry.actor_id in (${userIds(words, 'uuid')}))`
}

function userIds(words: string, type: 'uuid' | 'text') {
  return sql`select id::${sql.raw(type)} from users where position(lower(${words}) in email) > 0`
}

function within(column: ReturnType<typeof sql>, { from, until }: Period) {
  return [from && sql<SqlBool>`${column} >= ${from}`, until && sql<SqlBool>`${column} < ${until}`]
}

function allOf(...conditions: (ReturnType<typeof sql<SqlBool>> | '' | undefined)[]) {
  const given = conditions.filter((condition) => condition !== undefined && condition !== '')
  return given.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(given, sql` and `)}`
}
