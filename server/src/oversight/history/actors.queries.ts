import { sql, type SqlBool } from 'kysely'

/** Whether an entry was done by whom staff look for: `system` is nobody, anything else an id or part of an address. */
export function isActor(part: string) {
  if (part.toLowerCase() === 'system') return sql<SqlBool>`entry.actor_id is null`
  return sql<SqlBool>`(entry.actor_id::text = ${part} or entry.actor_id in (${userIds(part, 'uuid')}))`
}

/** The ids of people whose address has this part. */
export function userIds(part: string, type: 'uuid' | 'text') {
  return sql`select id::${sql.raw(type)} from users where position(lower(${part}) in email) > 0`
}
