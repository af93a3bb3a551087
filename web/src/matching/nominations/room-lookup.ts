/** Finds the id of the room that someone named, or says why there is none. */
export type RoomLookup = (typed: string) => Promise<{ id: string } | { problem: string }>

/** A text field of a sent form, trimmed; empty when it is missing or a file. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
