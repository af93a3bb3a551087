/** What open screens hear of reimbursements: one was submitted, changed or decided. */
export const reimbursementTopics = ['reimbursement.changed'] as const
