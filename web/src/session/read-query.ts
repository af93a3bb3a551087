import type { AnyEndpoint, CallInput, CallOutput } from '@tower/contract/endpoint.ts'
import type { LiveTopic } from '@tower/contract/live-topics.ts'
import { queryOptions } from '@tanstack/react-query'
import { browserCall } from './browser-call.ts'

/**
 * A read of a portal, kept under the name of its call and what was asked: `slots.pools` lies under `['slots', 'pools']`.
 * `staleOn` says which events make it stale.
 */
export function readQuery<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  staleOn: readonly LiveTopic[] = [],
) {
  return queryOptions({
    queryKey: [...endpoint.name.split('.'), input],
    queryFn: ({ signal }): Promise<CallOutput<E>> => browserCall(endpoint, input, { signal }),
    meta: { staleOn },
  })
}
