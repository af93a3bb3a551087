/** What open screens of staff hear of messages. */
export const inquiryTopics = ['inquiry.changed'] as const
