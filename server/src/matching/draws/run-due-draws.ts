import { freezeMinutes } from '@tower/contract/matching/draws.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { listDueDraws, listUnfrozenDraws } from './draws.queries.ts'
import { freezeDraw } from './freeze-draw.ts'
import { runDraw } from './run-draw.ts'
import { sealPlainSeeds } from './seal-plain-seeds.ts'

export type DueDraws = { frozen: number; run: number; failed: number }

/** A list is fixed in the minute before its hour, so that it has been public for an hour when its start comes. */
const leadMinutes = freezeMinutes + 1

/**
 * The schedule's minute: runs what is due, then fixes the lists of the draws that start within the hour. A list that
 * was fixed late, because nobody was there in time, is public for its hour all the same: its draw is run after that.
 * Any number of processes may do it at once; each draw is frozen and run by one of them. A draw that fails is
 * reported to staff, holds up no other and is tried again next time.
 */
export async function runDueDraws(services: Services): Promise<DueDraws> {
  await sealPlainSeeds(services)
  const now = services.clock.now()
  const due = await services.database.read((tx) => listDueDraws(tx, now))
  const run = await forEach(services, due, (drawId) =>
    runDraw(services, { drawId, actor: null, skipBusy: true }),
  )

  const until = new Date(now.getTime() + leadMinutes * 60_000)
  const near = await services.database.read((tx) => listUnfrozenDraws(tx, until))
  const frozen = await forEach(services, near, (drawId) => freezeDraw(services, { drawId }))
  return { frozen: frozen.done, run: run.done, failed: run.failed + frozen.failed }
}

async function forEach(services: Services, drawIds: string[], work: (drawId: string) => Promise<unknown>) {
  const counts = { done: 0, failed: 0 }
  for (const drawId of drawIds) {
    try {
      // What was left for later is not done.
      if ((await work(drawId)) !== false) counts.done += 1
    } catch (error) {
      counts.failed += 1
      services.log.error({ err: error, drawId }, 'a draw failed')
      await reportFailure(services, drawId, error instanceof Refusal ? error.message : undefined)
    }
  }
  return counts
}

/** `why` is a known reason in words. */
function reportFailure(services: Services, drawId: string, why: string | undefined): Promise<void> {
  return services.database.transaction((tx) =>
    notifyStaff(tx, {
      type: 'draw_failed',
      title: 'Draw failed',
      message: [
        `Draw ${drawId} could not be run.`,
        why,
        'Nothing was assigned; it is tried again every minute.',
      ]
        .filter(Boolean)
        .join(' '),
      dedupeKey: `draw-failed:${drawId}`,
    }),
  )
}
