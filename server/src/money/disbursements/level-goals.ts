import { workThrough } from '../../work-through.ts'
import type { Services } from '../../services.ts'
import { levelGoal } from './level-goal.ts'
import { listUnlevelGoals } from './moved.queries.ts'

/**
 * Every day: goals whose families want more or less than before. Gifts and their returns level their own goal at once. A
 * goal that can't be levelled holds up none behind it; the job fails at the end.
 */
export async function levelGoals(
  services: Pick<Services, 'database' | 'clock' | 'log'>,
  atOnce = 500,
): Promise<void> {
  const at = services.clock.now()
  const failed: unknown[] = []
  for (let after: string | undefined; ;) {
    const place = after
    const goals = await services.database.read((tx) => listUnlevelGoals(tx, { after: place, limit: atOnce }))
    try {
      await workThrough(services, goals, ({ id, prospect_id: prospectId }) =>
        services.database.transaction((tx) =>
          levelGoal(tx, { prospectId, goalId: id, cause: at.toISOString(), at }),
        ),
      )
    } catch (error) {
      failed.push(error)
    }
    after = goals.at(-1)?.id
    if (after === undefined || goals.length < atOnce) break
  }
  if (failed.length > 0) throw new AggregateError(failed, 'some goals were not levelled')
}
