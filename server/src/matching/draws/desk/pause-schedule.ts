import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { announce } from '../../../realtime/announce.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { ensureWeeklyDrawIn } from '../ensure-weekly-draw.ts'
import { isPausedForUpdate, writePause } from './pause-schedule.queries.ts'

type Change = { actor: Pick<Actor, 'userId'> }

const target = { targetKind: 'draw_schedule', targetId: 'schedule' }

/**
 * Keeps the schedule from adding draws until it goes on. A draw that stands already was announced with its sealed seed: it stays,
 * and is called off in public alone.
 */
export function pauseSchedule(
  { database, clock }: Services,
  { actor, reason: written }: Change & { reason: string },
): Promise<void> {
  const reason = written.trim()
  if (reason === '') throw new Refusal('draws.pause_reason_required')
  return database.transaction(async (tx) => {
    if (await isPausedForUpdate(tx)) throw new Refusal('draws.schedule_paused')
    const at = clock.now()
    await writePause(tx, { at, by: actor.userId, reason })
    await announce(tx, { topic: 'draw.changed', audience: 'staff', payload: {} })
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: 'draws.pause_schedule' },
      ...{ ...target, details: { reason } },
    })
  })
}

/** Lets the schedule add draws again, the next one at once. */
export function resumeSchedule(services: Services, { actor }: Change): Promise<void> {
  return services.database.transaction(async (tx) => {
    if (!(await isPausedForUpdate(tx))) throw new Refusal('draws.schedule_running')
    const at = services.clock.now()
    await writePause(tx, undefined)
    await announce(tx, { topic: 'draw.changed', audience: 'staff', payload: {} })
    await writeAudit(tx, { at, actorId: actor.userId, action: 'draws.resume_schedule', ...target })
    await ensureWeeklyDrawIn(services, tx)
  })
}
