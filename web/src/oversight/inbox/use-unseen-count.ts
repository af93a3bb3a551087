import { inboxEndpoints } from '@tower/contract/oversight/inbox.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { browserCall } from '../../api/browser-call.ts'

/** How many notices nobody has marked read: asked once, and again when an event says that it changed. */
export function useUnseenCount(): number | undefined {
  const unseen = useQuery({
    queryKey: ['notifications', 'unseen'],
    queryFn: ({ signal }) =>
      browserCall(inboxEndpoints.list, { query: { unseen: '1', pageSize: 1 } }, { signal }),
    staleTime: Infinity,
  })
  return unseen.data?.total
}
