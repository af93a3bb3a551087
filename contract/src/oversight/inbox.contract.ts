/** The staff inbox: notices and what is unseen. */
export const inboxEndpoints = {}
