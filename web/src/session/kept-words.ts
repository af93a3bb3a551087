const prefix = 'tower.typed.'

/** Where the words that an account types into a form are kept, in this tab. */
export const keptPlace = (userId: string, name: string) => `${prefix}${userId}.${name}`

/** Forgets what was typed and not sent, for the next person at this browser. A session that only ran out keeps it. */
export function forgetKeptWords(): void {
  try {
    const places = Object.keys(sessionStorage).filter((place) => place.startsWith(prefix))
    for (const place of places) sessionStorage.removeItem(place)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
