/** What was done and by whom: the audit log and the history of roles. */
export const historyEndpoints = {}
