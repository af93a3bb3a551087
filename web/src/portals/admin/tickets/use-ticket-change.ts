import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Ticket } from '@tower/contract/spending/support.contract.ts'
import { explainError } from '../../../api/explain-error.ts'
import { deskCalls, readTicketsAgain } from '../../../spending/support/support.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'

type Change = Omit<Parameters<typeof deskCalls.change>[0], 'ticket_id' | 'seen_at'>

/** Changes a ticket as it was seen. Who was second reads who was first, and sees what they did. */
export function useTicketChange(ticket: Ticket) {
  const texts = useTexts('tickets')
  const client = useQueryClient()
  const toast = useToast()
  const changing = useMutation({
    mutationFn: (change: Change) =>
      deskCalls.change({ ticket_id: ticket.id, seen_at: ticket.updated_at, ...change }),
    onSuccess: () => toast({ text: texts.updated }),
    onSettled: () => readTicketsAgain(client),
  })
  const name = ticket.staff?.changed_by
  const changed = name ? fillText(texts.changedBy, { name }) : texts.changed
  const fault =
    changing.error &&
    explainError(changing.error, {
      refused: { 'support.changed_meanwhile': changed },
      failed: texts.updateFailed,
    })
  return { change: changing.mutate, isPending: changing.isPending, fault }
}
