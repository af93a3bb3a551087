import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Ticket } from '@tower/contract/spending/support.contract.ts'
import { explainError } from '../../../api/explain-error.ts'
import { deskCalls, readTicketsAgain } from '../../../spending/support/support.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'

type Change = Omit<Parameters<typeof deskCalls.change>[0], 'ticket_id' | 'seen_at'>

type Wish = { change: Change; seenAt: string; was?: Change }

/**
 * Changes a ticket as it was seen, and offers to take that back, wherever one has gone on to meanwhile. Who was second reads who
 * was first, and sees what they did.
 */
export function useTicketChange(ticket: Ticket) {
  const texts = useTexts('tickets')
  const client = useQueryClient()
  const toast = useToast()
  const changing = useMutation({
    mutationFn: ({ change, seenAt }: Wish) =>
      deskCalls.change({ ticket_id: ticket.id, seen_at: seenAt, ...change }),
    onSuccess: ({ ticket: now }, { was }) => {
      const takeBack = () => was && changing.mutate({ change: was, seenAt: now.updated_at })
      toast({ text: texts.updated, ...(was && { action: { label: texts.undo, onPress: takeBack } }) })
    },
    onError: (error, { was }) => {
      if (!was) toast({ text: explain(error), tone: 'danger' })
    },
    onSettled: () => readTicketsAgain(client),
  })
  const name = ticket.staff?.changed_by
  const changed = name ? fillText(texts.changedBy, { name }) : texts.changed
  const explain = (error: unknown) =>
    explainError(error, { refused: { 'support.changed_meanwhile': changed }, failed: texts.updateFailed })
  const change = (wish: Change) =>
    changing.mutate({ change: wish, seenAt: ticket.updated_at, was: asItWas(ticket, wish) })
  const fault = changing.error && changing.variables?.was && explain(changing.error)
  return { change, isPending: changing.isPending, fault }
}

/** What a change would have to say to take itself back. */
function asItWas(ticket: Ticket, change: Change): Change {
  const names = Object.keys(change) as (keyof Change)[]
  return Object.fromEntries(names.map((name) => [name, ticket[name]]))
}
