/** What open screens hear of budgets: staff set, locked or opened one, or its school year ended. */
export const budgetTopics = ['budget.changed'] as const
