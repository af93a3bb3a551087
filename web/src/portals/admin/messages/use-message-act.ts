import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MessageLine } from '@tower/contract/outreach/inquiry-desk.contract.ts'
import { explainError } from '../../../api/explain-error.ts'
import { messageCalls, readMessagesAgain } from '../../../outreach/inquiries/messages.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { BulkAction } from '../../../ui/list-page/bulk-bar.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { actErrors } from '../admin-errors.ts'

type Act = { id: string; to: 'archive' | 'restore' }

/**
 * Puts a message away or takes it back; the button that undoes it stands in the same place. Whatever comes of it, what is
 * shown is read again.
 */
export function useMessageAct() {
  const texts = useTexts('messageDesk')
  const explain = useExplain()
  const toast = useToast()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, to }: Act) => messageCalls[to](id),
    onSuccess: (_, { to }) => toast({ text: to === 'restore' ? texts.restored : texts.archived }),
    onError: (error) => toast({ text: explain(error) }),
    onSettled: () => readMessagesAgain(client),
  })
}

/** Several put away at once. Each is asked for by itself, so that a refused one is named. */
export function useMessageBulk(): BulkAction<MessageLine>[] {
  const { archive, bulk } = useTexts('messageDesk')
  const explain = useExplain()
  return [
    {
      id: 'archive',
      label: archive,
      confirm: bulk,
      run: ({ id }) => messageCalls.archive(id),
      explain,
    },
  ]
}

function useExplain(): (error: unknown) => string {
  const { actFailed } = useTexts('messageDesk')
  const admin = useTexts('admin')
  return (error) => explainError(error, actErrors(admin, actFailed))
}
