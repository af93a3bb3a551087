/** How many rows a page of a list has where nobody asks for another number. */
export const usualPageSize = 20

/** The most rows a page of a list can have. */
export const maxPageSize = 200

/** Beyond this many rows a list is no longer counted; nobody leafs that far. */
export const mostCounted = 1_000
