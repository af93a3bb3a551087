/** What mail programs make a link of by themselves, or read as an address; a dot may be an East Asian one. */
const linkLike = /:[/\\]|\bwww\b|[\p{L}\p{N}][.\u3002]\p{L}{2,}|@/iu
/** A year is harmless, a telephone number is not. */
const mostDigits = 6

/**
 * A name on one line, however long; null where a mail program would make a link of it, or where it holds a phone number.
 * One person may type the name that another reads: nobody shall send strangers an address or a number in our name.
 */
export function harmlessName(name: string): string | null {
  const line = name.normalize('NFKC').replace(/\s+/gu, ' ').trim()
  const digits = line.match(/\p{N}/gu)?.length ?? 0
  return line === '' || digits > mostDigits || linkLike.test(line) ? null : line
}
