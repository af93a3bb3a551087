/** What open screens hear of credits: a wallet holds more or less than before. */
export const creditTopics = ['wallet.changed'] as const
