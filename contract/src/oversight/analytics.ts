/** How many pending programs the console asks for, and how many it may. */
export const usualPendingPrograms = 5
export const mostPendingPrograms = 50

/** The days of the charts, today among them, and how many there may be. */
export const usualAnalyticsDays = 14
export const mostAnalyticsDays = 90

/** Whose sign-ups are recent. */
export const recentSignupDays = 7
export const mostRecentSignups = 50

/** What the pending programs are waiting for. */
export const pendingStates = ['awaiting_confirmation', 'awaiting_approval'] as const
export type PendingState = (typeof pendingStates)[number]
