import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MessageLine } from '@tower/contract/outreach/inquiry-desk.contract.ts'
import { messageCalls, readMessagesAgain } from '../../../outreach/inquiries/messages.api.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import type { BulkAction } from '../../../ui/list-page/bulk-bar.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { useActFault } from '../use-act-fault.ts'

type Act = { id: string; to: 'archive' | 'restore' }

/**
 * Puts a message away or takes it back; the button that undoes it stands in the same place, and on the toast. Whatever comes of
 * it, what is shown is read again.
 */
export function useMessageAct() {
  const texts = useTexts('messageDesk')
  const explain = useActFault(texts.actFailed)
  const toast = useToast()
  const client = useQueryClient()
  const act = useMutation({
    mutationFn: ({ id, to }: Act) => messageCalls[to](id),
    onSuccess: (_, { id, to }) => {
      if (to === 'restore') return toast({ text: texts.restored })
      // Whoever walks the work queue stands at the next message by then, and no button undoes it there.
      const action = { label: texts.bulk.undo, onPress: () => act.mutate({ id, to: 'restore' }) }
      toast({ text: texts.archived, action })
    },
    onError: (error) => toast({ text: explain(error), tone: 'danger' }),
    onSettled: () => readMessagesAgain(client),
  })
  return act
}

/** Several put away at once, which one press takes back. Each is asked for by itself, so that a refused one is named. */
export function useMessageBulk(): BulkAction<MessageLine>[] {
  const { actFailed, archive, bulk } = useTexts('messageDesk')
  const explain = useActFault(actFailed)
  const offerUndo = useOfferUndo()
  return [
    {
      id: 'archive',
      label: archive,
      confirm: bulk,
      run: ({ id }) => messageCalls.archive(id),
      explain,
      onSomeDone: offerUndo,
    },
  ]
}

/** Offers to take back what was just put away, and nothing else. */
function useOfferUndo(): (ids: readonly string[]) => void {
  const { actFailed, bulk } = useTexts('messageDesk')
  const language = useLanguage()
  const explain = useActFault(actFailed)
  const toast = useToast()
  const client = useQueryClient()
  const restore = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await messageCalls.restore(id)
    },
    onSuccess: (_, { length }) => toast({ text: fillCounted(bulk.restored, length, language) }),
    onError: (error) => toast({ text: explain(error), tone: 'danger' }),
    onSettled: () => readMessagesAgain(client),
  })
  return (ids) =>
    toast({
      text: fillCounted(bulk.done, ids.length, language),
      action: { label: bulk.undo, onPress: () => restore.mutate(ids) },
    })
}
