import { openUseMinutes } from '@tower/contract/money/credit-uses.ts'
import { returnWeekCredit } from '../../../money/credits/teachers/take-week-credit.ts'
import { refundUse } from '../../../money/credits/uses/refund-use.ts'
import type { Services } from '../../../services.ts'
import { workThrough } from '../../../work-through.ts'
import { announceBook } from '../books/announce-book.ts'
import { reasonOfKind } from './begin-run.ts'
import {
  lockMakingsOf,
  selectFreeUse,
  selectRunForUpdate,
  selectStuckRuns,
  updateToEnded,
  type RunKind,
} from './runs.queries.ts'

/** Nothing came of a making: what it took goes back where it was taken from, once. Answers whether it was still open. */
export async function failRun(services: Services, id: string): Promise<boolean> {
  const { database, clock } = services
  const run = await database.transaction(async (tx) => {
    const open = await selectRunForUpdate(tx, id)
    if (open?.state !== 'open') return undefined
    await updateToEnded(tx, { id, state: 'failed', at: clock.now() })
    if (open.week_id !== null) await returnWeekCredit(tx, open.week_id)
    if (open.book_id !== null) await announceBook(tx, { id: open.book_id, teacherId: open.teacher_id })
    return open
  })
  if (!run) return false
  // Where this process ends in between, the open use goes back by itself after some minutes.
  if (run.use_id !== null)
    await refundUse(services, {
      ...{ teacherId: run.teacher_id, reason: reasonOfKind[run.kind], useId: run.use_id },
    })
  return true
}

export type Unused = { teacherId: string; kind: RunKind; useId: string | undefined }

/** A making that was refused before it began leaves the use that was taken for it: that goes back at once. */
export async function refundUnused(services: Services, { teacherId, kind, useId }: Unused): Promise<boolean> {
  const reason = reasonOfKind[kind]
  const free = await services.database.transaction(async (tx) => {
    await lockMakingsOf(tx, teacherId)
    return selectFreeUse(tx, { teacherId, reason, useId })
  })
  return free !== undefined && refundUse(services, { teacherId, reason, useId: free })
}

/** Ends makings whose process or book went away, after the time in which open uses go back, too. Answers how many. */
export async function failStuckRuns(services: Services): Promise<number> {
  const before = new Date(services.clock.now().getTime() - openUseMinutes * 60_000)
  const stuck = await services.database.read((tx) => selectStuckRuns(tx, before))
  let ended = 0
  await workThrough(services, stuck, async ({ id }) => {
    if (await failRun(services, id)) ended += 1
  })
  return ended
}
