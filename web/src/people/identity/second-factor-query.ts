import type { CallOutput } from '@tower/contract/endpoint.ts'
import { secondFactorEndpoints } from '@tower/contract/people/second-factor.contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { browserCall } from '../../api/browser-call.ts'

export type SecondFactorOverview = CallOutput<typeof secondFactorEndpoints.overview>

/** What is set up, and what is left of the recovery codes. */
export const secondFactorQuery = queryOptions({
  queryKey: ['account', 'second-factor'],
  queryFn: ({ signal }) => browserCall(secondFactorEndpoints.overview, {}, { signal }),
})
