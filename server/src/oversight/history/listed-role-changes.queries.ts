import { roleChangeList } from '@tower/contract/oversight/history.contract.ts'
import type { Duty } from '@tower/contract/people/duties.ts'
import { sql, type SqlBool } from 'kysely'
import { type Condition, list } from '../../database/lists/list.ts'
import { withinPeriod } from '../../database/lists/period.ts'
import { shownTo } from '../../people/identity/accounts/seen-people.ts'
import { isActor, userIds } from './actors.queries.ts'

/** Every change of role, the newest first. */
export const roleChanges = list(roleChangeList, {
  from: sql`role_history entry join users target on target.id = entry.user_id
    left join users actor on actor.id = entry.actor_id
    left join role_words said on said.role_change_id = entry.id`,
  table: 'entry',
  columns: {
    ...{ target_id: sql`entry.user_id`, target_email: sql`target.email`, actor_email: sql`actor.email` },
    reason: sql`coalesce(said.words, entry.reason)`,
  },
  key: { by: sql`entry.id`, falls: true },
  orders: {},
  filters: {
    role: (role) => sql`${role} in (entry.old_role, entry.new_role)`,
    actor: isActor,
    target: (part) => sql`(entry.user_id::text = ${part} or entry.user_id in (${userIds(part, 'uuid')}))`,
    ...withinPeriod(sql`entry.changed_at`),
  },
})

/** Without the duty for them neither changes of accounts of families are read, nor that somebody once was of one. */
export function changesShownTo(duties: readonly Duty[]): Condition | undefined {
  const roles = [sql`target.role`, sql`entry.old_role`, sql`entry.new_role`]
  const shown = roles.flatMap((role) => shownTo(duties, role) ?? [])
  return shown.length === 0 ? undefined : sql<SqlBool>`(${sql.join(shown, sql` and `)})`
}
