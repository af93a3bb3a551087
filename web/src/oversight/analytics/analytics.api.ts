import { analyticsEndpoints } from '@tower/contract/oversight/analytics.contract.ts'
import { readQuery } from '../../session/read-query.ts'

/** The numbers of the console. */
export const analyticsQueries = {
  pendingPrograms: (limit: number) => readQuery(analyticsEndpoints.pendingPrograms, { query: { limit } }),
  summary: readQuery(analyticsEndpoints.summary, {}),
  daily: (days: number) => readQuery(analyticsEndpoints.daily, { query: { days } }),
}
