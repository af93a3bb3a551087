import { z } from 'zod'

/**
 * A day of the calendar as people type it. A year that is typed by half (26 becomes 0026 in a browser's field) is no day: nothing of
 * ours is older or younger.
 */
export const Day = z.iso.date().refine((day) => /^(19|20|21)/.test(day))
