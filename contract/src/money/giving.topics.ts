/** What open screens hear of gifts: slots that they brought, and slots that were taken back. */
export const givingTopics = ['slot.minted', 'slot.voided'] as const
