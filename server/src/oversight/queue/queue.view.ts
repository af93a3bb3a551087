import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { queueEndpoints } from '@tower/contract/oversight/queue.contract.ts'
import { mostWaitingCounted } from '@tower/contract/oversight/queue.ts'
import type { Queue, QueueLine } from './read-queue.ts'
import { isNobodys } from '@tower/contract/people/nobody.ts'

/** The queue as staff read it. */
export function viewQueue(
  { lines, kinds }: Queue,
  { at, userId }: { at: Date; userId: string },
): CallOutput<typeof queueEndpoints.read> {
  const counted = kinds.map(({ kind, total, oldestAt, first }) => ({
    kind,
    count: Math.min(total, mostWaitingCounted),
    has_more: total > mostWaitingCounted,
    oldest_at: oldestAt.toISOString(),
    due_at: first.dueAt?.toISOString() ?? null,
    leads_to: first.leadsTo,
  }))
  return {
    items: lines.map((line) => viewLine(line, userId)),
    kinds: counted,
    total: counted.reduce((sum, { count }) => sum + count, 0),
    has_more: counted.some(({ has_more }) => has_more),
    read_at: at.toISOString(),
  }
}

function viewLine(
  { kind, id, what, who, amountCents, since, dueAt, isUrgent, askedBy, leadsTo }: QueueLine,
  userId: string,
) {
  return {
    kind,
    id,
    what,
    who: who !== null && isNobodys(who) ? null : who,
    amount_cents: amountCents,
    since: since.toISOString(),
    due_at: dueAt?.toISOString() ?? null,
    is_urgent: isUrgent,
    is_yours: askedBy === userId,
    leads_to: leadsTo,
  }
}
