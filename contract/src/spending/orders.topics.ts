/** What open screens hear of orders: one was made, decided, shipped or came back. */
export const orderTopics = ['order.changed'] as const
