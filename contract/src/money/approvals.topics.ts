/** What open screens hear of approvals: one was asked for, decided or is needed no more. */
export const approvalTopics = ['approval.changed'] as const
