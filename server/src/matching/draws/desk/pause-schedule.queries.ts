import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

const SchedulePause = z.object({ at: z.date(), by: z.string().nullable(), reason: z.string() })
/** Since when the schedule adds no draws, who said so and why. */
export type SchedulePause = z.infer<typeof SchedulePause>

/** Undefined while the schedule runs. */
export function findPause(tx: Tx): Promise<SchedulePause | undefined> {
  return rows(SchedulePause)`
    select schedule.paused_at as at, person.email as by, schedule.pause_reason as reason
    from draw_schedule schedule left join users person on person.id = schedule.paused_by
    where schedule.paused_at is not null`.first(tx)
}

/** Whether the schedule is paused; nobody pauses it or goes on until the transaction ends. */
export async function isPausedForUpdate(tx: Tx): Promise<boolean> {
  const row = await tx.selectFrom('draw_schedule').select('paused_at').forUpdate().executeTakeFirstOrThrow()
  return row.paused_at !== null
}

/** Nothing given: it goes on. */
export async function writePause(
  tx: Tx,
  pause: { at: Date; by: string; reason: string } | undefined,
): Promise<void> {
  await tx
    .updateTable('draw_schedule')
    .set({
      paused_at: pause?.at ?? null,
      paused_by: pause?.by ?? null,
      pause_reason: pause?.reason ?? null,
    })
    .execute()
}
