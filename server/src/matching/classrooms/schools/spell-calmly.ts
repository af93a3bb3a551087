/** Capitals only because they are short for something, or a number: `II`, `K8`, `PS`. */
const staysLoud = /^(?:[IVX]+|[A-Z]*\d[A-Z\d]*|PS|IS|MS|HS|JHS|STEM|STEAM|JFK|MLK|USA|US)$/

/** A name that a list shouts: `LINCOLN EL SCH` becomes `Lincoln El Sch`. Names with small letters stay as they are. */
export function spellCalmly(name: string): string {
  if (/\p{Ll}/u.test(name)) return name
  return name.replace(/[\p{L}\p{N}'’]+/gu, (word) =>
    staysLoud.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  )
}
