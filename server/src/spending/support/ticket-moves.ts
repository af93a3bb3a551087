import type { NumaState, TicketPriority, TicketStatus, Visibility } from '@tower/contract/spending/support.ts'

/** What of a ticket moves by what is said in it and done with it. */
export type Standing = { status: TicketStatus; numaState: NumaState; priority: TicketPriority }

/** How a new ticket begins. */
export function beginTicket(priority: TicketPriority): Standing {
  return { status: 'open', priority, numaState: priority === 'urgent' ? 'escalated' : 'triage' }
}

/** A teacher writes: the ticket is open, also one that was closed. After an answer of NUMA it is for people. */
export function afterTeacher({ status, numaState, priority }: Standing): Standing {
  return { status: 'open', priority, numaState: status === 'closed' ? 'triage' : afterNuma(numaState) }
}

const afterNuma = (state: NumaState): NumaState => (state === 'answered' ? 'escalated' : state)

/** Staff write: an answer makes the ticket wait for its teacher, a note changes nothing. */
export function afterStaff(standing: Standing, visibility: Visibility): Standing {
  if (visibility === 'internal') return standing
  const { status, numaState, priority } = standing
  const reopened = status === 'closed' ? 'triage' : numaState
  return { status: 'pending', priority, numaState: visibility === 'numa' ? 'answered' : reopened }
}

/** Staff set a status or a priority, or both. */
export function afterChange(
  { status, numaState, priority }: Standing,
  wanted: { status?: TicketStatus | undefined; priority?: TicketPriority | undefined },
): Standing {
  const next = { status: wanted.status ?? status, priority: wanted.priority ?? priority }
  if (next.status === 'closed') return { ...next, numaState: 'resolved' }
  const reopened = status === 'closed' ? 'triage' : numaState
  const becameUrgent = next.priority === 'urgent' && priority !== 'urgent'
  return { ...next, numaState: becameUrgent ? 'escalated' : reopened }
}
