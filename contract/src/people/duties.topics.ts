/** What an admin's open screens hear when a superadmin changed what their duties are. */
export const dutyTopics = ['duties.changed'] as const
