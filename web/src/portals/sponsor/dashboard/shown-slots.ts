/** How many slots the dashboard shows at first, and how many more at a time. */
export const shownSlots = 10
