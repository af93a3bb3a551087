import { columns } from '../../database/columns.generated.ts'
import type { Tx } from '../../database/database.ts'

export type GoalRow = NonNullable<Awaited<ReturnType<typeof findGoal>>>

/** A goal of this prospect; a foreign one is not found. */
export function findGoal(tx: Tx, { prospectId, goalId }: { prospectId: string; goalId: string }) {
  return tx
    .selectFrom('prospect_goals')
    .select(columns.prospect_goals)
    .where('id', '=', goalId)
    .where('prospect_id', '=', prospectId)
    .executeTakeFirst()
}

type GoalFields = { title: string; description: string | null; targetCents: number }

/** Adds a goal; answers it as it stands. */
export function insertGoal(tx: Tx, goal: GoalFields & { prospectId: string; isActive: boolean; at: Date }) {
  return tx
    .insertInto('prospect_goals')
    .values({
      prospect_id: goal.prospectId,
      title: goal.title,
      description: goal.description,
      target_cents: goal.targetCents,
      is_active: goal.isActive,
      created_at: goal.at,
    })
    .returning(columns.prospect_goals)
    .executeTakeFirstOrThrow()
}

/** What is changed of a goal; what is undefined stays. */
export type GoalChange = {
  title?: string | undefined
  description?: string | null | undefined
  targetCents?: number | undefined
  isActive?: boolean | undefined
}

/** Changes a goal whose prospect's row is held. `counts` its revision on where it says or wants something else. */
export function updateGoal(
  tx: Tx,
  { goalId, counts, ...change }: GoalChange & { goalId: string; counts: boolean },
): Promise<GoalRow> {
  return tx
    .updateTable('prospect_goals')
    .set(({ eb }) => ({
      title: change.title,
      description: change.description,
      target_cents: change.targetCents,
      is_active: change.isActive,
      revision: eb('revision', '+', counts ? 1 : 0),
    }))
    .where('id', '=', goalId)
    .returning(columns.prospect_goals)
    .executeTakeFirstOrThrow()
}
