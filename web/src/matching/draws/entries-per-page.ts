/** How many classrooms of a frozen list stand on one page. */
export const entriesPerPage = 50
