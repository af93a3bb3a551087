/** What open screens hear of tickets. A note of staff is told to staff alone; `ticket.answering` is kept nowhere. */
export const supportTopics = ['ticket.changed', 'ticket.message', 'ticket.answering'] as const
