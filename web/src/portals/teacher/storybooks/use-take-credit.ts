import { useQueryClient } from '@tanstack/react-query'
import { storybookQueries, type TakeCredit } from '../../../learning/storybooks/storybooks.api.ts'
import { consumeCredit } from '../../../money/credits/uses.api.ts'

/** Takes a credit of the classroom's sponsor; where it has none, a making takes none. */
export function useTakeCredit(): TakeCredit {
  const client = useQueryClient()
  return async (reason, classroomId, key) => {
    const { classroom } = await client.fetchQuery({ ...storybookQueries.context(classroomId), staleTime: 0 })
    if (!classroom?.sponsor_id) return undefined
    const { use_id: useId } = await consumeCredit({
      ...{ sponsor_id: classroom.sponsor_id, amount: 1, reason, idempotency_key: key },
    })
    return useId
  }
}
