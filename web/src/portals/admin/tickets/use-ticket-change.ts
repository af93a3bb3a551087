import type { Ticket } from '@tower/contract/spending/support.contract.ts'
import { deskCalls, readTicketsAgain } from '../../../spending/support/support.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'

type Change = Omit<Parameters<typeof deskCalls.change>[0], 'ticket_id' | 'seen_at'>

type Wish = { change: Change; seenAt: string }

/**
 * Changes a ticket as it was seen, and offers to take that back, wherever one has gone on to meanwhile. Who was second reads who
 * was first, and sees what they did.
 */
export function useTicketChange(ticket: Ticket, onClosed: () => void) {
  const texts = useTexts('tickets')
  const both = useChanging(ticket)
  const takeBack = useAct(both.call, { ...both, done: texts.updated, failedIn: 'toast' })
  const changing = useAct(both.call, {
    ...both,
    done: ({ ticket: now }, { change }) => {
      const back = () => takeBack.run({ change: asItWas(ticket, change), seenAt: now.updated_at })
      return { text: texts.updated, action: { label: texts.undo, onPress: back } }
    },
    // What was changed before is read while it is asked about closing: the question with its words stays.
    onShown: (_, { change }) => {
      if (change.status === 'closed') onClosed()
    },
  })
  return {
    change: (change: Change) => changing.run({ change, seenAt: ticket.updated_at }),
    isPending: changing.isPending || takeBack.isPending,
    fault: changing.failure,
    reset: changing.reset,
  }
}

/** What a change and taking it back have in common. */
function useChanging({ id, staff }: Ticket) {
  const { changed, changedBy, updateFailed: failed } = useTexts('tickets')
  const name = staff?.changed_by
  const refused = { 'support.changed_meanwhile': name ? fillText(changedBy, { name }) : changed }
  return {
    call: ({ change, seenAt }: Wish) => deskCalls.change({ ticket_id: id, seen_at: seenAt, ...change }),
    failed: { refused, failed },
    makeStale: readTicketsAgain,
  }
}

/** What a change would have to say to take itself back. */
function asItWas(ticket: Ticket, change: Change): Change {
  const names = Object.keys(change) as (keyof Change)[]
  return Object.fromEntries(names.map((name) => [name, ticket[name]]))
}
