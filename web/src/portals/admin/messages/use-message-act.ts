import type { MessageLine } from '@tower/contract/outreach/inquiry-desk.contract.ts'
import { messageCalls, readMessagesAgain } from '../../../outreach/inquiries/messages.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import type { BulkAction } from '../../../ui/list-page/bulk-bar.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { useActFault } from '../use-act-fault.ts'

type Move = { id: string; to: 'archive' | 'restore' }

/** What every act on messages has in common: why it came to nothing, in a toast, and what is read anew. */
function useMessageActs() {
  const failed = useActFault(useTexts('messageDesk').actFailed)
  return { failed, failedIn: 'toast', makeStale: readMessagesAgain } as const
}

/**
 * Puts a message away or takes it back; the button that undoes it stands in the same place, and on the toast. Whatever comes of
 * it, what is shown is read again.
 */
export function useMessageAct() {
  const texts = useTexts('messageDesk')
  const act = useAct(({ id, to }: Move) => messageCalls[to](id), {
    ...useMessageActs(),
    done: (_, { id, to }) => {
      if (to === 'restore') return texts.restored
      // Whoever walks the work queue stands at the next message by then, and no button undoes it there.
      const action = { label: texts.bulk.undo, onPress: () => act.run({ id, to: 'restore' }) }
      return { text: texts.archived, action }
    },
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
  const { bulk } = useTexts('messageDesk')
  const language = useLanguage()
  const toast = useToast()
  const restore = useAct(
    async (ids: readonly string[]) => {
      for (const id of ids) await messageCalls.restore(id)
    },
    { ...useMessageActs(), done: (_, { length }) => fillCounted(bulk.restored, length, language) },
  )
  return (ids) =>
    toast({
      text: fillCounted(bulk.done, ids.length, language),
      action: { label: bulk.undo, onPress: () => restore.run(ids) },
    })
}
