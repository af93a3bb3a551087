export const AVATAR_TONES = 5

/** The same id always wears the same of the five colors. */
export function avatarTone(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return (sum % AVATAR_TONES) + 1
}

/** What stands before a name and is none: teachers have it, all of them alike. */
const title = /^\s*(?:mr?s|m[rx]|miss|[ds]ra?|srta|prof)\.?\s+(?=\S)/i

/** Up to two initials: of the first and the last word that begins with a letter or digit, and of a name of one word of its parts. */
export function initialsOf(name: string): string {
  const words = name.replace(title, '').split(/\s+/u).filter(Boolean)
  const parts = words.length === 1 ? words.flatMap((word) => word.split('-')) : words
  const initials = parts.flatMap((part) => part.match(/[\p{L}\p{N}]/u)?.[0] ?? [])
  const first = initials[0] ?? ''
  const last = initials.length > 1 ? (initials.at(-1) ?? '') : ''
  return (first + last).toLocaleUpperCase('en')
}
