import { workThrough } from '../../work-through.ts'
import type { Services } from '../../services.ts'
import { levelGoal } from './level-goal.ts'
import { listUnlevelGoals } from './moved.queries.ts'

const atOnce = 500

/** Every day: goals whose families want more or less than before. Gifts and their returns level their own goal at once. */
export async function levelGoals(services: Pick<Services, 'database' | 'clock' | 'log'>): Promise<void> {
  const at = services.clock.now()
  for (let after: string | undefined; ;) {
    const place = after
    const goals = await services.database.read((tx) => listUnlevelGoals(tx, { after: place, limit: atOnce }))
    await workThrough(services, goals, ({ id, prospect_id: prospectId }) =>
      services.database.transaction((tx) =>
        levelGoal(tx, { prospectId, goalId: id, cause: at.toISOString(), at }),
      ),
    )
    after = goals.at(-1)?.id
    if (after === undefined || goals.length < atOnce) return
  }
}
