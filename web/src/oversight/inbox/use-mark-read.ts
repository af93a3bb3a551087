import { inboxEndpoints } from '@tower/contract/oversight/inbox.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserCall } from '../../session/browser-call.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useToast } from '../../ui/toast/toast-region.tsx'
import { makeStale } from '../../api/stale-on.ts'

/** Marks notices read for whoever presses, and offers to undo it; the list and the bell are read again. */
export function useMarkRead(onMarked?: () => void) {
  const texts = useTexts('notifications')
  const client = useQueryClient()
  const toast = useToast()
  const undo = useMutation({
    mutationFn: (readAt: string) => browserCall(inboxEndpoints.markUnread, { body: { read_at: readAt } }),
    onError: () => toast({ text: texts.undoFailed, tone: 'danger' }),
    onSettled: () => makeStale(client, 'notification.read'),
  })
  return useMutation({
    mutationFn: (which: { ids: string[] } | { all: true }) =>
      browserCall(inboxEndpoints.markRead, { body: which }),
    onSuccess: async ({ read_at: readAt }) => {
      toast({ text: texts.marked, action: { label: texts.undo, onPress: () => undo.mutate(readAt) } })
      await makeStale(client, 'notification.read')
      onMarked?.()
    },
  })
}
