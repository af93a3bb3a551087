import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

const Done = z.object({
  isDismissed: z.boolean(),
  hasSecondFactors: z.boolean(),
  staff: z.number(),
  hasMailLeft: z.boolean(),
  hasBackup: z.boolean(),
  hasEvent: z.boolean(),
  hasClassroom: z.boolean(),
  hasDraw: z.boolean(),
  hasGift: z.boolean(),
})

/** What the rows tell of the first steps. Each is found by the first row that shows it. */
export function findDoneSteps(tx: Tx): Promise<z.infer<typeof Done>> {
  return rows(Done)`
    with superadmins as (
      select exists (select from second_factors factor where factor.user_id = users.id and verified_at is not null) as has_factor
      from users where role = 'superadmin' and disabled_at is null
    )
    select exists (select from first_steps_dismissals) as "isDismissed",
      coalesce((select bool_and(has_factor) from superadmins), false) as "hasSecondFactors",
      (select count(*)::int from (
        select from users where role in ('admin', 'superadmin') and disabled_at is null limit 2
      ) found) as staff,
      exists (select from mails where sent_at is not null) as "hasMailLeft",
      exists (select from backup_runs where kind = 'backup' and fault is null) as "hasBackup",
      exists (select from provider_events) as "hasEvent",
      exists (select from classrooms) as "hasClassroom",
      exists (select from assignment_slots where state <> 'voided') as "hasDraw",
      exists (select from payments) as "hasGift"`.one(tx)
}

/** Puts the first steps away; answers whether nobody had before. */
export async function insertDismissal(tx: Tx, at: Date): Promise<boolean> {
  const { rows: written } = await sql`
    insert into first_steps_dismissals (number, dismissed_at) values (1, ${at})
    on conflict (number) do nothing returning number`.execute(tx)
  return written.length > 0
}
