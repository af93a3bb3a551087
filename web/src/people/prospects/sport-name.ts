/** A sport in the language of the page; one that no dictionary has, as it was written. */
export function sportName(sport: string, names: Readonly<Record<string, string>>): string {
  return Object.hasOwn(names, sport) ? (names[sport] ?? sport) : sport
}
