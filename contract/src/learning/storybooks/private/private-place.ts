/** What of a person may not stand in a book, nor in what a book is made from. */
export const privateKinds = ['name', 'address', 'phone', 'email', 'bus', 'birthday'] as const
export type PrivateKind = (typeof privateKinds)[number]

/** Where in a text it stands, and what may stand there instead: `text.slice(start, end)` is what goes. */
export type PrivatePlace = {
  kind: PrivateKind
  start: number
  end: number
  replacement: string
  /** A name that is also a word, or stands in no class list, as it is kept where a teacher says that it is no child. */
  word?: string
}

/** Puts the replacement of one place, or of several, into the text. */
export function replacePrivate(text: string, places: readonly PrivatePlace[]): string {
  let told = ''
  let from = 0
  for (const { start, end, replacement } of places.toSorted((one, other) => one.start - other.start)) {
    if (start < from) continue
    told += text.slice(from, start) + replacement
    from = end
  }
  return told + text.slice(from)
}
