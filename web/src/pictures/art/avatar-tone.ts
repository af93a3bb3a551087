export const AVATAR_TONES = 5

/** The same id always wears the same of the five colors. */
export function avatarTone(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return (sum % AVATAR_TONES) + 1
}

/** Up to two initials: of the first and the last word that begins with a letter or digit. */
export function initialsOf(name: string): string {
  const initials = name.split(/\s+/u).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? [])
  const first = initials[0] ?? ''
  const last = initials.length > 1 ? (initials.at(-1) ?? '') : ''
  return (first + last).toLocaleUpperCase('en')
}
