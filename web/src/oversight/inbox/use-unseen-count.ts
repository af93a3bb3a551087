import { useQuery } from '@tanstack/react-query'
import { inboxQuery } from './inbox.api.ts'

/** How many notices nobody has marked read: asked once, and again when an event says that it changed. */
export function useUnseenCount(): number | undefined {
  const unseen = useQuery({ ...inboxQuery({ unseen: '1', pageSize: 1 }), staleTime: Infinity })
  return unseen.data?.total
}
