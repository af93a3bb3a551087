const longest = 60
/** What mail programs make a link of by themselves, or read as an address. */
const linkLike = /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}|@/iu

/**
 * A name that a mail may greet with; null where it says more than a name. Whoever typed it need not be who reads
 * the mail, and nobody is to send their own words or links to strangers in our name.
 */
export function greetingName(name: string | null): string | null {
  const line = harmlessName(name ?? '')
  return line === null || line.length > longest ? null : line
}

/** A name on one line, however long; null where a mail program would make a link of it. */
export function harmlessName(name: string): string | null {
  const line = name.replace(/\s+/gu, ' ').trim()
  return line === '' || linkLike.test(line) ? null : line
}
