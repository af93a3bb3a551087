/** Spans of time as clocks count them: every day has 24 hours. Where a charity's calendar counts, its zone decides instead. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
