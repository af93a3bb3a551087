import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../services.ts'

/** So long a number may be late before staff hear of it. */
const toleratedMs = 5 * 60_000

export type LateNumber = { id: string; slot_name: string; number_at: Date }

/** Tells staff, once, that a draw has been waiting for its public number for minutes. */
export async function tellOfLateNumber(services: Services, draw: LateNumber): Promise<void> {
  const lateMs = services.clock.now().getTime() - draw.number_at.getTime()
  if (lateMs < toleratedMs) return
  services.log.warn({ drawId: draw.id, lateMs }, 'the public number of a draw is late')
  await services.database.transaction((tx) =>
    notifyStaff(tx, {
      type: 'draw_waits',
      title: 'Draw waits for its public random number',
      message: `${draw.slot_name}: no relay has shown the number that decides this draw yet. It is asked for every minute, and the draw completes by itself. Nothing else may take its place.`,
      dedupeKey: `draw-waits:${draw.id}`,
    }),
  )
}
