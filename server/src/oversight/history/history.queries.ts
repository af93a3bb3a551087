import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import { type BoundedTotal, countUpToBound } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { seesFamilies } from '../../people/identity/accounts/seen-people.ts'
import type { Reader } from '../../reader.ts'
import { isActor, userIds } from './actors.queries.ts'

export type Period = { from: Date | undefined; until: Date | undefined }

export type AuditFilters = Period & {
  action: string | undefined
  actor: string | undefined
  target: string | undefined
  reader: Reader
}

/** A row of the audit log, with the people that it names. */
export const AuditEntryRow = z.object({
  seq: z.number(),
  at: z.date(),
  actor_id: z.string().nullable(),
  actor_email: z.string().nullable(),
  action: z.string(),
  target_kind: z.string().nullable(),
  target_id: z.string().nullable(),
  target_email: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEntryRow = z.infer<typeof AuditEntryRow>

/** A page of a list that starts at the newest: after so many rows, or below a number. */
export type Window = { limit: number; offset?: number; below?: number | undefined }

const uuidForm = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
/** The person an entry is about; null where it is about something else. */
const targetUser = sql`case when entry.target_kind = 'user' and entry.target_id ~ ${sql.lit(uuidForm)}
  then entry.target_id::uuid end`

/** Rows of the audit log that the filters show, newest first. */
export function listAuditEntries(
  tx: Tx,
  filters: AuditFilters,
  { limit, offset = 0, below }: Window,
): Promise<AuditEntryRow[]> {
  // The list is cut before the people are looked up: each row then costs two reads by key.
  return rows(AuditEntryRow)`
    select entry.seq, entry.at, entry.actor_id, actor.email as actor_email, entry.action, entry.target_kind,
      entry.target_id, target.email as target_email, entry.details
    from (
      select entry.* from audit_entries entry
      where ${matchesAudit(filters)} ${below === undefined ? sql`` : sql`and entry.seq < ${below}`}
      order by entry.seq desc limit ${limit} offset ${offset}
    ) entry
    left join users actor on actor.id = entry.actor_id
    left join users target on target.id =
      ${targetUser}
    order by entry.seq desc`.all(tx)
}

/** How many rows of the audit log the filters show. */
export function countAuditEntries(tx: Tx, filters: AuditFilters): Promise<BoundedTotal> {
  return countUpToBound(tx, sql`select from audit_log entry where ${matchesAudit(filters)}`)
}

/** A job’s mark that the books are sealed: nobody did anything. Who asks for it by its name is shown it. */
const isSeal = sql<SqlBool>`entry.action = 'closing.seal_books'`

function matchesAudit({ action, actor, target, reader, ...period }: AuditFilters) {
  return allOf(
    action ? undefined : sql<SqlBool>`not ${isSeal}`,
    action && sql<SqlBool>`starts_with(entry.action, ${action})`,
    actor && isActor(actor),
    target && sql<SqlBool>`(entry.target_id = ${target} or entry.target_id in (${userIds(target, 'text')}))`,
    ...within(sql`entry.at`, period),
    ...isForReader(reader),
  )
}

const families = sql.lit('{athlete,guardian}')
const isOfNoFamily = sql<SqlBool>`not exists (
  select from users family where family.role = any(${families}::text[])
    and family.id = any(array[entry.actor_id, ${targetUser}]))`
/** Somebody with another role by now was an athlete or a guardian once. */
const isNoFormerRole = sql<SqlBool>`not (entry.action = 'identity.role_changed'
  and array[entry.details ->> 'from', entry.details ->> 'to'] && ${families}::text[])`

/** Entries of what is not the reader's work, and of people whom they do not see, are left out. */
function isForReader({ duties, hidden }: Reader) {
  return [
    hidden.actions.length === 0 ? undefined : sql<SqlBool>`not entry.action = any(${hidden.actions}::text[])`,
    ...(seesFamilies(duties) ? [] : [isOfNoFamily, isNoFormerRole]),
  ]
}

function within(column: ReturnType<typeof sql>, { from, until }: Period) {
  return [from && sql<SqlBool>`${column} >= ${from}`, until && sql<SqlBool>`${column} < ${until}`]
}

function allOf(...conditions: (ReturnType<typeof sql<SqlBool>> | '' | undefined)[]) {
  const given = conditions.filter((condition) => condition !== undefined && condition !== '')
  return given.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(given, sql` and `)}`
}
