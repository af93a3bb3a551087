/** Finds the id of the room that someone named, or says why there is none. */
export type RoomLookup = (typed: string) => Promise<{ id: string } | { problem: string }>
