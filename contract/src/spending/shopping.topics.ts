/** What open screens hear of shopping: a session went on. */
export const shoppingTopics = ['session.changed'] as const
