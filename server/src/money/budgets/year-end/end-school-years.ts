import { fiscalYearOf } from '@tower/contract/money/budgets.ts'
import type { Services } from '../../../services.ts'
import { workThrough } from '../../../work-through.ts'
import { moveLeftover } from './move-leftover.ts'
import { listLeftOver } from './year-end.queries.ts'

const atOnce = 500

/**
 * Moves what is left of school years that are over: on the first of July, and on the days after whatever only then is free
 * again, of an order that was canceled, a dispute that was won, a budget that staff unlocked.
 */
export async function endSchoolYears(services: Services): Promise<void> {
  const before = fiscalYearOf(services.clock.now())
  const failed: unknown[] = []
  for (let after: string | undefined; ;) {
    const place = after
    const budgets = await services.database.read((tx) =>
      listLeftOver(tx, { before, after: place, limit: atOnce }),
    )
    await workThrough(services, budgets, ({ id }) =>
      services.database.transaction((tx) => moveLeftover(services, tx, id)),
    ).catch((error: unknown) => failed.push(error))
    const last = budgets.at(-1)
    if (!last || budgets.length < atOnce) break
    after = last.id
  }
  if (failed.length > 0) throw new AggregateError(failed, 'some of what was left was not moved')
}
