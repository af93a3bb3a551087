import { openUseMinutes } from '@tower/contract/money/credit-uses.ts'
import { returnWeekCredit } from '../../../money/credits/teachers/take-week-credit.ts'
import { lockUsesOf } from '../../../money/credits/uses/lock-uses.ts'
import { refundUse } from '../../../money/credits/uses/refund-use.ts'
import { refundReserved } from '../../../money/credits/uses/reserve-use.ts'
import type { Services } from '../../../services.ts'
import { workThrough } from '../../../work-through.ts'
import { announceBook } from '../books/announce-book.ts'
import { reasonOfKind } from './begin-run.ts'
import {
  selectLeftUses,
  selectRunForUpdate,
  selectStuckRuns,
  updateToEnded,
  type RunKind,
} from './runs.queries.ts'

/** Nothing came of a making: what it took goes back where it was taken from, once. Answers whether it was still open. */
export function failRun({ database, clock }: Services, id: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const open = await selectRunForUpdate(tx, id)
    if (open?.state !== 'open') return false
    const at = clock.now()
    const { teacher_id: teacherId, use_id: useId } = open
    await updateToEnded(tx, { id, state: 'failed', at })
    await lockUsesOf(tx, teacherId)
    if (open.week_id !== null) await returnWeekCredit(tx, open.week_id)
    if (useId !== null) await refundReserved(tx, { teacherId, useId, at })
    if (open.book_id !== null) await announceBook(tx, { id: open.book_id, teacherId })
    return true
  })
}

export type Unused = { teacherId: string; kind: RunKind; useId: string | undefined }

/** A making that was refused before it began leaves the use that was taken for it: that goes back at once. */
export function refundUnused(services: Services, { teacherId, kind, useId }: Unused): Promise<boolean> {
  return refundUse(services, { teacherId, reason: reasonOfKind[kind], useId })
}

/**
 * Ends makings whose process or book went away, after the time in which open uses go back, too, and gives back what those of the
 * version before left: it ended a making first, and its use after that. Answers how many.
 */
export async function failStuckRuns(services: Services): Promise<number> {
  await giveBackLeftUses(services)
  const before = new Date(services.clock.now().getTime() - openUseMinutes * 60_000)
  const stuck = await services.database.read((tx) => selectStuckRuns(tx, before))
  let ended = 0
  await workThrough(services, stuck, async ({ id }) => {
    if (await failRun(services, id)) ended += 1
  })
  return ended
}

async function giveBackLeftUses(services: Services): Promise<void> {
  const { database, clock } = services
  const left = await database.read(selectLeftUses)
  await workThrough(services, left, ({ id: useId, teacher_id: teacherId }) =>
    database.transaction((tx) => refundReserved(tx, { teacherId, useId, at: clock.now() })),
  )
}
