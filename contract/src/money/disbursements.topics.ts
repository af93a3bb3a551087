/** What open screens hear of money of athletes: something was paid out of it, approved, declined or voided. */
export const disbursementTopics = ['disbursement.changed'] as const
