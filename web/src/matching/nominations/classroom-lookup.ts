/** Finds the id of the classroom that someone named, or says why there is none. */
export type ClassroomLookup = (typed: string) => Promise<{ id: string } | { problem: string }>
