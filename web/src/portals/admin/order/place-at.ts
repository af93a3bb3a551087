/** The ids with one of them taken out and put at a place. */
export function placeAt(ids: readonly string[], id: string, place: number): string[] {
  return ids.filter((one) => one !== id).toSpliced(place, 0, id)
}
