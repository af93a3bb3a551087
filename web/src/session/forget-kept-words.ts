/** Before every place in which words wait to be sent. */
export const keptPrefix = 'tower.typed.'

/** Forgets what was typed and not sent, for the next person at this browser. A session that only ran out keeps it. */
export function forgetKeptWords(): void {
  try {
    for (const place of Object.keys(sessionStorage))
      if (place.startsWith(keptPrefix)) sessionStorage.removeItem(place)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
