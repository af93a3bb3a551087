import { inboxEndpoints } from '@tower/contract/oversight/inbox.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserCall } from '../../session/browser-call.ts'
import { makeStale } from '../../api/stale-on.ts'

/** Marks notices read for all of staff; the list and the bell are read again. */
export function useMarkRead(onMarked?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (which: { ids: string[] } | { all: true }) =>
      browserCall(inboxEndpoints.markRead, { body: which }),
    onSuccess: async () => {
      await makeStale(client, 'notification.read')
      onMarked?.()
    },
  })
}
